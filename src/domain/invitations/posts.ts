// What a venue may invite somebody to, from what this device knows: its open shifts and jobs that they have not applied for,
// were not invited to and do not work on.

import { isLive } from '#domain/applications/rules.ts';
import { applications } from '#domain/applications/schema.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { bookings } from '#domain/bookings/schema.ts';
import type { ProfileId } from '#domain/ids.ts';
import { type Job, jobs, rowToJob } from '#domain/jobs/schema.ts';
import { LAST_KEY } from '#domain/rows-by.ts';
import { venueShiftsBetween } from '#domain/shifts/queries.ts';
import { gapsOf, isFillable } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Instant } from '#domain/time.ts';
import type { Mirror } from '#sync/index.ts';
import { awaitsAnswer } from './rules.ts';
import { workInvitations } from './schema.ts';

export interface InvitablePosts {
  /** Of a role that they know first, then the soonest. */
  readonly shifts: readonly Shift[];
  readonly jobs: readonly Job[];
}

export interface InvitedPerson {
  readonly id: ProfileId;
  readonly name: string;
  readonly skills: readonly string[];
}

interface Asked {
  readonly venueId: string;
  readonly worker: Pick<InvitedPerson, 'id' | 'skills'>;
  readonly now: Instant;
}

export async function invitablePosts(mirror: Mirror, { venueId, worker, now }: Asked): Promise<InvitablePosts> {
  const [ahead, own, taken] = await Promise.all([
    venueShiftsBetween(mirror, { venueId, from: now, to: null }),
    mirror.table(jobs).where('venue_id').equals(venueId).toArray(),
    takenPosts(mirror, worker.id),
  ]);
  const known = (role: string) => Number(worker.skills.includes(role));
  return {
    shifts: ahead
      .filter(shift => gapsOf(shift) > 0 && isFillable(shift, now))
      .filter(shift => !taken.has(shift.id))
      .sort((one, other) => known(other.role) - known(one.role) || one.startsAt - other.startsAt),
    jobs: own
      .map(rowToJob)
      .filter(job => job.status === 'published' && !taken.has(job.id))
      .sort((one, other) => known(other.role) - known(one.role) || one.title.localeCompare(other.title)),
  };
}

/** Ids of shifts and jobs that stand between the two already. */
async function takenPosts(mirror: Mirror, workerId: string): Promise<ReadonlySet<string>> {
  const [asked, invited, booked] = await Promise.all([
    mirror.table(applications).where('worker_id').equals(workerId).toArray(),
    mirror.table(workInvitations).where('worker_id').equals(workerId).toArray(),
    mirror.table(bookings).where('[worker_id+starts_at]').between([workerId, ''], [workerId, LAST_KEY]).toArray(),
  ]);
  return new Set([
    ...asked
      .filter(row => isLive(row.status) || row.status === 'accepted')
      .flatMap(row => row.shift_id ?? row.job_id ?? []),
    ...invited.filter(row => awaitsAnswer(row.status)).flatMap(row => row.shift_id ?? row.job_id ?? []),
    ...booked.filter(row => holdsPlace(row.status)).map(row => row.shift_id),
  ]);
}
