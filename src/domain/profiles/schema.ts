// A person: what others may see of them (profiles) and what only they do (profile_private, same id).

import * as v from 'valibot';
import { idText, type ProfileId, rowXid } from '#domain/ids.ts';
import { type Instant, instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const PROFILE_ROLES = ['venue', 'rockstar', 'platform_admin'] as const;
export type ProfileRole = (typeof PROFILE_ROLES)[number];

export const ACCOUNT_STATUSES = ['active', 'suspended', 'inactive'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const LOCALES = ['en', 'es', 'fr'] as const;
export type ProfileLocale = (typeof LOCALES)[number];

const profileRow = v.object({
  id: idText,
  row_xid: rowXid,
  name: v.string(),
  bio: v.nullable(v.string()),
  location: v.nullable(v.string()),
  role: v.picklist(PROFILE_ROLES),
  skills: v.array(v.string()),
  profile_image: v.nullable(v.string()),
  venue_name: v.nullable(v.string()),
  venue_address: v.nullable(v.string()),
  venue_industry: v.nullable(v.string()),
  venue_contact: v.nullable(v.string()),
  discoverable: v.boolean(),
  account_status: v.picklist(ACCOUNT_STATUSES),
  onboarding_done_at: v.nullable(instantText),
  version: v.pipe(v.number(), v.integer()),
  created_at: instantText,
  updated_at: instantText,
});
export type ProfileRow = v.InferOutput<typeof profileRow>;

const profilePrivateRow = v.object({
  id: idText,
  row_xid: rowXid,
  email: v.string(),
  phone: v.nullable(v.string()),
  minimum_hourly_rate: v.nullable(v.pipe(v.number(), v.integer())),
  home_lat: v.nullable(v.number()),
  home_lng: v.nullable(v.number()),
  areas: v.array(v.string()),
  suspended_until: v.nullable(instantText),
  suspended_reason: v.nullable(v.string()),
  locale: v.picklist(LOCALES),
  tz: v.string(),
  updated_at: instantText,
});
export type ProfilePrivateRow = v.InferOutput<typeof profilePrivateRow>;

export const profiles = defineTable<ProfileRow>({
  name: 'profiles',
  row: profileRow,
  indexes: [],
  scopes: row => [`user:${row.id}`, `person:${row.id}`],
});

export const profilePrivate = defineTable<ProfilePrivateRow>({
  name: 'profile_private',
  row: profilePrivateRow,
  indexes: [],
  scopes: row => [`user:${row.id}`],
});

export interface Profile {
  readonly id: ProfileId;
  readonly name: string;
  readonly bio: string | null;
  readonly location: string | null;
  readonly role: ProfileRole;
  /** Role slugs and free words. */
  readonly skills: readonly string[];
  readonly accountStatus: AccountStatus;
  /** Venues that search may find this person. */
  readonly discoverable: boolean;
}

/** One's own profile, both halves. */
export interface OwnProfile extends Profile {
  readonly email: string;
  readonly phone: string | null;
  readonly minimumRateMinor: number | null;
  /** Area slugs; empty means everywhere. */
  readonly areas: readonly string[];
  readonly homeLat: number | null;
  readonly homeLng: number | null;
  readonly locale: ProfileLocale;
}

export function rowToProfile(row: ProfileRow): Profile {
  return {
    id: row.id as ProfileId,
    name: row.name,
    bio: row.bio,
    location: row.location,
    role: row.role,
    skills: row.skills,
    accountStatus: row.account_status,
    discoverable: row.discoverable,
  };
}

export function rowsToOwnProfile(row: ProfileRow, own: ProfilePrivateRow): OwnProfile {
  return {
    ...rowToProfile(row),
    email: own.email,
    phone: own.phone,
    minimumRateMinor: own.minimum_hourly_rate,
    areas: own.areas,
    homeLat: own.home_lat,
    homeLng: own.home_lng,
    locale: own.locale,
  };
}

/** Nothing new can be done while it lasts; what is already booked stays. */
export interface Suspension {
  readonly reason: string | null;
  /** Null: until somebody lifts it. */
  readonly until: Instant | null;
}
