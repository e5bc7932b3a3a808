import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { SHIFT_SORTS, type ShiftSort } from '#domain/shifts/search.ts';
import { PickMenu } from '#ui/pick-menu.tsx';

interface SortMenuProps {
  readonly sort: ShiftSort;
  readonly onChange: (sort: ShiftSort) => void;
}

export function SortMenu({ sort, onChange }: SortMenuProps) {
  const t = useTranslations('shifts.find');
  return (
    <PickMenu
      choices={SHIFT_SORTS.map(choice => ({ value: choice, label: t(`sort.${choice}`) }))}
      value={sort}
      onPick={onChange}
      label={t('sortBy', { sort: t(`sort.${sort}`) })}
      icon={<IconArrowsSort size={20} stroke={2} aria-hidden="true" />}
    />
  );
}
