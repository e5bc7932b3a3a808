import { useState } from 'react';
import { parse } from 'valibot';
import { useOwn } from '#bridge/use-own.ts';
import { type ListView, NO_VIEWS, readListViews } from '#domain/admin/list-views.ts';
import type { AdminList, After, ListFilter } from '#domain/admin/lists.ts';

interface Place<Search> {
  /** As the address says it. */
  readonly search: Search;
  readonly onSearch: (search: Search) => void;
}

/** The filter as the address says it, and somebody's own ways to look at the list. */
export function useListViews<Filter extends ListFilter, Row extends After>(
  list: AdminList<Filter, Row>,
  place: Place<{ [Field in keyof Filter]?: string }>,
) {
  const filter = parse(list.filter, place.search);
  const [views, changeViews] = useOwn(`list:${list.name}`, NO_VIEWS, readListViews);
  // Words that are typed stay the typist's until a view brings others.
  const [opened, setOpened] = useState({ nth: 0, search: filter.search });
  const show = (next: Filter) => {
    place.onSearch(next);
    setOpened(({ nth }) => ({ nth: nth + 1, search: next.search }));
  };
  const openView = ({ hidden, filter: kept }: ListView) => {
    changeViews(before => ({ ...before, hidden }));
    show(parse(list.filter, kept));
  };
  return { filter, views, changeViews, opened, show, openView };
}
