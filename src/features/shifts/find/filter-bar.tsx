// The filters people use most, one tap each; the rest behind the first button.

import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownRelations } from '#domain/relations/queries.ts';
import { ownSearches } from '#domain/searches/queries.ts';
import { filterCount } from '#domain/shifts/search.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Chip } from '#ui/chip.tsx';
import classes from './filter-bar.module.css';
import { FilterSheet } from './filter-sheet.tsx';
import { type ChosenFilters, NO_FILTERS, type OwnWishes, readFilters, toShiftFilters } from './use-filters.ts';
import { useOwnCurrency } from './use-own-currency.ts';

export interface FilterBarProps {
  readonly chosen: ChosenFilters;
  readonly onChange: (changes: Partial<ChosenFilters>) => void;
  readonly own: OwnWishes;
  /** How many shifts these filters leave. */
  readonly count: number;
  /** What was put out of sight, and whether that alone is looked at. */
  readonly hidden: { readonly count: number; readonly only: boolean; readonly onOnly: (only: boolean) => void };
  /** In a line with the title, not a line of its own. */
  readonly beside?: boolean;
}

export function FilterBar(props: FilterBarProps) {
  const { chosen, onChange, own, hidden } = props;
  const t = useTranslations('shifts.find');
  const format = useFormat();
  const currency = useOwnCurrency();
  const [opened, setOpened] = useState(false);
  const filters = toShiftFilters(chosen, own);
  const favourites = [...(useQuery(ownRelations, null)?.values() ?? [])].includes('favourite');
  const rate = filters.minimumRateMinor ?? own.minimumRateMinor;
  return (
    <div className={classes.bar} data-beside={props.beside || undefined}>
      <FiltersButton count={filterCount(filters)} onClick={() => setOpened(true)} />
      <SearchChips chosen={chosen} onChange={onChange} />
      {own.roles.length > 0 && (
        <Chip on={chosen.roles === 'own'} onClick={() => onChange({ roles: chosen.roles === 'own' ? [] : 'own' })}>
          {t('ownRoles')}
        </Chip>
      )}
      {rate !== null && (
        <Chip
          on={filters.minimumRateMinor !== null}
          onClick={() => onChange({ minimum: filters.minimumRateMinor === null ? 'own' : null })}
        >
          {t('rateOrMore', { rate: format.money(rate, currency) })}
        </Chip>
      )}
      <Chip on={chosen.fitsCalendar} onClick={() => onChange({ fitsCalendar: !chosen.fitsCalendar })}>
        {t('fitsCalendar')}
      </Chip>
      <Chip on={chosen.instantOnly} onClick={() => onChange({ instantOnly: !chosen.instantOnly })}>
        {t('instantOnly')}
      </Chip>
      {favourites && (
        <Chip on={chosen.favouritesOnly} onClick={() => onChange({ favouritesOnly: !chosen.favouritesOnly })}>
          {t('favouritesOnly')}
        </Chip>
      )}
      {(hidden.count > 0 || hidden.only) && (
        <Chip on={hidden.only} onClick={() => hidden.onOnly(!hidden.only)}>
          {t('hidden.chip', { n: String(hidden.count) })}
        </Chip>
      )}
      <FilterSheet {...props} opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
}

interface FiltersButtonProps {
  /** How many filters are on. */
  readonly count: number;
  readonly onClick: () => void;
}

function FiltersButton({ count, onClick }: FiltersButtonProps) {
  const t = useTranslations('shifts.find');
  return (
    <Chip name={count > 0 ? t('filtersCount', { n: String(count) }) : t('filters')} onClick={onClick}>
      <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />
      {t('filters')}
      {count > 0 && <span className={classes.count}>{count}</span>}
    </Chip>
  );
}

/** The searches that were kept, one tap each; a second tap takes the filters off. */
function SearchChips({ chosen, onChange }: Pick<FilterBarProps, 'chosen' | 'onChange'>) {
  const searches = useQuery(ownSearches, null);
  return searches?.map(search => {
    const filters = readFilters(search.filters);
    const on = JSON.stringify(filters) === JSON.stringify(readFilters(JSON.stringify(chosen)));
    return (
      <Chip key={search.id} on={on} onClick={() => onChange(on ? NO_FILTERS : filters)}>
        {search.name}
      </Chip>
    );
  });
}
