// The filters people use most, one tap each; the rest behind the first button.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { filterCount } from '#domain/shifts/search.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './filter-bar.module.css';
import { FilterChip, FiltersButton } from './filter-chip.tsx';
import { FilterSheet } from './filter-sheet.tsx';
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
  const rate = filters.minimumRateMinor ?? own.minimumRateMinor;
  return (
    <div className={classes.bar}>
      <FiltersButton count={filterCount(filters)} onClick={() => setOpened(true)} />
      <SearchChips chosen={chosen} onChange={onChange} />
      {own.roles.length > 0 && (
        <FilterChip
          on={chosen.roles === 'own'}
          onToggle={on => onChange({ roles: on ? 'own' : [] })}
          label={t('ownRoles')}
        />
      )}
      {rate !== null && (
        <FilterChip
          on={filters.minimumRateMinor !== null}
          onToggle={on => onChange({ minimum: on ? 'own' : null })}
          label={t('rateOrMore', { rate: format.money(rate, currency) })}
        />
      )}
      <FilterChip
        on={chosen.fitsCalendar}
        onToggle={fitsCalendar => onChange({ fitsCalendar })}
        label={t('fitsCalendar')}
      />
      <FilterChip
        on={chosen.instantOnly}
        onToggle={instantOnly => onChange({ instantOnly })}
        label={t('instantOnly')}
      />
      <FilterSheet {...props} opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
}
