// A venue's first weeks: what is still missing before it runs by itself. The address comes before everything (place-step), so
// it is not among them.

import { profiles } from '#domain/profiles/schema.ts';
import { LAST_KEY } from '#domain/rows-by.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { venueVerifications } from '#domain/verification/schema.ts';
import type { Mirror } from '#sync/index.ts';
import { venues, venueUsers } from './schema.ts';

/** In the order in which they help. */
const FIRST_STEPS = ['shift', 'people', 'verification', 'team'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

const DAY_MS = 86_400_000;
/** From then on whoever works alone does so on purpose. */
const FIRST_DAYS = 30;

interface Standing {
  readonly createdAt: number;
  readonly now: number;
  readonly posted: boolean;
  /** Verified, or waiting to be. */
  readonly verifying: boolean;
  readonly members: number;
  /** Rockstars whom it knows, by its link or because they asked. */
  readonly knows: boolean;
}

/** None once a shift is posted and verification is under way: who belongs to the venue is asked beside them only. */
export function firstStepsOf({ createdAt, now, posted, verifying, members, knows }: Standing): readonly FirstStep[] {
  if (isOld(createdAt, now) || (posted && verifying)) return [];
  const done: Readonly<Record<FirstStep, boolean>> = {
    shift: posted,
    people: knows,
    verification: verifying,
    team: members > 1,
  };
  return FIRST_STEPS.filter(step => !done[step]);
}

function isOld(createdAt: number, now: number): boolean {
  return now - createdAt > FIRST_DAYS * DAY_MS;
}

export async function firstSteps(
  mirror: Mirror,
  args: { readonly venueId: string; readonly now: number },
): Promise<readonly FirstStep[]> {
  const venue = await mirror.table(venues).get(args.venueId);
  // Its people and shifts are thousands by then, and would be read again at every change of them.
  if (venue === undefined || isOld(Date.parse(venue.created_at), args.now)) return [];
  const [handedIn, seats, own, people] = await Promise.all([
    mirror.table(venueVerifications).get(args.venueId),
    mirror.table(venueUsers).where('venue_id').equals(args.venueId).toArray(),
    mirror.table(shifts).where('[venue_id+starts_at]').between([args.venueId, ''], [args.venueId, LAST_KEY]).toArray(),
    mirror.table(profiles).toArray(),
  ]);
  return firstStepsOf({
    createdAt: Date.parse(venue.created_at),
    now: args.now,
    posted: own.some(shift => shift.status !== 'draft'),
    verifying: venue.verification_status === 'verified' || handedIn?.state === 'waiting',
    members: seats.filter(seat => seat.revoked_at === null).length,
    knows: people.some(({ role }) => role === 'rockstar'),
  });
}
