// A rockstar's own page: who they are, which roles and cities, what they work for at least, and this device.
import { Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import type { OwnProfile } from '#domain/profiles/schema.ts';
import { ROLES } from '#domain/shifts/roles.ts';
import { AREA_SLUGS, AREAS, currencyOf } from '#domain/venues/areas.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { Screen } from '#ui/screen.tsx';
import { ChipChoice } from './chip-choice.tsx';
import { NameField } from './name-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

interface RockstarProfileScreenProps {
  /** Where else to go: what the bars have no room for. */
  readonly ways: ReactNode;
  /** Language, appearance, sign-out: the same for everybody. */
  readonly device: ReactNode;
}

export function RockstarProfileScreen(props: RockstarProfileScreenProps) {
  const profile = useQuery(ownProfile, null);
  if (profile == null) return null;
  return <ProfileFormView key={profile.id} profile={profile} {...props} />;
}

function ProfileFormView({ profile, ways, device }: RockstarProfileScreenProps & { readonly profile: OwnProfile }) {
  const t = useTranslations('profiles');
  const form = useProfileForm(profile);
  return (
    <Screen title={profile.name} lead={profile.email}>
      {ways}
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void form.save();
        }}
      >
        <Stack gap={20} maw={560} pb={24}>
          <NameField form={form} />
          <TextInput
            label={t('town')}
            maxLength={200}
            autoComplete="address-level2"
            value={form.fields.location}
            onChange={event => form.change({ location: event.currentTarget.value })}
          />
          <Textarea
            label={t('bio')}
            description={t('bioHint')}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={2000}
            value={form.fields.bio}
            onChange={event => form.change({ bio: event.currentTarget.value })}
          />
          <Choices form={form} />
        </Stack>
        {form.changed && <SaveBar />}
      </form>
      {device}
    </Screen>
  );
}

function Choices({ form }: { readonly form: ProfileForm }) {
  const t = useTranslations('profiles');
  const roleName = useRoleName();
  const currency = currencyOf(form.fields.areas[0]);
  return (
    <>
      <ChipChoice
        label={t('skills')}
        hint={t('skillsHint')}
        choices={ROLES.map(role => ({ value: role, label: roleName(role) }))}
        chosen={form.fields.skills}
        onChange={skills => form.change({ skills })}
      />
      <ChipChoice
        label={t('areas')}
        hint={t('areasHint')}
        choices={AREA_SLUGS.map(area => ({ value: area, label: AREAS[area].name }))}
        chosen={form.fields.areas}
        onChange={areas => form.change({ areas })}
      />
      <MoneyField
        label={t('minimum')}
        description={t('minimumHint')}
        currency={currency}
        unit="/h"
        placeholder={t('noMinimum')}
        valueMinor={form.fields.minimumRateMinor}
        error={form.rateError && t('rateRange')}
        onChange={minimumRateMinor => form.change({ minimumRateMinor })}
      />
    </>
  );
}
