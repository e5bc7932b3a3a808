// Keeps the filters as they stand under a name, and lists what is kept.
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { newId, type SearchId } from '#domain/ids.ts';
import { saysSomething } from '#domain/said.ts';
import { deleteSearch, saveSearch } from '#domain/searches/commands.ts';
import { ownSearches } from '#domain/searches/queries.ts';
import { type SavedSearch, SEARCH_NAME_LENGTH } from '#domain/searches/schema.ts';
import { notify, notifyNotSaved } from '#ui/toast.ts';
import { useNeeded } from '#ui/use-needed.ts';
import classes from './filter-bar.module.css';
import type { FilterBarProps } from './filter-bar.tsx';

export function KeepSearch({ chosen }: Pick<FilterBarProps, 'chosen' | 'onChange'>) {
  const t = useTranslations('shifts.find.searches');
  const [name, setName] = useState('');
  const searches = useQuery(ownSearches, null) ?? [];
  const { keep, forget } = useSearchActs();
  const named = useNeeded<HTMLInputElement>(saysSomething(name));
  const save = async () => {
    if (await keep({ id: newId<SearchId>(), name: name.trim(), filters: JSON.stringify(chosen) })) setName('');
  };
  return (
    <section aria-label={t('title')}>
      <form
        className={classes.days}
        onSubmit={event => {
          event.preventDefault();
          named.press(save);
        }}
      >
        <TextInput
          ref={named.box}
          error={named.error}
          label={t('name')}
          maxLength={SEARCH_NAME_LENGTH}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline">
          {t('keep')}
        </Button>
      </form>
      {searches.length > 0 && (
        <ul role="list" className={classes.kept}>
          {searches.map(search => (
            <li key={search.id}>
              <span>{search.name}</span>
              <ActionIcon
                size={44}
                variant="subtle"
                aria-label={t('forget', { name: search.name })}
                onClick={() => void forget(search)}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function useSearchActs() {
  const t = useTranslations('shifts.find.searches');
  const acts = useTranslations('common.acts');
  const save = useCommand(saveSearch);
  const remove = useCommand(deleteSearch);
  const keep = async (search: SavedSearch) => {
    const saved = await save(search);
    if (saved.ok) notify(t('kept'));
    else notifyNotSaved(t('notSaved'));
    return saved.ok;
  };
  const forget = async (search: SavedSearch) => {
    const removed = await remove({ id: search.id });
    if (removed.ok) notify(t('forgotten'), { label: acts('undo'), run: () => void keep(search) });
    else notifyNotSaved(t('notSaved'));
  };
  return { keep, forget };
}
