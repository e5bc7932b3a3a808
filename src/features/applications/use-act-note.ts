import { useTranslations } from 'use-intl';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import type { Offer } from '#domain/applications/offer.ts';
import { LONG_WEEK_MIN } from '#domain/shifts/working-week.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';

/** The line above the act: what it does and when one is booked, and a warning where the week becomes long. */
export function useActNote(offer: Offer, weekMin: number): string {
  const t = useTranslations('applications.act');
  const format = useFormat();
  const words = useOfferWords(offer);
  if (offer.kind === 'none' || weekMin <= LONG_WEEK_MIN) return words;
  return `${words} ${t('longWeek', { duration: format.duration(weekMin) })}`;
}

function useOfferWords(offer: Offer): string {
  const t = useTranslations('applications.act');
  const refusal = useRefusalWords();
  const device = useDeviceWord();
  const { phase } = useSyncStatus();
  switch (offer.kind) {
    case 'claim':
      return phase === 'offline' ? t(`claimNoteOffline.${device}`) : t('claimNote');
    case 'apply':
      return offer.tooLittleRest ? t('applyRest') : t('applyNote');
    case 'waitlist':
      return t('waitlistNote');
    case 'none':
      return refusal(offer.code);
  }
}
