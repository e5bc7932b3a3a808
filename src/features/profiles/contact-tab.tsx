import { Stack, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { HomePointField, useHomeWords } from './home-point-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { Told, ToldList } from './told.tsx';
import type { ProfileForm } from './use-profile-form.ts';

interface ContactTabProps {
  readonly form: ProfileForm;
  readonly email: string;
}

/** How to reach somebody, and where they set out from. Opened to a venue with a booking, not before. */
export function ContactTab({ form, email }: ContactTabProps) {
  const t = useTranslations('profiles');
  const homeWords = useHomeWords();
  const { fields } = form;
  if (!form.editing) {
    return (
      <ToldList>
        <Told label={t('email')}>{email}</Told>
        <Told label={t('phone')}>{fields.phone === '' ? t('nothingYet') : fields.phone}</Told>
        <Told label={t('town')}>{fields.location === '' ? t('nothingYet') : fields.location}</Told>
        <Told label={t('home.label')}>{homeWords(fields.home)}</Told>
      </ToldList>
    );
  }
  return (
    <Stack gap={20} maw={560} py={20}>
      <PhoneField form={form} description={t('phoneHint')} />
      <TextInput
        label={t('town')}
        maxLength={200}
        autoComplete="address-level2"
        value={fields.location}
        onChange={event => form.change({ location: event.currentTarget.value })}
      />
      <HomePointField home={fields.home} onChange={home => form.change({ home })} />
    </Stack>
  );
}
