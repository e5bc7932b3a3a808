// What was handed in to be looked at, by where it stands and by what was typed: what waits longest first, of what is decided the newest;
// twenty on a page.
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  type After,
  type PagedList,
  QUEUE_STATES,
  type QueueFilter,
  type QueuePage,
  type QueueState,
} from '#domain/admin/lists.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Screen } from '#ui/screen.tsx';
import { useListKeys } from '#ui/use-list-keys.ts';
import classes from './admin.module.css';
import { useKeptQueue } from './kept-queues.ts';
import { Pager } from './pager.tsx';
import { QueueNone } from './queue-none.tsx';
import { Reading } from './reading.tsx';
import { SearchField } from './search-field.tsx';
import { FIRST_SHOWN, usePages } from './use-pages.ts';

const PAGE = 20;

interface QueueScreenProps<Row extends After> {
  readonly queue: PagedList<QueueFilter, QueuePage<Row>>;
  /** Under which its words stand. */
  readonly words: 'admin.verification' | 'admin.documents';
  /** A list item. */
  readonly row: (row: Row, onDecided: () => void) => ReactNode;
  readonly foot?: ReactNode;
}

export function QueueScreen<Row extends After>({ queue, words, row, foot: below }: QueueScreenProps<Row>) {
  const t = useTranslations(words);
  const format = useFormat();
  const [state, setState] = useKeptQueue<QueueState>(`${queue.name}:state`, 'waiting');
  const [search, setSearch] = useKeptQueue(`${queue.name}:search`, '');
  const kept = useKeptQueue(queue.name, FIRST_SHOWN);
  const { page, foot } = usePages(queue, { filter: { state, search }, size: PAGE, kept });
  const list = useListKeys();
  const counts = page.value?.counts;
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <search className={classes.search}>
        <SearchField label={t('search')} first={search} onSearch={setSearch} />
      </search>
      <Tabs value={state} onChange={value => setState(QUEUE_STATES.find(one => one === value) ?? 'waiting')}>
        <Tabs.List aria-label={t('title')}>
          {QUEUE_STATES.map(one => (
            <Tabs.Tab key={one} value={one}>
              {t(`states.${one}`, { n: counts === undefined ? '…' : format.number(counts[one]) })}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={state} pt={16}>
          <Reading query={page} loading={t('loading')} failed={t('failed')}>
            {shown =>
              shown.rows.length === 0 && shown.counts[state] === 0 ? (
                <QueueNone sought={search} none={t('none')} text={state === 'waiting' ? t('noneText') : undefined} />
              ) : (
                <>
                  <ul role="list" ref={list} className={classes.handedIn}>
                    {shown.rows.map(one => row(one, () => void page.renew()))}
                  </ul>
                  <Pager {...foot(shown)} total={shown.counts[state]} />
                  {below}
                </>
              )
            }
          </Reading>
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
