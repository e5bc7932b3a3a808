// Before somebody applies for a shift: how its venue was rated, and how it keeps its word, by what happened there.
import { IconCalendarX, IconClockCheck, IconHourglass, IconStar } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { shiftById } from '#domain/shifts/queries.ts';
import { venueById } from '#domain/venues/queries.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useRatingWords } from '#i18n/use-reputation-words.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { Initials } from '#ui/initials.tsx';
import classes from './venue-record-panel.module.css';

export function VenueRecordPanel({ shiftId }: { readonly shiftId: string }) {
  const shift = useQuery(shiftById, { id: shiftId });
  const venue = useQuery(venueById, { id: shift?.venueId ?? '' });
  return venue == null ? null : <Section venue={venue} />;
}

function Section({ venue }: { readonly venue: Venue }) {
  const t = useTranslations('reliability.venue');
  const { ratingAll, lateCancelsPct, approvalHours } = venue;
  const isNew = ratingAll === null && lateCancelsPct === null && approvalHours === null;
  return (
    <section aria-label={t('title')}>
      <h2 className={classes.title}>{t('title')}</h2>
      {venue.photo !== null && <Initials name={venue.name} photo={venue.photo} size={96} />}
      {venue.description !== null && <p className={classes.dim}>{venue.description}</p>}
      {isNew ? <p className={classes.dim}>{t('new')}</p> : <Facts venue={venue} />}
    </section>
  );
}

function Facts({ venue }: { readonly venue: Venue }) {
  const t = useTranslations('reliability.venue');
  const rating = useRatingWords()(venue);
  const { lateCancelsPct, approvalHours, asPostedPct } = venue;
  return (
    <FactList>
      {rating !== null && (
        <Fact icon={IconStar} label={t('rated')} detail={rating.ever}>
          {rating.recent}
        </Fact>
      )}
      {lateCancelsPct !== null && (
        <Fact icon={IconCalendarX} label={t('kept')}>
          {lateCancelsPct === 0 ? t('keptNone') : t('keptText', { percent: String(lateCancelsPct) })}
        </Fact>
      )}
      {approvalHours !== null && (
        <Fact icon={IconClockCheck} label={t('approval')}>
          {approvalHours <= 48
            ? t('approvalHours', { n: Math.max(1, approvalHours) })
            : t('approvalDays', { n: Math.ceil(approvalHours / 24) })}
        </Fact>
      )}
      {asPostedPct !== null && (
        <Fact icon={IconHourglass} label={t('asPosted')}>
          {t('asPostedText', { percent: String(asPostedPct) })}
        </Fact>
      )}
    </FactList>
  );
}
