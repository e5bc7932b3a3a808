// What a venue asks to change of a booking, for whoever answers it: what differs, until when, what speaks against it, and the answer.
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { respondChange } from '#domain/bookings/answers.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { estimatedPayMinor } from '#domain/shifts/rules.ts';
import type { Terms } from '#domain/shifts/terms.ts';
import { overlaps } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useTermsWords } from '#i18n/use-terms-words.ts';
import { useWhen } from '#i18n/use-when.ts';
import { useOwnBookings } from './use-own-bookings.ts';

export interface Change {
  /** Each as 'old → new'; last what that does to the pay of the whole shift. */
  readonly changes: readonly string[];
  readonly until: string;
  /** In words, the other booking that the proposed time would run into; null when there is none. */
  readonly clash: string | null;
  answer(answer: 'accept' | 'decline'): Promise<void>;
}

/** Null: nothing is to be answered. */
export function useChange(booking: TrackedBooking): Change | null {
  const t = useTranslations('bookings.change');
  const when = useWhen();
  const format = useFormat();
  const wordsOf = useTermsWords();
  const clash = useClash(booking);
  const answer = useAnswer(booking);
  const { proposed } = booking;
  if (booking.status !== 'change_pending' || proposed === null) return null;
  const until = booking.answerLate
    ? t('late')
    : t('until', { by: when.by(booking.answerBy ?? booking.startsAt, booking.tz) });
  const changes = wordsOf({ was: booking, now: proposed, tz: booking.tz, currency: booking.currency });
  const [before, after] = [estimatedPayMinor(booking), estimatedPayMinor(proposed)];
  const paid = (minor: number) => format.money(minor, booking.currency);
  const pay = before === after ? [] : [t('pay', { was: paid(before), now: paid(after) })];
  return { changes: [...changes, ...pay], until, clash, answer };
}

function useClash(booking: TrackedBooking): string | null {
  const t = useTranslations('bookings.change');
  const format = useFormat();
  const own = useOwnBookings();
  const wanted: Terms | null = booking.proposed;
  const other =
    wanted === null
      ? undefined
      : own?.upcoming.find(one => one.id !== booking.id && holdsPlace(one.status) && overlaps(one, wanted));
  if (other === undefined) return null;
  const range = format.spanInSentence({ start: other.startsAt, end: other.endsAt, tz: other.tz });
  return t('clash', { venue: own?.venues.get(other.venueId)?.name ?? t('somewhere'), range });
}

function useAnswer(booking: TrackedBooking): Change['answer'] {
  const t = useTranslations('bookings.change');
  const respond = useCommand(respondChange);
  const told = useToldOutcome();
  return async answer => {
    const applied = t(answer === 'accept' ? 'accepted' : 'declined');
    const saving = respond({ id: booking.id, answer, version: booking.version });
    await told(saving, { applied });
  };
}
