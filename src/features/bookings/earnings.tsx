import { Fragment } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import type { Booking } from '#domain/bookings/schema.ts';
import { byCurrency, sumsOf, within } from '#domain/earnings/rules.ts';
import { addDays, dayOf, type Instant, mondayOf, wallAt } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './earnings.module.css';
import { useOwnEarnings } from './use-own-earnings.ts';

interface EarningsProps {
  readonly bookings: readonly Booking[];
  readonly now: Instant;
}

/** What this week's shifts pay: worked, by the hours as they stand, and to come; nothing in a week without any. */
export function Earnings({ bookings, now }: EarningsProps) {
  const t = useTranslations('bookings.earnings');
  const format = useFormat();
  const today = dayOf(wallAt(now, useTimeZone() ?? 'UTC'));
  const earnings = useOwnEarnings(bookings, now);
  if (earnings === undefined) return null;
  const monday = mondayOf(today);
  const week = within(earnings, { from: monday, to: addDays(monday, 6) });
  const sums = byCurrency(week).map(of => ({ currency: of.currency, ...sumsOf(of.earnings) }));
  if (sums.every(({ minutes, ahead }) => minutes === 0 && ahead === 0)) return null;
  return (
    <section className={classes.earnings} aria-label={t('title')}>
      <h2 className={classes.title}>{t('title')}</h2>
      <dl className={classes.figures}>
        {sums.map(({ currency, agreed, sent, minutes, ahead }) => (
          <Fragment key={currency}>
            {minutes > 0 && (
              <div>
                <dt>{t('worked', { duration: format.duration(minutes) })}</dt>
                <dd>{format.money(agreed + sent, currency)}</dd>
              </div>
            )}
            {ahead > 0 && (
              <div>
                <dt>{t('ahead')}</dt>
                <dd>{format.money(ahead, currency)}</dd>
              </div>
            )}
          </Fragment>
        ))}
      </dl>
      <p className={classes.note}>{t('note')}</p>
    </section>
  );
}
