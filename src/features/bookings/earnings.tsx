import { Fragment } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { weekOf } from '#domain/bookings/calendar.ts';
import { earningsOn } from '#domain/bookings/earnings.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { dayOf, type Instant, wallAt } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './earnings.module.css';

interface EarningsProps {
  readonly bookings: readonly Booking[];
  readonly now: Instant;
}

/** What this week's shifts pay, worked and to come; nothing in a week without any. */
export function Earnings({ bookings, now }: EarningsProps) {
  const t = useTranslations('bookings.earnings');
  const format = useFormat();
  const today = dayOf(wallAt(now, useTimeZone() ?? 'UTC'));
  const sums = earningsOn(weekOf(today), bookings, now);
  if (sums.length === 0) return null;
  return (
    <section className={classes.earnings} aria-label={t('title')}>
      <h2 className={classes.title}>{t('title')}</h2>
      <dl className={classes.figures}>
        {sums.map(({ currency, earnedMinor, workedMin, aheadMinor }) => (
          <Fragment key={currency}>
            {workedMin > 0 && (
              <div>
                <dt>{t('worked', { duration: format.duration(workedMin) })}</dt>
                <dd>{format.money(earnedMinor, currency)}</dd>
              </div>
            )}
            {aheadMinor > 0 && (
              <div>
                <dt>{t('ahead')}</dt>
                <dd>{format.money(aheadMinor, currency)}</dd>
              </div>
            )}
          </Fragment>
        ))}
      </dl>
      <p className={classes.note}>{t('note')}</p>
    </section>
  );
}
