// Over the table: whom it shows, which columns it has, and two beside each other.
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Chip } from '#ui/chip.tsx';
import { OPTIONAL_COLUMNS, type useCompareColumns } from './use-compare-columns.ts';
import { COMPARE_FILTERS, type useCompareFilters } from './use-compare-filters.ts';

interface CompareToolsProps {
  readonly filters: ReturnType<typeof useCompareFilters>;
  readonly columns: ReturnType<typeof useCompareColumns>;
  readonly paired: boolean;
  /** Undefined where there are no two. */
  readonly onPair: (() => void) | undefined;
}

export function CompareTools({ filters, columns, paired, onPair }: CompareToolsProps) {
  const t = useTranslations('applications.compare');
  return (
    <>
      {COMPARE_FILTERS.map(filter => (
        <Chip key={filter} on={filters.on.includes(filter)} onClick={() => filters.toggle(filter)}>
          {t(`filters.${filter}`)}
        </Chip>
      ))}
      <Menu position="bottom-end" closeOnItemClick={false}>
        <Menu.Target>
          <ActionIcon variant="outline" size={44} aria-label={t('chooseColumns')}>
            <IconAdjustmentsHorizontal size={20} stroke={2} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {OPTIONAL_COLUMNS.map(column => (
            <Menu.CheckboxItem
              key={column}
              checked={columns.shown.includes(column)}
              onChange={() => columns.toggle(column)}
            >
              {t(`columns.${column}`)}
            </Menu.CheckboxItem>
          ))}
        </Menu.Dropdown>
      </Menu>
      {onPair !== undefined && (
        <Button size="sm" variant="outline" aria-pressed={paired} onClick={onPair}>
          {t('two')}
        </Button>
      )}
    </>
  );
}
