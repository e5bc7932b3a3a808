import { useTranslations } from 'use-intl';
import { useOffline } from '#bridge/use-offline.ts';
import type { Offer } from '#domain/applications/offer.ts';
import { longWeekMinOf, type Rules } from '#domain/platform/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { useWhen } from '#i18n/use-when.ts';

export interface WeekWith {
  /** Of work in that week, with this shift. */
  readonly weekMin: number;
  readonly rules: Rules;
}

/** A shift whose first requests are gathered. */
type Gathering = Pick<Shift, 'fairUntil' | 'tz'> | null;

/** The line above the act: what it does and when one is booked, and a warning where the week becomes long. */
export function useActNote(offer: Offer, { weekMin, rules }: WeekWith, gathering: Gathering): string {
  const t = useTranslations('applications.act');
  const format = useFormat();
  const words = useOfferWords(offer, gathering);
  if (offer.kind === 'none' || weekMin <= longWeekMinOf(rules)) return words;
  return `${words} ${t('longWeek', { duration: format.duration(weekMin), hours: String(rules.weekHours) })}`;
}

function useOfferWords(offer: Offer, gathering: Gathering): string {
  const t = useTranslations('applications.act');
  const refusal = useRefusalWords();
  const device = useDeviceWord();
  const when = useWhen();
  const offline = useOffline();
  switch (offer.kind) {
    case 'claim':
      if (offline) return t(`claimNoteOffline.${device}`);
      if (gathering === null || gathering.fairUntil === null) return t('claimNote');
      return t('claimNoteFair', { at: when.at(gathering.fairUntil, gathering.tz) });
    case 'apply':
      return offer.tooLittleRest ? t('applyRest') : t('applyNote');
    case 'waitlist':
      return t('waitlistNote');
    case 'none':
      // A request is not a booking, though only one of two that overlap can become one at once.
      return offer.hindrance?.code === 'clash' && !offer.hindrance.with.booked ? t('clashAsked') : refusal(offer.code);
  }
}
