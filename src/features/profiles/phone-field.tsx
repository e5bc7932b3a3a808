import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ProfileForm } from './use-profile-form.ts';

interface PhoneFieldProps {
  readonly form: ProfileForm;
  /** Who gets to see it. */
  readonly description: string;
}

export function PhoneField({ form, description }: PhoneFieldProps) {
  const t = useTranslations('profiles');
  return (
    <TextInput
      label={t('phone')}
      description={description}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      value={form.fields.phone}
      onChange={event => form.change({ phone: event.currentTarget.value })}
    />
  );
}
