// One's own page: what is being changed, what is wrong with it, and the saving of just those fields.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useKeptChanges } from '#bridge/use-kept-changes.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { type EditProfileArgs, editProfile } from '#domain/profiles/commands.ts';
import { nameFault } from '#domain/profiles/rules.ts';
import type { OwnProfile } from '#domain/profiles/schema.ts';
import { RATE_MINOR } from '#domain/shifts/rules.ts';
import { type Point, pointOf } from '#domain/venues/distance.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { notify, notifyNotSaved } from '#ui/toast.ts';

export interface ProfileFields {
  readonly name: string;
  readonly bio: string;
  readonly location: string;
  readonly phone: string;
  readonly home: Point | null;
  readonly discoverable: boolean;
  readonly skills: readonly string[];
  readonly areas: readonly string[];
  readonly minimumRateMinor: number | null;
}

type Changes = Partial<ProfileFields>;

export function useProfileForm(profile: OwnProfile) {
  const t = useTranslations('profiles');
  const device = useDeviceWord();
  const offline = useOffline();
  // Somebody else is oneself, on another device.
  const form = useKeptChanges<ProfileFields>('profile', fieldsOf(profile));
  const { changes, change, kept, isChanged, keepMine, takeTheirs, forget, saves } = form;
  const changed = Object.keys(changes).length > 0;
  // Where something typed was not saved it is still there to be saved.
  const [editing, setEditing] = useState(changed);
  const edit = useCommand(editProfile);
  const fields: ProfileFields = { ...fieldsOf(profile), ...changes };
  const nameError = nameFault(fields.name);
  const rate = fields.minimumRateMinor;
  const rateError = rate !== null && (rate < RATE_MINOR.least || rate > RATE_MINOR.most);

  const save = async (): Promise<void> => {
    if (nameError !== null || rateError || isChanged) return;
    if (!changed) {
      setEditing(false);
      return;
    }
    saves(true);
    const saved = await edit(toArgs(changes));
    if (!saved.ok) {
      saves(false);
      notifyNotSaved(t('notSaved'));
      return;
    }
    forget();
    saves(false);
    setEditing(false);
    notify(offline ? t(`savedOnDevice.${device}`) : t('saved'));
  };

  return {
    fields,
    change,
    nameError,
    rateError,
    changed,
    ...{ kept, isChanged, keepMine, takeTheirs },
    editing,
    edit: () => setEditing(true),
    cancel: () => {
      forget();
      setEditing(false);
    },
    save,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function fieldsOf(profile: OwnProfile): ProfileFields {
  return {
    name: profile.name,
    bio: profile.bio ?? '',
    location: profile.location ?? '',
    phone: profile.phone ?? '',
    home: pointOf(profile.homeLat, profile.homeLng),
    discoverable: profile.discoverable,
    skills: profile.skills,
    areas: profile.areas,
    minimumRateMinor: profile.minimumHourlyRate,
  };
}

function toArgs(changes: Changes): EditProfileArgs {
  const { name, bio, location, phone, home, skills, areas, discoverable } = changes;
  return {
    ...(name === undefined ? {} : { name }),
    ...(bio === undefined ? {} : { bio: textOrNull(bio) }),
    ...(location === undefined ? {} : { location: textOrNull(location) }),
    ...(phone === undefined ? {} : { phone: textOrNull(phone) }),
    ...(home === undefined ? {} : { home_lat: home?.lat ?? null, home_lng: home?.lng ?? null }),
    ...(skills === undefined ? {} : { skills: [...skills] }),
    ...(areas === undefined ? {} : { areas: [...areas] }),
    ...(discoverable === undefined ? {} : { discoverable }),
    ...('minimumRateMinor' in changes ? { minimum_hourly_rate: changes.minimumRateMinor ?? null } : {}),
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
