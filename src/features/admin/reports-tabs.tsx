import { useTranslations } from 'use-intl';
import { Segments } from '#ui/segments.tsx';
import classes from './reports.module.css';
import type { ReportsSearch } from './reports-search.ts';

interface ReportsTabsProps {
  readonly search: ReportsSearch;
  readonly onSearch: (search: ReportsSearch) => void;
}

/** What people disagree on, what it all came to, and how the server does. */
export function ReportsTabs({ search, onSearch }: ReportsTabsProps) {
  const t = useTranslations('admin.health');
  const disputes = useTranslations('admin.disputes');
  const reports = useTranslations('admin.reports');
  return (
    <div className={classes.tabs}>
      <Segments
        label={t('tabs')}
        value={search.view ?? 'disputes'}
        onChange={view => onSearch(view === 'health' || view === 'reports' ? { view } : {})}
        data={[
          { value: 'disputes', label: disputes('shown') },
          { value: 'reports', label: reports('tab') },
          { value: 'health', label: t('title') },
        ]}
      />
    </div>
  );
}
