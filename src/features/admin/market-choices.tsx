// Period and city of what is looked at, and what may be done with it; the address says both.
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { MARKET_WEEKS } from '#domain/admin/market.ts';
import { allAreas } from '#domain/venues/areas.ts';
import { Segments } from '#ui/segments.tsx';
import classes from './market.module.css';
import { type MarketSearch, marketAsked, marketSearch } from './market-search.ts';

export interface MarketChoicesProps {
  readonly search: MarketSearch;
  readonly onSearch: (search: MarketSearch) => void;
  readonly children?: ReactNode;
}

export function MarketChoices({ search, onSearch, children }: MarketChoicesProps) {
  const t = useTranslations('admin.market');
  const cities = useQuery(allAreas, null);
  const { weeks, area } = marketAsked(search);
  const choose = (more: object) => {
    const { area: city, ...rest } = marketSearch({ weeks, area, ...more });
    onSearch({ ...rest, ...(city !== undefined && city !== 'all' && { area: city }) });
  };
  return (
    <div className={classes.choices}>
      <Segments
        label={t('period')}
        value={String(weeks)}
        onChange={value => choose({ weeks: Number(value) })}
        data={MARKET_WEEKS.map(n => ({ value: String(n), label: t('weeks', { n: String(n) }) }))}
      />
      <NativeSelect
        aria-label={t('area')}
        value={area}
        onChange={event => choose({ area: event.currentTarget.value })}
        data={[
          { value: 'all', label: t('anyArea') },
          ...(cities ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      {children}
    </div>
  );
}
