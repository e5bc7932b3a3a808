import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ReportsSearch } from './reports-search.ts';

interface ReportsTabsProps {
  readonly search: ReportsSearch;
  readonly onSearch: (search: ReportsSearch) => void;
}

/** What people disagree on, and how the server does. */
export function ReportsTabs({ search, onSearch }: ReportsTabsProps) {
  const t = useTranslations('admin.health');
  const disputes = useTranslations('admin.disputes');
  return (
    <div>
      <SegmentedControl
        aria-label={t('tabs')}
        mb={16}
        value={search.view ?? 'disputes'}
        onChange={value => onSearch(value === 'health' ? { view: 'health' } : {})}
        data={[
          { value: 'disputes', label: disputes('shown') },
          { value: 'health', label: t('title') },
        ]}
      />
    </div>
  );
}
