// The accounts that a filter leaves, as a file for a spreadsheet: a thousand in each answer.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDevice } from '#bridge/device-context.tsx';
import { adminUsers, FIRST_PAGE, type ListedUser, type UserFilter } from '#domain/admin/users.ts';
import { csvText } from '#domain/csv.ts';
import { download } from '#ui/download.ts';
import { notifyFailure } from '#ui/toast.ts';
import { useAdminFailure } from './use-admin-failure.ts';
import { useUserRole } from './users-table.tsx';

const AT_ONCE = 1000;

interface UsersFile {
  readonly busy: boolean;
  save(): Promise<void>;
}

export function useUsersFile(filter: UserFilter): UsersFile {
  const t = useTranslations('admin.users');
  const device = useDevice();
  const roleOf = useUserRole();
  const failureWords = useAdminFailure();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const found: ListedUser[] = [];
    let after = FIRST_PAGE;
    for (let more = true; more; ) {
      const answer = await adminUsers(device, { ...filter, ...after, most: AT_ONCE });
      if (!answer.ok) {
        notifyFailure(failureWords(answer.error.code), 'high');
        setBusy(false);
        return;
      }
      found.push(...answer.value.people);
      const last = answer.value.people.at(-1);
      after = last === undefined ? FIRST_PAGE : { key: last.key, id: last.id };
      more = answer.value.more;
    }
    const head = [t('columns.name'), t('columns.email'), t('columns.role'), t('columns.status'), t('columns.town')];
    const rows = found.map(person => [
      person.name,
      person.email,
      roleOf(person),
      t(`statuses.${person.status}`),
      person.town,
      person.createdAt.slice(0, 10),
      person.seenAt?.slice(0, 10) ?? null,
    ]);
    download(
      `${t('file')}.csv`,
      'text/csv;charset=utf-8',
      csvText([[...head, t('since'), t('columns.seen')], ...rows]),
    );
    setBusy(false);
  };
  return { busy, save };
}
