// How somebody looks at a list: which columns it has, and filters that they want again.
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type ListView,
  type ListViews,
  toggled,
  VIEW_NAME_MAX,
  withoutView,
  withView,
} from '#domain/admin/list-views.ts';
import { saysSomething } from '#domain/said.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import classes from './admin.module.css';

interface ListViewsSheetProps {
  /** The first column is the row's name and always there. */
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly views: ListViews;
  readonly filter: Readonly<Record<string, string>>;
  readonly onChange: (next: (before: ListViews) => ListViews) => void;
  readonly onOpen: (view: ListView) => void;
  readonly onClose: () => void;
}

export function ListViewsSheet({ columns, views, filter, onChange, onOpen, onClose }: ListViewsSheetProps) {
  const t = useTranslations('admin.list.views');
  const open = (view: ListView) => {
    onOpen(view);
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t('title')}>
      <Stack gap={16}>
        <fieldset className={classes.choices}>
          <legend>{t('columns')}</legend>
          {columns.slice(1).map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              checked={!views.hidden.includes(id)}
              onChange={() => onChange(before => toggled(before, id))}
            />
          ))}
        </fieldset>
        <SavedViews
          views={views.views}
          onOpen={open}
          onRemove={({ name }) => onChange(before => withoutView(before, name))}
        />
        <SaveView onSave={name => onChange(before => withView(before, name, filter))} />
      </Stack>
    </Sheet>
  );
}

interface SavedViewsProps {
  readonly views: ListViews['views'];
  readonly onOpen: (view: ListView) => void;
  readonly onRemove: (view: ListView) => void;
}

function SavedViews({ views, onOpen, onRemove }: SavedViewsProps) {
  const t = useTranslations('admin.list.views');
  return (
    <section aria-labelledby="saved-views">
      <h3 id="saved-views">{t('saved')}</h3>
      {views.length === 0 && <p className={classes.dim}>{t('none')}</p>}
      <Stack gap={8}>
        {views.map(view => (
          <Group key={view.name} gap={8}>
            <Button size="sm" variant="outline" onClick={() => onOpen(view)}>
              {view.name}
            </Button>
            <Button
              size="sm"
              variant="subtle"
              aria-label={t('removeNamed', { name: view.name })}
              onClick={() => onRemove(view)}
            >
              {t('remove')}
            </Button>
          </Group>
        ))}
      </Stack>
    </section>
  );
}

/** Keeps the filters that are chosen, under a name. */
function SaveView({ onSave }: { readonly onSave: (name: string) => void }) {
  const t = useTranslations('admin.list.views');
  const [name, setName] = useState('');
  const named = useNeeded<HTMLInputElement>(saysSomething(name));
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        named.press(() => {
          onSave(name.trim());
          setName('');
        });
      }}
    >
      <Stack gap={12}>
        <TextInput
          ref={named.box}
          error={named.error}
          label={t('name')}
          description={t('kept')}
          maxLength={VIEW_NAME_MAX}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline">
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
}
