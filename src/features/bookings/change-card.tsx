// The venue wants other terms than those agreed: what was and what would be, until when to answer, and both ways out.
// What is agreed holds until the answer; a clash is said before it.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { respondChange } from '#domain/bookings/answers.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { Terms } from '#domain/shifts/terms.ts';
import { overlaps } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useTermsWords } from '#i18n/use-terms-words.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './change-card.module.css';
import { useOwnBookings } from './use-own-bookings.ts';

export function ChangeCard({ booking }: { readonly booking: TrackedBooking }) {
  const t = useTranslations('bookings.change');
  const when = useWhen();
  const changes = useTermsWords();
  const { proposed } = booking;
  const clash = useClash(booking);
  const answer = useAnswer(booking);
  if (booking.status !== 'change_pending' || proposed === null) return null;
  const until = booking.answerLate
    ? t('late')
    : t('until', { by: when.by(booking.answerBy ?? booking.startsAt, booking.tz) });
  return (
    <section className={classes.card} aria-label={t('title')}>
      <Notice tone="amber" detail={until}>
        {t('title')}
      </Notice>
      <ul className={classes.changes}>
        {changes({ was: booking, now: proposed, tz: booking.tz, currency: booking.currency }).map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {clash !== null && <Notice tone="red">{clash}</Notice>}
      <div className={classes.acts}>
        <Button size="lg" disabled={clash !== null} onClick={() => void answer('accept')}>
          {t('accept')}
        </Button>
        <Button size="lg" variant="outline" onClick={() => void answer('decline')}>
          {t('decline')}
        </Button>
      </div>
      <p className={classes.note}>{t('declineNote')}</p>
    </section>
  );
}

/** In words, the other booking that the proposed time would run into; null when there is none. */
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
  const range = format.span({ start: other.startsAt, end: other.endsAt, tz: other.tz });
  return t('clash', { venue: own?.venues.get(other.venueId)?.name ?? t('somewhere'), range });
}

function useAnswer(booking: TrackedBooking) {
  const t = useTranslations('bookings.change');
  const applications = useTranslations('applications.toast');
  const respond = useCommand(respondChange);
  const told = useToldOutcome();
  return async (answer: 'accept' | 'decline') => {
    const applied = t(answer === 'accept' ? 'accepted' : 'declined');
    const saving = respond({ id: booking.id, answer, version: booking.version });
    await told(saving, { applied, notSaved: applications('notSaved') });
  };
}
