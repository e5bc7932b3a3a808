import { IconAdjustmentsHorizontal, IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './filter-bar.module.css';

interface FilterChipProps {
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
  readonly label: string;
}

/** Pressed or not: the tick says it where the colour does not. */
export function FilterChip({ on, onToggle, label }: FilterChipProps) {
  return (
    <button type="button" className={classes.chip} aria-pressed={on} onClick={() => onToggle(!on)}>
      {on && <IconCheck size={18} stroke={2} aria-hidden="true" />}
      {label}
    </button>
  );
}

export function FiltersButton({ count, onClick }: { readonly count: number; readonly onClick: () => void }) {
  const t = useTranslations('shifts.find');
  return (
    <button
      type="button"
      className={classes.chip}
      onClick={onClick}
      aria-label={count > 0 ? t('filtersCount', { n: String(count) }) : t('filters')}
    >
      <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />
      {t('filters')}
      {count > 0 && <span className={classes.count}>{count}</span>}
    </button>
  );
}
