import { useState } from 'react';
import { type OnlineAct, useOnlineAct } from '#bridge/use-online-act.ts';
import { notify } from '#ui/toast.ts';
import { useAdminFailure } from './use-admin-failure.ts';

interface SheetEnds {
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** What a sheet was opened for: why it was not saved stands on the sheet, in words; saved, that is said and the sheet closes. */
export function useSheetSave<Args, Answer>(act: OnlineAct<Args, Answer>, { onSaved, onClose }: SheetEnds) {
  const { run, busy } = useOnlineAct(act);
  const words = useAdminFailure();
  const [code, setCode] = useState<string | null>(null);
  const save = async (args: Args, said: string) => {
    const answer = await run(args);
    if (!answer.ok) return setCode(answer.error.code);
    notify(said);
    onSaved();
    onClose();
  };
  return { save, busy, failure: code === null ? null : words(code) };
}
