// A Rockstar's reviews: of one shift, both sides'; or all shifts that still wait for theirs, once the hours are agreed.

import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { type Reviewed, reviewsOfBooking, reviewsWith } from '#domain/reviews/queries.ts';
import { mayReview } from '#domain/reviews/rules.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ReviewPair } from './review-pair.tsx';
import classes from './reviews.module.css';

export function OwnReviewsPanel({ bookingId }: { readonly bookingId: string }) {
  const reviewed = useQuery(reviewsOfBooking, { bookingId });
  return reviewed == null ? null : <Panel all={[reviewed]} />;
}

/** The newest asks for its own; the rest waits behind it, so that whoever wrote none for weeks still finds their week below. */
export function ReviewsAskedPanel() {
  const t = useTranslations('reviews');
  const now = useEncoreNow();
  const [all, showAll] = useState(false);
  const worked = useQuery(reviewsWith, { workerId: null, venueId: null });
  const asked = worked?.filter(
    ({ booking, own }) => own === null && booking.status === 'approved' && mayReview(booking, now),
  );
  if (asked === undefined) return null;
  const shown = all ? asked : asked.slice(0, 1);
  const more = asked.length - shown.length;
  return (
    <Panel all={shown} dated>
      {more > 0 && (
        <Button
          size="sm"
          variant="subtle"
          data-flush="start"
          className={classes.more ?? ''}
          onClick={() => showAll(true)}
        >
          {t('more', { n: more })}
        </Button>
      )}
    </Panel>
  );
}

interface PanelProps {
  readonly all: readonly Reviewed[];
  readonly dated?: boolean;
  /** Below them. */
  readonly children?: ReactNode;
}

function Panel({ all, dated = false, children }: PanelProps) {
  const t = useTranslations('reviews');
  const format = useFormat();
  const roleName = useRoleName();
  const now = useEncoreNow();
  const venues = useQuery(venuesById, null);
  const shown = all.filter(
    of => of.own !== null || of.others !== null || of.disputed !== null || mayReview(of.booking, now),
  );
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
      {children}
    </section>
  );
}
