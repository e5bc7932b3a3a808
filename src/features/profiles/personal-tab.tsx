import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { NameField } from './name-field.tsx';
import { Told, ToldList } from './told.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** What venues read first. */
export function PersonalTab({ form }: { readonly form: ProfileForm }) {
  const t = useTranslations('profiles');
  const { fields } = form;
  if (!form.editing) {
    return (
      <ToldList>
        <Told label={t('name')}>{fields.name}</Told>
        <Told label={t('bio')}>{fields.bio === '' ? t('nothingYet') : fields.bio}</Told>
      </ToldList>
    );
  }
  return (
    <Stack gap={20} maw={560} py={20}>
      <NameField form={form} />
      <GrowingTextarea
        label={t('bio')}
        description={t('bioHint')}
        minRows={3}
        maxRows={10}
        maxLength={2000}
        value={fields.bio}
        onChange={event => form.change({ bio: event.currentTarget.value })}
      />
    </Stack>
  );
}
