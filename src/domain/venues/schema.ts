// A place that posts shifts, and who works for it.

import * as v from 'valibot';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import { idOf, type MembershipId, type ProfileId, rowXid, type VenueId } from '#domain/ids.ts';
import { CURRENCIES, type Currency } from '#domain/money.ts';
import { reputationColumns } from '#domain/reviews/reputation.ts';
import { instantText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

export const INDUSTRIES = ['bar', 'restaurant', 'cafe', 'nightclub', 'hotel', 'event', 'other'] as const;
export type Industry = (typeof INDUSTRIES)[number];

export const VENUE_STATUSES = ['active', 'paused', 'archived'] as const;

export const MEMBER_ROLES = ['admin', 'manager', 'staff'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

const venueRow = v.object({
  id: idOf<VenueId>(),
  row_xid: rowXid,
  name: v.string(),
  address: v.nullable(v.string()),
  industry: v.picklist(INDUSTRIES),
  contact: v.nullable(v.string()),
  status: v.picklist(VENUE_STATUSES),
  /** Then only the platform ends the pause. */
  paused_by_platform: v.boolean(),
  verification_status: v.picklist(['verified', 'unverified']),
  created_by: v.nullable(idOf<ProfileId>()),
  /** Zone and currency are the city's; all three are null until somebody of the venue has said where it is. */
  tz: v.nullable(v.string()),
  currency: v.nullable(v.picklist(CURRENCIES)),
  area: v.nullable(v.string()),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
  /** Somebody of it chose the point; else it is the middle of its city. */
  point_placed: v.boolean(),
  description: v.nullable(v.string()),
  /** Of `files`. */
  photo: v.nullable(v.string()),
  ...reputationColumns,
  /** Of ninety days; null: new. */
  late_cancels_pct: v.nullable(whole),
  /** From the end of a shift until its hours are approved, of half of them at most. */
  approval_hours: v.nullable(whole),
  /** Of those who worked, how many worked as long as was posted. */
  as_posted_pct: v.nullable(whole),
  version: whole,
  created_at: stampText,
  updated_at: stampText,
});
export type VenueRow = v.InferOutput<typeof venueRow>;

export type PlacedVenueRow = VenueRow & { readonly tz: string; readonly currency: Currency; readonly area: string };

/** Whether a post of it would have a clock and a currency. */
export function isPlacedRow(row: VenueRow): row is PlacedVenueRow {
  return row.tz !== null && row.currency !== null && row.area !== null;
}

const venueUserRow = v.object({
  id: idOf<MembershipId>(),
  row_xid: rowXid,
  venue_id: idOf<VenueId>(),
  user_id: idOf<ProfileId>(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(MEMBER_ROLES),
  is_primary: v.boolean(),
  revoked_at: v.nullable(instantText),
  created_at: stampText,
  updated_at: stampText,
});
export type VenueUserRow = v.InferOutput<typeof venueUserRow>;

export const venues = defineTable<VenueRow>({
  name: 'venues',
  row: venueRow,
  indexes: ['area', 'photo'],
  scopes: row => [`venue:${row.id}`, `employer:${row.id}`, ...(row.area === null ? [] : [`area:${row.area}`])],
});

export const venueUsers = defineTable<VenueUserRow>({
  name: 'venue_users',
  row: venueUserRow,
  indexes: ['venue_id', 'user_id'],
  scopes: row => [`venue:${row.venue_id}`, `user:${row.user_id}`],
});

export type Venue = Fields<typeof venueRow> & { readonly verified: boolean };
const venueFields = fieldsOf(venueRow);

export function rowToVenue(row: VenueRow): Venue {
  return { ...venueFields(row), verified: row.verification_status === 'verified' };
}

/** A venue that can post: its city gives it a clock and a currency, its address a way there. */
export interface PlacedVenue extends Venue {
  readonly address: string;
  readonly tz: string;
  readonly currency: Currency;
  readonly area: string;
}

export function isPlaced(venue: Venue): venue is PlacedVenue {
  return venue.address !== null && venue.tz !== null && venue.currency !== null && venue.area !== null;
}

export type Membership = Fields<typeof venueUserRow>;
export const rowToMembership = fieldsOf(venueUserRow);
