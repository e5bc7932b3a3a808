import { useCallback } from 'react';
import type { RunningAct } from '#bridge/use-online-act.ts';
import { notify, notifyFailedCall } from '#ui/toast.ts';
import { useAdminFailure } from './use-admin-failure.ts';

export type Answer = Awaited<ReturnType<RunningAct<never, unknown>['run']>>;

/** Tells what came of an admin's act; true when it was done. */
export function useTellAnswer(): (answer: Answer, done: string) => boolean {
  const failureWords = useAdminFailure();
  return useCallback(
    (answer, done) => {
      if (answer.ok) notify(done);
      else notifyFailedCall(failureWords(answer.error.code));
      return answer.ok;
    },
    [failureWords],
  );
}
