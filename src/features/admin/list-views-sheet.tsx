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
import { Sheet } from '#ui/sheet.tsx';
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
  const [name, setName] = useState('');
  const save = () => {
    onChange(before => withView(before, name.trim(), filter));
    setName('');
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
        <section aria-labelledby="saved-views">
          <h3 id="saved-views">{t('saved')}</h3>
          {views.views.length === 0 && <p className={classes.dim}>{t('none')}</p>}
          <Stack gap={8}>
            {views.views.map(view => (
              <Group key={view.name} gap={8}>
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => {
                    onOpen(view);
                    onClose();
                  }}
                >
                  {view.name}
                </Button>
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={t('removeNamed', { name: view.name })}
                  onClick={() => onChange(before => withoutView(before, view.name))}
                >
                  {t('remove')}
                </Button>
              </Group>
            ))}
          </Stack>
        </section>
        <form
          onSubmit={event => {
            event.preventDefault();
            if (name.trim() !== '') save();
          }}
        >
          <Stack gap={12}>
            <TextInput
              label={t('name')}
              description={t('kept')}
              maxLength={VIEW_NAME_MAX}
              value={name}
              onChange={event => setName(event.currentTarget.value)}
            />
            <Button type="submit" variant="outline" disabled={name.trim() === ''}>
              {t('save')}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Sheet>
  );
}
