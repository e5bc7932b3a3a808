// Reports: what people disagree on. Those to decide stand by their deadline, the nearest first; those that are decided, the newest
// first. The server keeps the list, so it needs a connection.
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminDisputes, type DisputePage, type ShownDisputes } from '#domain/admin/disputes.ts';
import { type After, FIRST_PAGE } from '#domain/admin/lists.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { DisputeRow } from './dispute-row.tsx';
import classes from './disputes.module.css';
import { Pager } from './pager.tsx';
import { Reading } from './reading.tsx';
import type { ReportsSearch } from './reports-search.ts';

interface DisputesScreenProps {
  readonly search: ReportsSearch;
  readonly onSearch: (search: ReportsSearch) => void;
}

export function DisputesScreen({ search, onSearch }: DisputesScreenProps) {
  const t = useTranslations('admin.disputes');
  const shown: ShownDisputes = search.shown ?? 'waiting';
  const [pages, setPages] = useState<readonly After[]>([]);
  const page = useOnlineQuery(QUESTION, adminDisputes, { shown, ...(pages.at(-1) ?? FIRST_PAGE) });
  const choose = (value: string) => {
    setPages([]);
    onSearch(value === 'decided' ? { shown: 'decided' } : {});
  };
  const n = page.value?.total ?? 0;
  return (
    <Screen title={page.value === undefined ? t('shown') : t(shown === 'waiting' ? 'title' : 'titleDecided', { n })}>
      <SegmentedControl
        aria-label={t('shown')}
        value={shown}
        onChange={choose}
        data={[
          { value: 'waiting', label: t('waiting') },
          { value: 'decided', label: t('decided') },
        ]}
      />
      <Reading query={page} loading={t('loading')} failed={t('failed')}>
        {({ disputes, more, total }) =>
          disputes.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <>
              <ul className={classes.list} aria-label={t('shown')}>
                {disputes.map(dispute => (
                  <DisputeRow key={dispute.id} dispute={dispute} />
                ))}
              </ul>
              <Pager
                first={pages.length * PAGE + 1}
                last={pages.length * PAGE + disputes.length}
                total={total}
                updatedAt={page.at}
                onPrevious={pages.length === 0 ? null : () => setPages(pages.slice(0, -1))}
                onNext={more ? () => setPages([...pages, lastOf(disputes)]) : null}
              />
            </>
          )
        }
      </Reading>
    </Screen>
  );
}

const PAGE = 50;
const QUESTION = { followed: 'admin_disputes' };

function lastOf(disputes: DisputePage['disputes']): After {
  const { key, id } = disputes.at(-1) ?? FIRST_PAGE;
  return { key, id };
}
