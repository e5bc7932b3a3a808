import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Chip } from '#ui/chip.tsx';
import classes from './filter-bar.module.css';

interface FiltersButtonProps {
  /** How many filters are on. */
  readonly count: number;
  readonly onClick: () => void;
}

export function FiltersButton({ count, onClick }: FiltersButtonProps) {
  const t = useTranslations('shifts.find');
  return (
    <Chip name={count > 0 ? t('filtersCount', { n: String(count) }) : t('filters')} onClick={onClick}>
      <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />
      {t('filters')}
      {count > 0 && <span className={classes.count}>{count}</span>}
    </Chip>
  );
}
