import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { offer } from '#ui/toast.ts';
import { waitingUpdate } from './service-worker.ts';

/** Offers a newer version as one toast that stays until it is answered. Draws nothing itself. */
export function UpdateOffer() {
  const t = useTranslations('common.update');
  const accept = useSyncExternalStore(waitingUpdate.subscribe, waitingUpdate.get);
  useEffect(() => {
    if (accept !== null) offer('update', t('ready'), { label: t('act'), run: accept });
  }, [accept, t]);
  return null;
}
