import { CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListFilter } from '#domain/admin/lists.ts';
import classes from './list.module.css';

/** Long enough that a name typed at once is asked for once. */
const TYPING_MS = 150;

export interface Choice<Filter> {
  readonly field: keyof Filter & string;
  readonly label: string;
  /** The first of them means no choice. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface ListFiltersProps<Filter> {
  readonly filter: Filter;
  /** The words that it begins with: a page that was asked for a moment ago may not be here yet. */
  readonly first: string;
  /** What the words are looked for in. */
  readonly label: string;
  readonly choices: readonly Choice<Filter>[];
  readonly onFilter: (filter: Filter) => void;
}

export function ListFilters<Filter extends ListFilter>({
  filter,
  first,
  label,
  choices,
  onFilter,
}: ListFiltersProps<Filter>) {
  const t = useTranslations('admin.list');
  const [words, setWords] = useState(first);
  const ask = useDebouncedCallback((search: string) => onFilter({ ...filter, search }), TYPING_MS);
  return (
    <search className={classes.filters}>
      <TextInput
        label={label}
        type="search"
        maxLength={200}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        value={words}
        onChange={event => {
          setWords(event.currentTarget.value);
          ask(event.currentTarget.value);
        }}
      />
      {choices.map(({ field, label: name, options }) => (
        <NativeSelect
          key={field}
          label={name}
          value={filter[field]}
          // What narrows the list says so, and goes with one press; the order narrows nothing.
          {...(field !== 'sort' &&
            filter[field] !== options[0]?.value && {
              'data-narrows': true,
              rightSectionPointerEvents: 'all' as const,
              rightSection: (
                <CloseButton
                  size="sm"
                  aria-label={t('clear', { name: options.find(({ value }) => value === filter[field])?.label ?? name })}
                  onClick={() => onFilter({ ...filter, [field]: options[0]?.value ?? '' })}
                />
              ),
            })}
          onChange={event => onFilter({ ...filter, [field]: event.currentTarget.value })}
          data={[...options]}
        />
      ))}
    </search>
  );
}
