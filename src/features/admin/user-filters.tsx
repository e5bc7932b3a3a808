import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { USER_ROLES, USER_SORTS, USER_STATUSES, type UserFilter } from '#domain/admin/users.ts';
import classes from './users.module.css';

/** Long enough that a name typed at once is asked for once. */
const TYPING_MS = 150;

interface UserFiltersProps {
  readonly filter: UserFilter;
  readonly onFilter: (filter: UserFilter) => void;
}

export function UserFilters({ filter, onFilter }: UserFiltersProps) {
  const t = useTranslations('admin.users');
  const [words, setWords] = useState(filter.search);
  const ask = useDebouncedCallback((search: string) => onFilter({ ...filter, search }), TYPING_MS);
  return (
    <search className={classes.filters}>
      <TextInput
        label={t('search')}
        type="search"
        maxLength={200}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        value={words}
        onChange={event => {
          setWords(event.currentTarget.value);
          ask(event.currentTarget.value);
        }}
      />
      <NativeSelect
        label={t('role')}
        value={filter.role}
        onChange={event => onFilter({ ...filter, role: pick(USER_ROLES, event.currentTarget.value) })}
        data={USER_ROLES.map(value => ({ value, label: t(`roles.${value}`) }))}
      />
      <NativeSelect
        label={t('status')}
        value={filter.status}
        onChange={event => onFilter({ ...filter, status: pick(USER_STATUSES, event.currentTarget.value) })}
        data={USER_STATUSES.map(value => ({ value, label: t(`statuses.${value}`) }))}
      />
      <NativeSelect
        label={t('sort')}
        value={filter.sort}
        onChange={event => onFilter({ ...filter, sort: pick(USER_SORTS, event.currentTarget.value) })}
        data={USER_SORTS.map(value => ({ value, label: t(`sorts.${value}`) }))}
      />
    </search>
  );
}

/** The first of them means no choice. */
function pick<Value extends string>(values: readonly [Value, ...Value[]], chosen: string): Value {
  return values.find(value => value === chosen) ?? values[0];
}
