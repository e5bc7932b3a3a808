// Runs the acts that need the network now: sign in, redeem a token. A screen that imports this says so by its imports;
// everything else goes through use-command.ts and works without signal.

import { useCallback, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { safeParse } from 'valibot';
import type { ActResult, Device } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { tellRefusal } from './refusals.ts';

/** Declared in `domain/<noun>/online.ts`. */
export interface OnlineAct<Args, Answer> {
  readonly name: string;
  readonly args: GenericSchema<unknown, Args>;
  /** Never throws for what a network does. */
  run(device: Device, args: Args): Promise<ActResult<Answer>>;
}

export interface RunningAct<Args, Answer> {
  /** Refused as `busy` while an earlier run of the same screen is on its way, as `invalid_arguments` when the form let something through. */
  run(args: Args): Promise<ActResult<Answer>>;
  readonly busy: boolean;
}

export function useOnlineAct<Args, Answer>(act: OnlineAct<Args, Answer>): RunningAct<Args, Answer> {
  const device = useDevice();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const run = useCallback(
    async (args: Args): Promise<ActResult<Answer>> => {
      if (running.current) return { ok: false, error: { code: 'busy' } };
      const parsed = safeParse(act.args, args);
      if (!parsed.success) return { ok: false, error: { code: 'invalid_arguments' } };
      running.current = true;
      setBusy(true);
      try {
        const answer = await act.run(device, parsed.output);
        if (!answer.ok) tellRefusal(answer.error.code);
        return answer;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [act, device],
  );

  return { run, busy };
}
