// A Rockstar's reviews: of one shift, both sides'; or all shifts that still wait for theirs, once the hours are agreed.
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { type Reviewed, reviewsOfBooking, reviewsWith } from '#domain/reviews/queries.ts';
import { mayReview } from '#domain/reviews/rules.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useNow } from '#ui/use-now.ts';
import { ReviewPair } from './review-pair.tsx';
import classes from './reviews.module.css';

export function OwnReviewsPanel({ bookingId }: { readonly bookingId: string }) {
  const reviewed = useQuery(reviewsOfBooking, { bookingId });
  return reviewed == null ? null : <Panel all={[reviewed]} />;
}

export function ReviewsAskedPanel() {
  const now = useNow();
  const all = useQuery(reviewsWith, { workerId: null, venueId: null });
  const asked = all?.filter(
    ({ booking, own }) => own === null && booking.status === 'approved' && mayReview(booking, now),
  );
  return <Panel all={asked ?? []} dated />;
}

function Panel({ all, dated = false }: { readonly all: readonly Reviewed[]; readonly dated?: boolean }) {
  const t = useTranslations('reviews');
  const format = useFormat();
  const roleName = useRoleName();
  const now = useNow();
  const venues = useQuery(venuesById, null);
  const shown = all.filter(of => of.own !== null || of.others !== null || mayReview(of.booking, now));
  if (venues === undefined || shown.length === 0) return null;
  return (
    <section className={classes.panel} aria-label={t('title')}>
      {shown.map(of => {
        const name = venues.get(of.booking.venueId)?.name ?? '';
        return (
          <div key={of.booking.id} className={classes.asked}>
            <h2 className={classes.title}>{of.own === null ? t('ask', { name }) : t('title')}</h2>
            {dated && (
              <p className={classes.dim}>
                {[roleName(of.booking.role), format.dayHeading(of.booking.startsAt, of.booking.tz)].join(' · ')}
              </p>
            )}
            <ReviewPair reviewed={of} name={name} mayWrite />
          </div>
        );
      })}
    </section>
  );
}
