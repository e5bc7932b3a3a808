// Everybody who has an account, fifty at a time: found by name or address, by role and status. The server keeps the list, so
// it needs a connection; what was read last stays with its time.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { parse } from 'valibot';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { type After, adminUsers, FIRST_PAGE, type UserPage, userFilter } from '#domain/admin/users.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { Pager } from './pager.tsx';
import { Reading } from './reading.tsx';
import { useUsersFile } from './use-users-file.ts';
import { UserFilters } from './user-filters.tsx';
import type { UsersSearch } from './users-search.ts';
import { UsersTable } from './users-table.tsx';

interface UsersScreenProps {
  /** As the address says it. */
  readonly search: UsersSearch;
  readonly onSearch: (search: UsersSearch) => void;
  /** Whose page stands beside the list. */
  readonly chosen: string | null;
  readonly pane: ReactNode;
}

export function UsersScreen({ search, onSearch, chosen, pane }: UsersScreenProps) {
  const filter = parse(userFilter, search);
  const t = useTranslations('admin.users');
  const format = useFormat();
  const [before, setBefore] = usePages(JSON.stringify(filter));
  const first = useOnlineQuery(QUESTION, adminUsers, { ...filter, ...FIRST_PAGE });
  const page = useOnlineQuery(QUESTION, adminUsers, { ...filter, ...(before.at(-1) ?? FIRST_PAGE) });
  const file = useUsersFile(filter);
  const { total = 0, everybody = 0 } = first.value ?? {};
  const counts = { n: format.number(total), all: format.number(everybody) };
  return (
    <Screen
      title={first.value === undefined ? t('title') : t(total === everybody ? 'titleAll' : 'titleSome', counts)}
      pane={pane}
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
      <UserFilters filter={filter} onFilter={onSearch} />
      <Reading query={page} loading={t('loading')} failed={t('failed')}>
        {({ people, more }) =>
          people.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <>
              <UsersTable people={people} filter={filter} chosen={chosen} />
              <Pager
                first={before.length * PAGE + 1}
                last={before.length * PAGE + people.length}
                total={total}
                updatedAt={page.at}
                onPrevious={before.length === 0 ? null : () => setBefore(before.slice(0, -1))}
                onNext={more ? () => setBefore([...before, lastOf(people)]) : null}
              />
            </>
          )
        }
      </Reading>
    </Screen>
  );
}

const PAGE = 50;
const QUESTION = { followed: 'admin_users' };

/** Where the pages before this one ended; another filter begins at its first. */
function usePages(of: string) {
  const [pages, setPages] = useState<{ of: string; before: readonly After[] }>({ of, before: [] });
  const before = pages.of === of ? pages.before : [];
  return [before, (next: readonly After[]) => setPages({ of, before: next })] as const;
}

function lastOf(people: UserPage['people']): After {
  const { key, id } = people.at(-1) ?? FIRST_PAGE;
  return { key, id };
}
