import { useTranslations } from 'use-intl';
import { useOffline } from '#bridge/use-offline.ts';
import type { Offer } from '#domain/applications/offer.ts';
import { longWeekMinOf, type Rules } from '#domain/platform/rules.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { useWhen } from '#i18n/use-when.ts';

export interface WeekWith {
  /** Of work in that week, with this shift. */
  readonly weekMin: number;
  readonly rules: Rules;
}

/**
 * The line above the act: what it does and when one is booked, and a warning where the week becomes long. `fairUntil`: so long the
 * first requests are gathered.
 */
export function useActNote(offer: Offer, { weekMin, rules }: WeekWith, fairUntil: number | null): string {
  const t = useTranslations('applications.act');
  const format = useFormat();
  const words = useOfferWords(offer, fairUntil);
  if (offer.kind === 'none' || weekMin <= longWeekMinOf(rules)) return words;
  return `${words} ${t('longWeek', { duration: format.duration(weekMin), hours: String(rules.weekHours) })}`;
}

function useOfferWords(offer: Offer, fairUntil: number | null): string {
  const t = useTranslations('applications.act');
  const refusal = useRefusalWords();
  const device = useDeviceWord();
  const when = useWhen();
  const offline = useOffline();
  switch (offer.kind) {
    case 'claim':
      if (offline) return t(`claimNoteOffline.${device}`);
      return fairUntil === null ? t('claimNote') : t('claimNoteFair', { at: when.at(fairUntil) });
    case 'apply':
      return offer.tooLittleRest ? t('applyRest') : t('applyNote');
    case 'waitlist':
      return t('waitlistNote');
    case 'none':
      return refusal(offer.code);
  }
}
