// Earnings in one currency: the bars, what their inks mean, and the sums by venue of all the days or of the bar that was pressed.
import { Button } from '@mantine/core';
import { IconTableDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { csvText } from '#domain/csv.ts';
import {
  byVenue,
  type Days,
  type Earning,
  type EarningSpan,
  earnedCsv,
  type OfCurrency,
  within,
} from '#domain/earnings/rules.ts';
import type { VenueId } from '#domain/ids.ts';
import type { Currency } from '#domain/money.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { deviceTag } from '#i18n/device-tag.ts';
import { useFormat } from '#i18n/use-format.ts';
import { download } from '#ui/download.ts';
import { EarningBars, useBarDays } from './earning-bars.tsx';
import classes from './earnings.module.css';

interface EarningsSectionProps {
  readonly of: OfCurrency;
  readonly bars: readonly Days[];
  readonly span: EarningSpan;
  /** Of a second currency: the first one's is the screen's. */
  readonly heading: { readonly title: string; readonly lead: string } | null;
}

export function EarningsSection({ of, bars, span, heading }: EarningsSectionProps) {
  const t = useTranslations('earnings');
  const daysOf = useBarDays(span);
  const [pressed, setPressed] = useState<Days | null>(null);
  const venueOf = useVenueName();
  const saveCsv = useEarnedCsv(venueOf);
  const shown = pressed === null ? of.earnings : within(of.earnings, pressed);
  return (
    <section>
      {heading !== null && <h2 className={classes.title}>{heading.title}</h2>}
      {heading !== null && <p className={classes.dim}>{heading.lead}</p>}
      <div className={classes.split}>
        <div>
          <EarningBars of={of} bars={bars} span={span} pressed={pressed} onPress={setPressed} />
        </div>
        <div>
          <div className={classes.head}>
            <h2 className={classes.title}>
              {pressed === null ? t('byVenue') : t('byVenueOn', { days: daysOf(pressed) })}
            </h2>
            <Button
              variant="subtle"
              data-flush="end"
              leftSection={<IconTableDown size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => saveCsv(shown)}
            >
              {t('csv')}
            </Button>
          </div>
          <VenueSums earnings={shown} currency={of.currency} venueOf={venueOf} />
        </div>
      </div>
    </section>
  );
}

interface VenueSumsProps {
  readonly earnings: readonly Earning[];
  readonly currency: Currency;
  readonly venueOf: (venueId: string) => string;
}

function VenueSums({ earnings, currency, venueOf }: VenueSumsProps) {
  const t = useTranslations('earnings');
  const format = useFormat();
  const venues = byVenue(earnings);
  if (venues.length === 0) return <p className={classes.dim}>{t('nothing')}</p>;
  const worked = venues.filter(({ sums }) => sums.shifts > 0);
  const owing = venues.filter(({ sums }) => sums.owedMinor > 0);
  return (
    <ul role="list" className={classes.venues}>
      {worked.map(({ venueId, sums }) => (
        <li key={venueId}>
          <strong>{venueOf(venueId)}</strong>
          <span>
            {t('shifts', { n: sums.shifts, duration: format.duration(sums.minutes) })}
            {sums.sent > 0 && ` · ${t('ofThem', { sum: format.money(sums.sent, currency) })}`}
          </span>
          <span className={classes.sum}>{format.money(sums.agreed, currency)}</span>
        </li>
      ))}
      {owing.map(({ venueId, sums }) => (
        <li key={`${venueId} owed`}>
          <strong>{venueOf(venueId)}</strong>
          <span>{t('owed')}</span>
          <span className={classes.sum}>{format.money(sums.owedMinor, currency)}</span>
        </li>
      ))}
    </ul>
  );
}

function useVenueName(): (venueId: string) => string {
  const venues = useQuery(venuesById, null);
  return venueId => venues?.get(venueId as VenueId)?.name ?? '';
}

function useEarnedCsv(venue: (venueId: string) => string): (earnings: readonly Earning[]) => void {
  const t = useTranslations('earnings');
  return earnings => {
    const rows = earnedCsv(earnings, { column: name => t(`columns.${name}`), venue, state: kind => t(`kind.${kind}`) });
    download(`${t('csvName')}.csv`, 'text/csv;charset=utf-8', csvText(rows, deviceTag()));
  };
}
