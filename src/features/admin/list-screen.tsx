// A list that the server keeps, fifty at a time: found by words, filtered, saved as a file. It needs a connection; what was read
// last stays with its time.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { parse } from 'valibot';
import type { AdminList, After, ListFilter } from '#domain/admin/lists.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { type Choice, ListFilters } from './list-filters.tsx';
import { type Column, ListTable } from './list-table.tsx';
import { Pager } from './pager.tsx';
import { Reading } from './reading.tsx';
import { useListFile } from './use-list-file.ts';
import { usePages } from './use-pages.ts';

/** What every list's page gives its screen. */
export interface ListPlace<Search> {
  /** As the address says it. */
  readonly search: Search;
  readonly onSearch: (search: Search) => void;
  /** Which row's page stands beside the list. */
  readonly chosen: string | null;
  readonly pane: ReactNode;
}

interface ListScreenProps<Filter extends ListFilter, Row extends After> {
  readonly list: AdminList<Filter, Row>;
  readonly place: ListPlace<{ [Field in keyof Filter]?: string }>;
  readonly name: string;
  /** With how many there are, and how many of them are shown. */
  readonly title: (counts: { n: string; all: string }) => { readonly all: string; readonly some: string };
  readonly label: string;
  readonly choices: readonly Choice<Filter>[];
  readonly columns: readonly Column<Row>[];
  readonly to: (row: Row) => LinkProps;
  readonly none: string;
  readonly fileName: string;
}

export function ListScreen<Filter extends ListFilter, Row extends After>(props: ListScreenProps<Filter, Row>) {
  const { list, place, columns } = props;
  const filter = parse(list.filter, place.search);
  const t = useTranslations('admin.list');
  const format = useFormat();
  const { first, page, foot } = usePages(list, { filter });
  const file = useListFile({ list, filter, columns, fileName: props.fileName });
  const { total = 0, all = 0 } = first.value ?? {};
  const titles = props.title({ n: format.number(total), all: format.number(all) });
  return (
    <Screen
      title={first.value === undefined ? props.name : titles[total === all ? 'all' : 'some']}
      pane={place.pane}
      aside={
        total > 0 && (
          <Button
            variant="outline"
            leftSection={<IconDownload size={20} stroke={1.75} />}
            loading={file.busy}
            onClick={() => void file.save()}
          >
            {t('csv', { n: total })}
          </Button>
        )
      }
    >
      <ListFilters filter={filter} label={props.label} choices={props.choices} onFilter={place.onSearch} />
      <Reading query={page} loading={t('loading')} failed={t('failed')}>
        {shown =>
          shown.rows.length === 0 ? (
            <EmptyState title={props.none}>{t('noneText')}</EmptyState>
          ) : (
            <>
              <ListTable
                label={props.name}
                rows={shown.rows}
                columns={columns}
                filter={filter}
                to={props.to}
                chosen={place.chosen}
              />
              <Pager {...foot(shown)} total={total} />
            </>
          )
        }
      </Reading>
    </Screen>
  );
}
