// Reports: what people disagree on. Those to decide stand by their deadline, the nearest first; those that are decided, the newest
// first. The server keeps the list, so it needs a connection.
import { useTranslations } from 'use-intl';
import { adminDisputes, type ShownDisputes } from '#domain/admin/disputes.ts';
import { Screen } from '#ui/screen.tsx';
import { Segments } from '#ui/segments.tsx';
import { useListKeys } from '#ui/use-list-keys.ts';
import { DisputeRow } from './dispute-row.tsx';
import classes from './disputes.module.css';
import { useKeptQueue } from './kept-queues.ts';
import { Pager } from './pager.tsx';
import { QueueNone } from './queue-none.tsx';
import { Reading } from './reading.tsx';
import type { ReportsSearch } from './reports-search.ts';
import { ReportsTabs } from './reports-tabs.tsx';
import { SearchField } from './search-field.tsx';
import { FIRST_SHOWN, usePages } from './use-pages.ts';

interface DisputesScreenProps {
  readonly search: ReportsSearch;
  readonly onSearch: (search: ReportsSearch) => void;
}

export function DisputesScreen({ search, onSearch }: DisputesScreenProps) {
  const t = useTranslations('admin.disputes');
  const shown: ShownDisputes = search.shown ?? 'waiting';
  const kept = useKeptQueue(adminDisputes.name, FIRST_SHOWN);
  const sought = search.search ?? '';
  const { first, page, foot } = usePages(adminDisputes, { filter: { shown, search: sought }, kept });
  const list = useListKeys();
  const n = first.value?.total ?? 0;
  // That nothing matches does not say that there are none.
  const isCounted = first.value !== undefined && (n > 0 || sought === '');
  return (
    <Screen title={isCounted ? t(shown === 'waiting' ? 'title' : 'titleDecided', { n }) : t('shown')}>
      <ReportsTabs search={search} onSearch={onSearch} />
      <div>
        <Segments
          label={t('shown')}
          value={shown}
          onChange={value => onSearch({ shown: value === 'decided' ? value : undefined, search: search.search })}
          data={[
            { value: 'waiting', label: t('waiting') },
            { value: 'decided', label: t('decided') },
          ]}
        />
      </div>
      <search className={classes.search}>
        <SearchField
          label={t('search')}
          first={sought}
          onSearch={words => onSearch({ shown: search.shown, search: words === '' ? undefined : words })}
        />
      </search>
      <Reading query={page} loading={t('loading')} failed={t('failed')}>
        {listed =>
          listed.rows.length === 0 && n === 0 ? (
            <QueueNone sought={sought} none={t('none')} text={shown === 'waiting' ? t('noneText') : undefined} />
          ) : (
            <>
              <ul role="list" ref={list} className={classes.list} aria-label={t('shown')}>
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
