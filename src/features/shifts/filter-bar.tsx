// The filters people use most, one tap each; the rest behind the first button.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownRelations } from '#domain/relations/queries.ts';
import { filterCount } from '#domain/shifts/search.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Chip } from '#ui/chip.tsx';
import classes from './filter-bar.module.css';
import { FilterSheet } from './filter-sheet.tsx';
import { FiltersButton } from './filters-button.tsx';
import { SearchChips } from './search-chips.tsx';
import { type ChosenFilters, type OwnWishes, toShiftFilters } from './use-filters.ts';
import { useOwnCurrency } from './use-own-currency.ts';

export interface FilterBarProps {
  readonly chosen: ChosenFilters;
  readonly onChange: (changes: Partial<ChosenFilters>) => void;
  readonly own: OwnWishes;
  /** How many shifts these filters leave. */
  readonly count: number;
}

export function FilterBar(props: FilterBarProps) {
  const { chosen, onChange, own } = props;
  const t = useTranslations('shifts.find');
  const format = useFormat();
  const currency = useOwnCurrency();
  const [opened, setOpened] = useState(false);
  const filters = toShiftFilters(chosen, own);
  const favourites = [...(useQuery(ownRelations, null)?.values() ?? [])].includes('favourite');
  const rate = filters.minimumRateMinor ?? own.minimumRateMinor;
  return (
    <div className={classes.bar}>
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
      <FilterSheet {...props} opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
}
