import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { ListPlace } from '#features/admin/list-screen.tsx';
import { useKeptPages } from '#features/admin/use-pages.ts';
import { ListAndDetail } from './-list-and-detail.tsx';

type RowParam = 'userId' | 'workerId' | 'venueId' | 'jobId' | 'shiftId';

/** The page of an admin's list: its screen, with the filter that the address says and what is open beside it. */
export function listPage<Search extends object>(
  List: ComponentType<ListPlace<Search>>,
  read: (address: Record<string, unknown>) => Search,
  param: RowParam,
): ComponentType {
  return function ListPage() {
    const search = read(useSearch({ strict: false }));
    const chosen = useParams({ strict: false })[param] ?? null;
    const navigate = useNavigate();
    const pages = useKeptPages();
    return (
      <ListAndDetail
        list={pane => (
          <List
            search={search}
            onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
            chosen={chosen}
            pane={pane ?? undefined}
            pages={pages}
          />
        )}
      />
    );
  };
}
