// What a Rockstar earned this week, this month or in thirteen months. Sums are of agreed hours; what is not agreed yet is said beside the
// title, what is owed stands apart. Two currencies are two charts and are never added.
import { useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { ownEarnings } from '#domain/earnings/queries.ts';
import {
  barsOf,
  byCurrency,
  type EarningSpan,
  type OfCurrency,
  SPANS,
  sumsOf,
  within,
} from '#domain/earnings/rules.ts';
import { dayOf, wallAt } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FindShifts } from '#ui/find-shifts.tsx';
import { Screen } from '#ui/screen.tsx';
import { Segments } from '#ui/segments.tsx';
import classes from './earnings.module.css';
import { EarningsSection } from './earnings-section.tsx';

const BACK = '/rockstar/profile';

export function EarningsScreen() {
  const t = useTranslations('earnings');
  const now = useEncoreNow();
  const today = dayOf(wallAt(now, useTimeZone() ?? 'UTC'));
  const [span, setSpan] = useState<EarningSpan>('month');
  const earnings = useQuery(ownEarnings, { today, now });
  const titleOf = useSumTitle(span, today);
  if (earnings === undefined) return null;
  if (earnings.length === 0) {
    return (
      <Screen title={t('none')} titleHidden back={BACK}>
        <EmptyState title={t('none')} act={<FindShifts />}>
          {t('noneText')}
        </EmptyState>
      </Screen>
    );
  }
  const bars = barsOf(span, today);
  const days = { from: bars[0]?.from ?? today, to: bars.at(-1)?.to ?? today };
  const all = byCurrency(earnings).map(of => ({ ...of, earnings: within(of.earnings, days) }));
  const titles = all.map(titleOf);
  return (
    <Screen title={titles[0]?.title ?? ''} lead={titles[0]?.lead} back={BACK}>
      <div className={classes.page}>
        <Segments
          wide
          className={classes.spans}
          label={t('spans')}
          value={span}
          onChange={setSpan}
          data={SPANS.map(value => ({ value, label: t(`span.${value}`) }))}
        />
        {all.map((of, nth) => (
          <EarningsSection
            key={`${of.currency} ${span}`}
            of={of}
            bars={bars}
            span={span}
            heading={nth === 0 ? null : (titles[nth] ?? null)}
          />
        ))}
        <p className={classes.note}>{t('note')}</p>
      </div>
    </Screen>
  );
}

/** '£1,010.66 in November', and under it how long was worked and what is not agreed. */
function useSumTitle(span: EarningSpan, today: string) {
  const t = useTranslations('earnings');
  const format = useFormat();
  return ({ currency, earnings }: OfCurrency) => {
    const { agreed, sent, minutes } = sumsOf(earnings);
    const duration = format.duration(minutes);
    const sum = format.money(agreed, currency);
    return {
      title: span === 'month' ? t('title.month', { sum, month: format.month(today) }) : t(`title.${span}`, { sum }),
      lead: sent === 0 ? t('worked', { duration }) : t('notAgreed', { duration, sum: format.money(sent, currency) }),
    };
  };
}
