// Beside somebody's hours, or on their card: what the venue and they say of one another, and asking them back.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { type Reviewed, reviewsOfBooking, reviewsWith } from '#domain/reviews/queries.ts';
import { mayReview } from '#domain/reviews/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { AskBack } from './ask-back.tsx';
import { ReviewPair } from './review-pair.tsx';
import classes from './reviews.module.css';

interface PersonReviewsPanelProps {
  readonly venueId: string;
  readonly workerId: string;
  readonly mayWrite: boolean;
}

/** All that they worked here lately. */
export function PersonReviewsPanel(props: PersonReviewsPanelProps) {
  const { venueId, workerId } = props;
  const all = useQuery(reviewsWith, { venueId, workerId });
  return <Panel {...props} all={all ?? []} dated />;
}

interface BookingReviewsPanelProps {
  readonly bookingId: string;
  readonly mayWrite: boolean;
  /** The way to ask them for the next shift. */
  readonly invite: (workerId: string) => ReactNode;
}

export function BookingReviewsPanel({ bookingId, mayWrite, invite }: BookingReviewsPanelProps) {
  const of = useQuery(reviewsOfBooking, { bookingId });
  if (of == null) return null;
  const { venueId, workerId } = of.booking;
  const next = mayWrite && <AskBack venueId={venueId} workerId={workerId} invite={invite(workerId)} />;
  return <Panel venueId={venueId} workerId={workerId} mayWrite={mayWrite} all={[of]} next={next} />;
}

interface PanelProps extends PersonReviewsPanelProps {
  readonly all: readonly Reviewed[];
  readonly dated?: boolean;
  readonly next?: ReactNode;
}

function Panel({ workerId, mayWrite, all, dated = false, next }: PanelProps) {
  const t = useTranslations('reviews');
  const format = useFormat();
  const now = useEncoreNow();
  const people = useQuery(profilesByIds, { ids: [workerId] });
  const shown = all.filter(
    of => of.own !== null || of.others !== null || of.disputed !== null || (mayWrite && mayReview(of.booking, now)),
  );
  if (people === undefined || shown.length === 0) return null;
  const name = [...people.values()][0]?.name ?? '';
  return (
    <section className={classes.panel} aria-label={t('title')}>
      <h2 className={classes.title}>{t('title')}</h2>
      {shown.map(of => {
        const pair = <ReviewPair key={of.booking.id} reviewed={of} name={name} mayWrite={mayWrite} next={next} />;
        if (!dated) return pair;
        const day = `reviews-${of.booking.id}`;
        // Named by its day: the buttons of several shifts say the same.
        return (
          <article key={of.booking.id} aria-labelledby={day}>
            <p id={day} className={classes.dim}>
              {format.dayHeading(of.booking.startsAt, of.booking.tz)}
            </p>
            {pair}
          </article>
        );
      })}
    </section>
  );
}
