// Offers a newer version as one toast that stays until it is answered. It comes between two acts: not while something waits to be
// sent, and not while somebody types. Draws nothing itself.
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { offer } from '#ui/toast.ts';
import { waitingUpdate } from './service-worker.ts';

export function UpdateOffer() {
  const t = useTranslations('common.update');
  const accept = useSyncExternalStore(waitingUpdate.subscribe, waitingUpdate.get);
  const { pendingCount } = useSyncStatus();
  useEffect(() => {
    if (accept === null || pendingCount > 0) return;
    return whenNobodyTypes(() => offer('update', t('ready'), { label: t('act'), run: accept }));
  }, [accept, pendingCount, t]);
  return null;
}

/** Calls once the field that has the cursor has no words in it: at once, or when it is left. Answers with how to give up. */
function whenNobodyTypes(call: () => void): () => void {
  const events = ['focusout', 'input'] as const;
  const stop = () => {
    for (const event of events) document.removeEventListener(event, lookAfter);
  };
  const look = () => {
    if (hasWords(document.activeElement)) return;
    stop();
    call();
  };
  // What loses the cursor has it still while it is told so.
  const lookAfter = () => queueMicrotask(look);
  for (const event of events) document.addEventListener(event, lookAfter);
  look();
  return stop;
}

function hasWords(field: Element | null): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  return (
    field instanceof HTMLInputElement &&
    !/^(?:checkbox|radio|button|submit|range)$/.test(field.type) &&
    field.value !== ''
  );
}
