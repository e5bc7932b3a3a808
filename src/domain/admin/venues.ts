// Venues as admins find them: in pages, and one with its people and what became of it. All of it online.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { INDUSTRIES, MEMBER_ROLES, VENUE_STATUSES } from '#domain/venues/schema.ts';
import { VERIFICATION_STATES } from '#domain/verification/schema.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { chosenArea, chosenOf, defineAdminList, sought } from './lists.ts';
import { ownDeciders } from './own.ts';
import { history } from './posts.ts';

export const LISTED_VENUE_STATUSES = ['all', ...VENUE_STATUSES] as const;
export const VENUE_VERIFICATIONS = ['all', 'verified', 'unverified'] as const;
export const VENUE_SORTS = ['name', 'newest', 'rating'] as const;

const venueFilter = v.object({
  search: sought,
  status: chosenOf(LISTED_VENUE_STATUSES),
  verification: chosenOf(VENUE_VERIFICATIONS),
  area: chosenArea,
  sort: chosenOf(VENUE_SORTS),
});
export type VenueListFilter = v.InferOutput<typeof venueFilter>;

const listedVenue = v.object({
  id: idText,
  name: v.string(),
  /** Null before somebody said where it is. */
  area: v.nullable(v.string()),
  industry: v.picklist(INDUSTRIES),
  status: v.picklist(VENUE_STATUSES),
  pausedByPlatform: v.boolean(),
  verification: v.picklist(['verified', 'unverified']),
  /** Tenths of a star. */
  rating: v.nullable(v.number()),
  ratingCount: v.nullable(v.number()),
  lateCancelsPct: v.nullable(v.number()),
  createdAt: v.string(),
  /** Shifts. */
  ahead: v.number(),
  key: v.string(),
});
export type ListedVenue = v.InferOutput<typeof listedVenue>;

export const adminVenues = defineAdminList({ name: 'admin_venues', filter: venueFilter, row: listedVenue });

const venueDetail = v.object({
  ...v.omit(listedVenue, ['key']).entries,
  address: v.nullable(v.string()),
  createdBy: v.nullable(v.string()),
  approvalHours: v.nullable(v.number()),
  asPostedPct: v.nullable(v.number()),
  handedIn: v.nullable(
    v.object({
      state: v.picklist(VERIFICATION_STATES),
      version: v.number(),
      legalName: v.string(),
      registrationNumber: v.string(),
      reason: v.nullable(v.string()),
    }),
  ),
  /** Bookings ahead. */
  booked: v.number(),
  jobs: v.number(),
  disputes: v.number(),
  ownDeciders,
  team: v.array(v.object({ id: idText, name: v.string(), role: v.picklist(MEMBER_ROLES) })),
  history,
});
export type VenueDetail = v.InferOutput<typeof venueDetail>;

/** Null: there is none with this id. */
export async function adminVenue(device: Device, id: string): Promise<ActResult<VenueDetail | null>> {
  return parsed(await device.call('admin_venue', { p_id: id }), v.nullable(venueDetail));
}
