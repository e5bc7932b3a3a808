import { Radio, Stack, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { AuthForm } from './use-auth-form.ts';

type Fields = { readonly venueType: string; readonly invitationToken: string };

/** A venue of one's own, or a seat at one that has invited: then its token, which the mailed link fills in. */
export function VenueTypeFields<Values extends Fields & Record<string, string>>({
  form,
}: {
  readonly form: AuthForm<Values>;
}) {
  const t = useTranslations('auth.register');
  return (
    <>
      <Radio.Group {...form.field('venueType')} label={t('howJoining')}>
        <Stack gap={12} mt={8}>
          <Radio value="new_venue" label={t('newVenue')} description={t('newVenueHint')} />
          <Radio value="join_venue" label={t('joinVenue')} description={t('joinVenueHint')} />
        </Stack>
      </Radio.Group>
      {form.values.venueType === 'join_venue' && (
        <TextInput
          {...form.field('invitationToken')}
          label={t('token')}
          description={t('tokenHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </>
  );
}
