// A list that the server keeps, fifty at a time: found by words, filtered, saved as a file. It needs a connection; what was read
// last stays with its time.
import type { LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminList, After, ListFilter } from '#domain/admin/lists.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Screen } from '#ui/screen.tsx';
import { ListActs } from './list-acts.tsx';
import { type Choice, type DayChoice, ListFilters } from './list-filters.tsx';
import { ListNone } from './list-none.tsx';
import { type Column, ListTable } from './list-table.tsx';
import { type ListTab, ListTabs } from './list-tabs.tsx';
import { ListViewsSheet } from './list-views-sheet.tsx';
import { Pager } from './pager.tsx';
import { Reading } from './reading.tsx';
import { useListFile } from './use-list-file.ts';
import { useListViews } from './use-list-views.ts';
import { type KeptPages, usePages } from './use-pages.ts';

/** What every list's page gives its screen. */
export interface ListPlace<Search> {
  /** As the address says it. */
  readonly search: Search;
  readonly onSearch: (search: Search) => void;
  /** Which row's page stands beside the list. */
  readonly chosen: string | null;
  readonly pane: ReactNode;
  /** Outlives the list where a row's page takes its place. */
  readonly pages?: KeptPages;
}

interface ListScreenProps<Filter extends ListFilter, Row extends After> {
  readonly list: AdminList<Filter, Row>;
  readonly place: ListPlace<{ [Field in keyof Filter]?: string }>;
  readonly name: string;
  /** With how many there are, as a figure too, and how many of them are shown. */
  readonly title: (counts: { n: string; all: string; count: number }) => {
    readonly all: string;
    readonly some: string;
  };
  readonly lead?: string;
  readonly above?: ReactNode;
  readonly label: string;
  readonly choices: readonly Choice<Filter>[];
  /** Days that are asked for beside the choices. */
  readonly days?: readonly DayChoice<Filter>[];
  /** What everybody looks for again and again; all of it is one of them by itself. */
  readonly tabs?: readonly ListTab[];
  readonly columns: readonly Column<Row>[];
  readonly to: ((row: Row) => LinkProps) | null;
  readonly none: string;
  readonly fileName: string;
}

export function ListScreen<Filter extends ListFilter, Row extends After>(props: ListScreenProps<Filter, Row>) {
  const { list, place } = props;
  const { filter: said, views, changeViews, opened, show, openView } = useListViews(list, place);
  const filter = withKnown(said, props.choices);
  const [choosing, setChoosing] = useState(false);
  const columns = props.columns.filter(({ id }, nth) => nth === 0 || !views.hidden.includes(id));
  const t = useTranslations('admin.list');
  const { number } = useFormat();
  const { first, page, foot } = usePages(list, { filter, kept: place.pages });
  const file = useListFile({ list, filter, columns, fileName: props.fileName });
  const { total = 0, all = 0 } = first.value ?? {};
  const titles = props.title({ n: number(total), all: number(all), count: all });
  return (
    <Screen
      title={first.value === undefined ? props.name : titles[total === all ? 'all' : 'some']}
      pane={place.pane}
      above={props.above}
      {...(props.lead !== undefined && { lead: props.lead })}
      aside={<ListActs total={total} file={file} onViews={() => setChoosing(true)} />}
    >
      <ListTabs
        list={list}
        filter={filter}
        tabs={props.tabs ?? []}
        views={views.views}
        all={first.value?.all}
        onTab={show}
        onView={openView}
      />
      <ListFilters
        key={opened.nth}
        first={opened.search}
        filter={filter}
        label={props.label}
        choices={props.choices}
        days={props.days ?? []}
        onFilter={place.onSearch}
      />
      {choosing && (
        <ListViewsSheet
          columns={props.columns}
          views={views}
          filter={filter}
          onChange={changeViews}
          onOpen={openView}
          onClose={() => setChoosing(false)}
        />
      )}
      <Reading query={page} loading={t('loading')} failed={t('failed')}>
        {shown =>
          shown.rows.length === 0 && total === 0 ? (
            <ListNone none={props.none} all={all} />
          ) : (
            <>
              <ListTable {...{ columns, filter, label: props.name, page: shown, to: props.to, chosen: place.chosen }} />
              <Pager {...foot(shown)} total={total} />
            </>
          )
        }
      </Reading>
    </Screen>
  );
}

/** A city that is none, in an address or an old view, is no choice: the server would refuse it, while the field says «All». */
function withKnown<Filter extends ListFilter>(filter: Filter, choices: readonly Choice<Filter>[]): Filter {
  const unknown = choices.filter(
    // One option: the others have not been read yet.
    ({ field, options }) => options.length > 1 && options.every(({ value }) => value !== filter[field]),
  );
  if (unknown.length === 0) return filter;
  return { ...filter, ...Object.fromEntries(unknown.map(({ field, options }) => [field, options[0]?.value])) };
}
