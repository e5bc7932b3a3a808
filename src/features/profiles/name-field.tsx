import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ProfileForm } from './use-profile-form.ts';

export function NameField({ form }: { readonly form: ProfileForm }) {
  const t = useTranslations('profiles');
  const error = form.nameError === null ? {} : { error: t(form.nameError === 'short' ? 'nameShort' : 'nameLong') };
  return (
    <TextInput
      label={t('name')}
      description={t('nameHint')}
      autoComplete="name"
      value={form.fields.name}
      onChange={event => form.change({ name: event.currentTarget.value })}
      {...error}
    />
  );
}
