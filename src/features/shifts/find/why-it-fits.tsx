// What speaks for an open shift, one sentence each. Where it does not fit, the one line of facts says why.
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { VenueId } from '#domain/ids.ts';
import { fitOf, type Seeker } from '#domain/shifts/fit.ts';
import { type FitReason, fitReasons } from '#domain/shifts/fit-reasons.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './why-it-fits.module.css';

interface WhyItFitsProps {
  readonly shift: Shift;
  readonly seeker: Seeker;
  readonly venues: ReadonlyMap<VenueId, Venue> | undefined;
}

export function WhyItFits({ shift, seeker, venues }: WhyItFitsProps) {
  const t = useTranslations('shifts.why');
  const words = useReasonWords(shift, venues);
  const reasons = fitOf(shift, seeker).fits ? fitReasons(shift, seeker) : [];
  if (reasons.length === 0) return null;
  return (
    <section className={classes.why} aria-label={t('title')}>
      <h2 data-heading="panel" className={classes.title}>
        {t('title')}
      </h2>
      <ul role="list" className={classes.reasons}>
        {reasons.map(reason => {
          const Icon = reason.kind === 'long_week' ? IconAlertTriangle : IconCheck;
          return (
            <li key={reason.kind} data-against={reason.kind === 'long_week' || undefined}>
              <Icon size={20} stroke={2} aria-hidden="true" />
              {words(reason)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useReasonWords(shift: Shift, venues: WhyItFitsProps['venues']): (reason: FitReason) => string {
  const t = useTranslations('shifts.why');
  const strip = useTranslations('shifts.strip');
  const format = useFormat();
  return reason => {
    switch (reason.kind) {
      case 'rest_after':
      case 'rest_before':
        return t(reason.kind, {
          duration: format.duration(reason.minutes),
          venue: venues?.get(reason.other.venueId as VenueId)?.name ?? strip('somewhere'),
        });
      case 'above_minimum':
        return reason.byMinor === 0
          ? t('at_minimum')
          : t('above_minimum', { sum: format.money(reason.byMinor, shift.currency) });
      case 'long_week':
        return t('long_week', { duration: format.duration(reason.minutes), limit: String(reason.limitHours) });
      case 'preferred':
      case 'role':
        return t(reason.kind);
    }
  };
}
