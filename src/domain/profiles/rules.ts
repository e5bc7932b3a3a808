// What a name may be (the same bounds as at registration and in the database), and how much of a page is filled in.

import { trimmed } from '#domain/said.ts';
import type { OwnProfile } from './schema.ts';

const NAME_LENGTH = { least: 2, most: 100 } as const;

export function nameFault(name: string): 'short' | 'long' | null {
  const length = trimmed(name).length;
  if (length < NAME_LENGTH.least) return 'short';
  return length > NAME_LENGTH.most ? 'long' : null;
}

/** What matching and venues ask for, in the order in which it helps most. */
const PROFILE_PARTS = ['roles', 'minimum', 'home', 'hours', 'phone', 'bio', 'town', 'photo'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

export interface Completeness {
  readonly percent: number;
  readonly missing: readonly ProfilePart[];
}

/** The name is always there, so it counts and nobody starts from nothing. */
export function completenessOf(profile: OwnProfile, saysHours: boolean): Completeness {
  const filled: Readonly<Record<ProfilePart, boolean>> = {
    roles: profile.skills.length > 0,
    minimum: profile.minimumHourlyRate !== null,
    home: profile.homeLat !== null && profile.homeLng !== null,
    hours: saysHours,
    phone: profile.phone !== null,
    bio: profile.bio !== null,
    town: profile.location !== null,
    photo: profile.profileImage !== null,
  };
  const missing = PROFILE_PARTS.filter(part => !filled[part]);
  const all = PROFILE_PARTS.length + 1;
  return { percent: Math.round(((all - missing.length) / all) * 100), missing };
}
