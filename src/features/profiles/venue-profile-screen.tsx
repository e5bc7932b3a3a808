// The page of somebody who works for venues: their own name, the venues they belong to, and this device.
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import type { OwnProfile } from '#domain/profiles/schema.ts';
import { Screen } from '#ui/screen.tsx';
import { NameField } from './name-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { useProfileForm } from './use-profile-form.ts';

interface VenueProfileScreenProps {
  /** Where else to go: what the bars have no room for. */
  readonly ways: ReactNode;
  readonly venues: ReactNode;
  readonly device: ReactNode;
}

export function VenueProfileScreen(props: VenueProfileScreenProps) {
  const profile = useQuery(ownProfile, null);
  if (profile == null) return null;
  return <ProfileFormView key={profile.id} profile={profile} {...props} />;
}

function ProfileFormView({
  profile,
  ways,
  venues,
  device,
}: VenueProfileScreenProps & { readonly profile: OwnProfile }) {
  const form = useProfileForm(profile);
  return (
    <Screen title={profile.name} lead={profile.email}>
      {ways}
      {venues}
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void form.save();
        }}
      >
        <Stack gap={20} maw={560} py={24}>
          <NameField form={form} />
        </Stack>
        {form.changed && <SaveBar />}
      </form>
      {device}
    </Screen>
  );
}
