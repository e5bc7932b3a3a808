// The platform's own people and what they look at. Nothing of it is mirrored: it is read while there is a network.
import * as v from 'valibot';
import { idText } from '#domain/ids.ts';
import { PAY_PERIODS } from '#domain/jobs/schema.ts';
import { calledName } from '#domain/profiles/called.ts';
import { INDUSTRIES } from '#domain/venues/schema.ts';
import { VERIFICATION_STATES } from '#domain/verification/schema.ts';
import { ownDeciders } from './own.ts';

/** By rank, the lowest first. */
export const ADMIN_ROLES = ['read_only', 'support', 'super_admin'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

export const adminRole = v.picklist(ADMIN_ROLES);

/** Of somebody whose account may have been deleted since, where no status comes with it. */
export const personName = v.pipe(
  v.string(),
  v.transform(name => calledName({ name, account_status: 'inactive' })),
);

export const adminAccess = v.object({ is_admin: v.boolean(), role: v.nullable(adminRole) });

/** `rateMinor`: for an hour, at the most. */
const waitingPost = { id: idText, venueName: v.string(), rateMinor: v.number(), currency: v.string(), ownDeciders };

export const adminOverviewSchema = v.object({
  rockstars: v.number(),
  suspended: v.number(),
  venues: v.number(),
  unverified: v.number(),
  openShifts: v.number(),
  startingToday: v.number(),
  gapsToday: v.number(),
  bookedAhead: v.number(),
  queue: v.array(
    v.object({
      id: idText,
      name: v.string(),
      address: v.nullable(v.string()),
      area: v.nullable(v.string()),
      industry: v.picklist(INDUSTRIES),
      createdAt: v.string(),
      ownerName: v.nullable(v.string()),
      /** Of what it handed in, with the reason if it was rejected; null: nothing was. */
      state: v.nullable(v.picklist(VERIFICATION_STATES)),
      version: v.nullable(v.number()),
      reason: v.nullable(v.string()),
      ownDeciders,
    }),
  ),
  /** Fifty of them at the most. */
  payWaiting: v.number(),
  pay: v.array(
    v.variant('post', [
      v.object({
        post: v.literal('shift'),
        ...waitingPost,
        role: v.string(),
        title: v.nullable(v.string()),
        startsAt: v.string(),
        endsAt: v.string(),
        tz: v.string(),
      }),
      v.object({
        post: v.literal('job'),
        ...waitingPost,
        title: v.string(),
        payMinMinor: v.number(),
        payMaxMinor: v.nullable(v.number()),
        payPeriod: v.picklist(PAY_PERIODS),
      }),
    ]),
  ),
});
export type AdminOverview = v.InferOutput<typeof adminOverviewSchema>;
/** A draft of a shift or a job whose pay is above the line of its currency. */
export type WaitingPay = AdminOverview['pay'][number];
export type WaitingVenue = AdminOverview['queue'][number];

export const adminTeamSchema = v.object({
  members: v.array(
    v.object({ userId: idText, name: v.string(), email: v.string(), role: adminRole, since: v.string() }),
  ),
  invitations: v.array(
    v.object({
      id: idText,
      email: v.string(),
      name: v.string(),
      role: adminRole,
      sentAt: v.string(),
      expiresAt: v.string(),
      expired: v.boolean(),
    }),
  ),
});
export type AdminTeam = v.InferOutput<typeof adminTeamSchema>;
export type AdminMember = AdminTeam['members'][number];
export type AdminInvitation = AdminTeam['invitations'][number];
