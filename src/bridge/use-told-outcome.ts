// What a person is told of an act that a screen saves: that it is on this device, what the server made of it, or that it was not
// saved. Which words those are is the screen's.
import { useCallback } from 'react';
import { useNotSaved } from '#i18n/use-not-saved.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notifyFailure, notifyNotSaved, notifyOutcome, type OutcomeWords } from '#ui/toast.ts';
import { useOutcome } from './use-outcome.ts';

interface ToldWords extends Omit<OutcomeWords, 'saved'> {
  /** Where 'Saved on this phone' says too little. */
  readonly saved?: string;
  /** Where 'Couldn’t save on this device' says too little; said of a full device too. */
  readonly notSaved?: string;
}

/** As `useCommand` and `useCommands` answer. */
type Saved =
  | { readonly ok: true; readonly commandId: string }
  | { readonly ok: true; readonly commandIds: readonly string[] }
  | { readonly ok: false };

/** Resolves to whether it was saved here; what becomes of it is told whenever it is known. */
export function useToldOutcome(): (saving: Promise<Saved>, words: ToldWords) => Promise<boolean> {
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  const failed = useNotSaved();
  return useCallback(
    async (saving, { notSaved, ...words }) => {
      const saved = await saving;
      if (!saved.ok) {
        if (notSaved === undefined) notifyNotSaved(failed);
        else notifyFailure(notSaved, 'high');
      } else {
        const ids = 'commandId' in saved ? [saved.commandId] : saved.commandIds;
        notifyOutcome(outcome(...ids), { saved: savedHere, ...words });
      }
      return saved.ok;
    },
    [outcome, savedHere, failed],
  );
}
