// The page of somebody who works for venues, or for the company: who they are and how to reach them, in tabs that Edit opens, the venues they
// belong to, and this device.
import { Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import type { OwnProfile } from '#domain/profiles/schema.ts';
import { ActButton } from '#ui/act-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { NameField } from './name-field.tsx';
import { PhoneField } from './phone-field.tsx';
import classes from './profile.module.css';
import { type ProfileTab, ProfileTabs } from './profile-tabs.tsx';
import { Told, ToldList } from './told.tsx';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

interface VenueProfileScreenProps {
  readonly photo?: ReactNode;
  /** Where else to go: what the bars have no room for. */
  readonly ways?: ReactNode;
  readonly venues?: ReactNode;
  readonly device: ReactNode;
  /** Who sees the number. */
  readonly phoneHint?: 'venuePhoneHint' | 'adminPhoneHint';
}

export function VenueProfileScreen(props: VenueProfileScreenProps) {
  const profile = useQuery(ownProfile, null);
  if (profile == null) return null;
  return <Profile key={profile.id} profile={profile} {...props} />;
}

function Profile(props: VenueProfileScreenProps & { readonly profile: OwnProfile }) {
  const { profile, photo, ways, venues, device, phoneHint = 'venuePhoneHint' } = props;
  const t = useTranslations('profiles');
  const form = useProfileForm(profile);
  const [tab, choose] = useState<ProfileTab>('personal');
  const edit = (
    <ActButton variant="outline" size="md" fullWidth={false} onClick={form.edit}>
      {t('edit')}
    </ActButton>
  );
  return (
    <Screen title={profile.name} lead={profile.email} {...(form.editing ? {} : { aside: edit })}>
      <div className={classes.page}>
        {ways}
        <div className={classes.own}>
          {photo}
          <ProfileTabs
            form={form}
            tab={tab}
            onTab={choose}
            panels={{
              personal: <Personal form={form} />,
              contact: <Contact form={form} email={profile.email} phoneHint={phoneHint} />,
            }}
          />
        </div>
        <div>
          {venues}
          {device}
        </div>
      </div>
    </Screen>
  );
}

function Personal({ form }: { readonly form: ProfileForm }) {
  const t = useTranslations('profiles');
  if (!form.editing) {
    return (
      <ToldList>
        <Told label={t('name')}>{form.fields.name}</Told>
      </ToldList>
    );
  }
  return (
    <Stack gap={20} maw={560} py={20}>
      <NameField form={form} />
    </Stack>
  );
}

interface ContactProps extends Required<Pick<VenueProfileScreenProps, 'phoneHint'>> {
  readonly form: ProfileForm;
  readonly email: string;
}

/** A venue's number opens to Rockstars with a booking, as theirs does to the venue. */
function Contact({ form, email, phoneHint }: ContactProps) {
  const t = useTranslations('profiles');
  const { phone, location } = form.fields;
  if (!form.editing) {
    return (
      <ToldList>
        <Told label={t('email')}>{email}</Told>
        <Told label={t('phone')}>{phone === '' ? t('nothingYet') : phone}</Told>
        <Told label={t('town')}>{location === '' ? t('nothingYet') : location}</Told>
      </ToldList>
    );
  }
  return (
    <Stack gap={20} maw={560} py={20}>
      <PhoneField form={form} description={t(phoneHint)} />
      <TextInput
        label={t('town')}
        maxLength={200}
        autoComplete="address-level2"
        value={location}
        onChange={event => form.change({ location: event.currentTarget.value })}
      />
    </Stack>
  );
}
