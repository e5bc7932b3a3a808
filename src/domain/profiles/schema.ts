// A person: what others may see of them (profiles) and what only they do (profile_private, same id).

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import { documentMark } from '#domain/documents/marks.ts';
import { idOf, type ProfileId, rowXid } from '#domain/ids.ts';
import { reputationColumns } from '#domain/reviews/reputation.ts';
import { type Instant, instantText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';
import { calledName } from './called.ts';

export const PROFILE_ROLES = ['venue', 'rockstar', 'platform_admin'] as const;
export type ProfileRole = (typeof PROFILE_ROLES)[number];

export const ACCOUNT_STATUSES = ['active', 'suspended', 'inactive'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const LOCALES = ['en', 'es', 'fr'] as const;

const profileRow = v.object({
  id: idOf<ProfileId>(),
  row_xid: rowXid,
  name: v.string(),
  bio: v.nullable(v.string()),
  location: v.nullable(v.string()),
  role: v.picklist(PROFILE_ROLES),
  /** Role slugs and free words. */
  skills: v.array(v.string()),
  /** Of `files`. */
  profile_image: v.nullable(v.string()),
  venue_name: unread(v.nullable(v.string())),
  venue_address: unread(v.nullable(v.string())),
  venue_industry: unread(v.nullable(v.string())),
  venue_contact: unread(v.nullable(v.string())),
  /** Venues that search may find this person. */
  discoverable: v.boolean(),
  account_status: v.picklist(ACCOUNT_STATUSES),
  onboarding_done_at: unread(v.nullable(instantText)),
  ...reputationColumns,
  /** 100 less what took points in ninety days; null: new. */
  reliability: v.nullable(whole),
  /** Of the last ten shifts: on time, late, cancelled at short notice, missed (`reliability/last-ten.ts`). Null: none yet. */
  last_ten: v.nullable(v.array(whole)),
  /** Kind and validity of each: what venues know of them. */
  documents: v.array(documentMark),
  version: unread(whole),
  created_at: stampText,
  updated_at: stampText,
});
export type ProfileRow = v.InferOutput<typeof profileRow>;

const profilePrivateRow = v.object({
  id: idOf<ProfileId>(),
  row_xid: rowXid,
  email: v.string(),
  phone: v.nullable(v.string()),
  /** In minor units. */
  minimum_hourly_rate: v.nullable(whole),
  home_lat: v.nullable(v.number()),
  home_lng: v.nullable(v.number()),
  /** Slugs; empty means everywhere. */
  areas: v.array(v.string()),
  suspended_until: unread(v.nullable(instantText)),
  suspended_reason: unread(v.nullable(v.string())),
  locale: v.picklist(LOCALES),
  tz: unread(v.string()),
  /** The account is deleted then, unless the person keeps it. */
  deletes_at: unread(v.nullable(instantText)),
  updated_at: stampText,
});
export type ProfilePrivateRow = v.InferOutput<typeof profilePrivateRow>;

export const profiles = defineTable<ProfileRow>({
  name: 'profiles',
  row: profileRow,
  indexes: ['profile_image'],
  scopes: row => [`user:${row.id}`, `person:${row.id}`],
});

export const profilePrivate = defineTable<ProfilePrivateRow>({
  name: 'profile_private',
  row: profilePrivateRow,
  indexes: [],
  scopes: row => [`user:${row.id}`],
});

export type Profile = Fields<typeof profileRow>;
const profileFields = fieldsOf(profileRow);

export function rowToProfile(row: ProfileRow): Profile {
  return { ...profileFields(row), name: calledName(row) };
}

/** One's own profile, both halves. */
export type OwnProfile = Profile & Fields<typeof profilePrivateRow>;
const privateFields = fieldsOf(profilePrivateRow);

export function rowsToOwnProfile(row: ProfileRow, own: ProfilePrivateRow): OwnProfile {
  return { ...rowToProfile(row), ...privateFields(own) };
}

/** Nothing new can be done while it lasts; what is already booked stays. */
export interface Suspension {
  readonly reason: string | null;
  /** Null: until somebody lifts it. */
  readonly until: Instant | null;
}
