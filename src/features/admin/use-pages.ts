// A list that the server keeps, page behind page: what stands on the one that is shown, and what its foot says.
import { useEffect, useState } from 'react';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { type After, type Asked, FIRST_PAGE, type Page, type PagedList } from '#domain/admin/lists.ts';

/** Which page of which filter is shown, by the last rows of those before. */
export interface PagesShown {
  readonly of: string;
  readonly before: readonly After[];
}

export type KeptPages = readonly [PagesShown, (next: PagesShown) => void];

export const FIRST_SHOWN: PagesShown = { of: '', before: [] };

/** Of a list that makes room for what is opened in it: the page that one left is there when one comes back. */
export function useKeptPages(): KeptPages {
  return useState<PagesShown>(FIRST_SHOWN);
}

interface PagesOf<Filter> {
  readonly filter: Filter;
  /** How many rows a page has. */
  readonly size?: number;
  readonly kept?: KeptPages | undefined;
}

/** Another filter begins at its first page. */
export function usePages<Filter extends Asked, Shown extends Page>(
  list: PagedList<Filter, Shown>,
  { filter, size = 50, kept }: PagesOf<Filter>,
) {
  const of = JSON.stringify(filter);
  const own = useKeptPages();
  const [pages, setPages] = kept ?? own;
  const before = pages.of === of ? pages.before : [];
  const question = { followed: list.name };
  const first = useOnlineQuery(question, list.read, { ...filter, ...FIRST_PAGE });
  const page = useOnlineQuery(question, list.read, { ...filter, ...(before.at(-1) ?? FIRST_PAGE) });
  const show = (next: readonly After[]) => setPages({ of, before: next });
  // All of the last page has been dealt with: the one before it is the last by now.
  const isEmptied = before.length > 0 && !page.loading && page.value?.rows.length === 0;
  useEffect(() => {
    if (isEmptied) setPages({ of, before: before.slice(0, -1) });
  }, [isEmptied, of, before, setPages]);
  const foot = ({ rows, more }: Page) => ({
    first: before.length * size + 1,
    last: before.length * size + rows.length,
    updatedAt: page.at,
    onPrevious: before.length === 0 ? null : () => show(before.slice(0, -1)),
    onNext: more ? () => show([...before, lastOf(rows)]) : null,
  });
  return { first, page, foot };
}

function lastOf(rows: readonly After[]): After {
  const { key, id } = rows.at(-1) ?? FIRST_PAGE;
  return { key, id };
}
