// One's own page: what is being changed, what is wrong with it, and the saving of just those fields.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { type EditProfileArgs, editProfile } from '#domain/profiles/commands.ts';
import { nameFault } from '#domain/profiles/rules.ts';
import type { OwnProfile } from '#domain/profiles/schema.ts';
import { RATE_MINOR } from '#domain/shifts/rules.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { notify, notifyFailure } from '#ui/toast.ts';

export interface ProfileFields {
  readonly name: string;
  readonly bio: string;
  readonly location: string;
  readonly skills: readonly string[];
  readonly areas: readonly string[];
  readonly minimumRateMinor: number | null;
}

type Changes = Partial<ProfileFields>;

export function useProfileForm(profile: OwnProfile) {
  const t = useTranslations('profiles');
  const device = useDeviceWord();
  const offline = useSyncStatus().phase === 'offline';
  const [changes, setChanges] = useState<Changes>({});
  const edit = useCommand(editProfile);
  const fields: ProfileFields = { ...fieldsOf(profile), ...changes };
  const nameError = nameFault(fields.name);
  const rate = fields.minimumRateMinor;
  const rateError = rate !== null && (rate < RATE_MINOR.least || rate > RATE_MINOR.most);
  const changed = Object.keys(changes).length > 0;

  const save = async (): Promise<void> => {
    if (nameError !== null || rateError || !changed) return;
    const saved = await edit(toArgs(changes));
    if (!saved.ok) {
      notifyFailure(t('notSaved'), 'high');
      return;
    }
    setChanges({});
    notify(offline ? t(`savedOnDevice.${device}`) : t('saved'));
  };

  return {
    fields,
    change: (more: Changes) => setChanges(before => ({ ...before, ...more })),
    nameError,
    rateError,
    changed,
    save,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function fieldsOf(profile: OwnProfile): ProfileFields {
  return {
    name: profile.name,
    bio: profile.bio ?? '',
    location: profile.location ?? '',
    skills: profile.skills,
    areas: profile.areas,
    minimumRateMinor: profile.minimumRateMinor,
  };
}

function toArgs(changes: Changes): EditProfileArgs {
  const { name, bio, location, skills, areas } = changes;
  return {
    ...(name === undefined ? {} : { name }),
    ...(bio === undefined ? {} : { bio: bio.trim() === '' ? null : bio.trim() }),
    ...(location === undefined ? {} : { location: location.trim() === '' ? null : location.trim() }),
    ...(skills === undefined ? {} : { skills: [...skills] }),
    ...(areas === undefined ? {} : { areas: [...areas] }),
    ...('minimumRateMinor' in changes ? { minimum_hourly_rate: changes.minimumRateMinor ?? null } : {}),
  };
}
