// Reports: what people disagree on. Those to decide stand by their deadline, the nearest first; those that are decided, the newest
// first. The server keeps the list, so it needs a connection.
import { useTranslations } from 'use-intl';
import { adminDisputes, type ShownDisputes } from '#domain/admin/disputes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { Segments } from '#ui/segments.tsx';
import { DisputeRow } from './dispute-row.tsx';
import classes from './disputes.module.css';
import { useKeptQueue } from './kept-queues.ts';
import { Pager } from './pager.tsx';
import { Reading } from './reading.tsx';
import type { ReportsSearch } from './reports-search.ts';
import { ReportsTabs } from './reports-tabs.tsx';
import { FIRST_SHOWN, usePages } from './use-pages.ts';

interface DisputesScreenProps {
  readonly search: ReportsSearch;
  readonly onSearch: (search: ReportsSearch) => void;
}

export function DisputesScreen({ search, onSearch }: DisputesScreenProps) {
  const t = useTranslations('admin.disputes');
  const shown: ShownDisputes = search.shown ?? 'waiting';
  const kept = useKeptQueue(adminDisputes.name, FIRST_SHOWN);
  const { first, page, foot } = usePages(adminDisputes, { filter: { shown }, kept });
  const n = first.value?.total ?? 0;
  return (
    <Screen title={first.value === undefined ? t('shown') : t(shown === 'waiting' ? 'title' : 'titleDecided', { n })}>
      <ReportsTabs search={search} onSearch={onSearch} />
      <div>
        <Segments
          label={t('shown')}
          value={shown}
          onChange={value => onSearch(value === 'decided' ? { shown: 'decided' } : {})}
          data={[
            { value: 'waiting', label: t('waiting') },
            { value: 'decided', label: t('decided') },
          ]}
        />
      </div>
      <Reading query={page} loading={t('loading')} failed={t('failed')}>
        {listed =>
          listed.rows.length === 0 && n === 0 ? (
            <EmptyState title={t('none')}>{shown === 'waiting' ? t('noneText') : undefined}</EmptyState>
          ) : (
            <>
              <ul role="list" className={classes.list} aria-label={t('shown')}>
                {listed.rows.map(dispute => (
                  <DisputeRow key={dispute.id} dispute={dispute} />
                ))}
              </ul>
              <Pager {...foot(listed)} total={n} />
            </>
          )
        }
      </Reading>
    </Screen>
  );
}
