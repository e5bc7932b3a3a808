import { Button, CloseButton, NativeSelect } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListFilter } from '#domain/admin/lists.ts';
import { DateField } from '#ui/date-time-field.tsx';
import classes from './list.module.css';
import { SearchField } from './search-field.tsx';

export interface Choice<Filter> {
  readonly field: keyof Filter & string;
  readonly label: string;
  /** The first of them means no choice. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A day of the calendar; without one it is no choice. */
export type DayChoice<Filter> = Pick<Choice<Filter>, 'field' | 'label'>;

interface ListFiltersProps<Filter> {
  readonly filter: Filter;
  /** The words that it begins with: a page that was asked for a moment ago may not be here yet. */
  readonly first: string;
  /** What the words are looked for in. */
  readonly label: string;
  readonly choices: readonly Choice<Filter>[];
  readonly days: readonly DayChoice<Filter>[];
  readonly onFilter: (filter: Filter) => void;
}

/** On a phone the choices that narrow nothing wait behind a button: the list is what one came for. */
export function ListFilters<Filter extends ListFilter>({
  filter,
  first,
  label,
  choices,
  days,
  onFilter,
}: ListFiltersProps<Filter>) {
  const t = useTranslations('admin.list');
  const [open, setOpen] = useState(false);
  // The order narrows nothing.
  const narrows = ({ field, options }: Choice<Filter>) => field !== 'sort' && filter[field] !== options[0]?.value;
  return (
    <search className={classes.filters} data-open={open || undefined}>
      <SearchField label={label} first={first} onSearch={search => onFilter({ ...filter, search })} />
      <Button
        variant="outline"
        className={classes.opener}
        aria-expanded={open}
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(!open)}
      >
        {t('filters', { n: choices.filter(narrows).length })}
      </Button>
      {choices.map(choice => (
        <div key={choice.field} className={classes.choice} data-narrows={narrows(choice) || undefined}>
          <ChoiceField {...{ choice, filter, onFilter }} narrows={narrows(choice)} />
        </div>
      ))}
      {days.map(({ field, label: name }) => (
        <DateField
          key={field}
          label={name}
          value={filter[field] ?? ''}
          onChange={day => onFilter({ ...filter, [field]: day })}
        />
      ))}
    </search>
  );
}

interface ChoiceFieldProps<Filter> extends Pick<ListFiltersProps<Filter>, 'filter' | 'onFilter'> {
  readonly choice: Choice<Filter>;
  /** What narrows the list says so, and goes with one press. */
  readonly narrows: boolean;
}

function ChoiceField<Filter extends ListFilter>({ choice, filter, onFilter, narrows }: ChoiceFieldProps<Filter>) {
  const t = useTranslations('admin.list');
  const { field, label, options } = choice;
  const choose = (value: string) => onFilter({ ...filter, [field]: value });
  return (
    <NativeSelect
      label={label}
      value={filter[field]}
      {...(narrows && {
        'data-narrows': true,
        rightSectionPointerEvents: 'all' as const,
        rightSection: (
          <CloseButton
            size="sm"
            aria-label={t('clear', { name: options.find(({ value }) => value === filter[field])?.label ?? label })}
            onClick={() => choose(options[0]?.value ?? '')}
          />
        ),
      })}
      onChange={event => choose(event.currentTarget.value)}
      data={[...options]}
    />
  );
}
