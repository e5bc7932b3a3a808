// What one has taken and nobody has booked: a second act over it is stopped here, and not hours later by the server.

import { workInvitations } from '#domain/invitations/schema.ts';
import type { Engagement } from '#domain/shifts/fit.ts';
import { shifts } from '#domain/shifts/schema.ts';
import type { Mirror } from '#sync/index.ts';
import { isLive } from './rules.ts';
import { applications } from './schema.ts';

/**
 * Claims whose answer is not known. Claims alone are read: an application takes nothing, and then nobody need reckon anew what fits.
 */
export async function pendingClaims(mirror: Mirror): Promise<readonly Engagement[]> {
  const applied = await mirror
    .table(applications)
    .where('[worker_id+source]')
    .equals([mirror.userId, 'claim'])
    .toArray();
  const claims = applied.filter(({ status }) => status !== 'waitlisted' && isLive(status));
  return placesOf(
    mirror,
    claims.map(row => row.shift_id),
  );
}

/** Invitations to shifts that were accepted, whether or not the server has heard of it. */
export async function takenInvitations(mirror: Mirror): Promise<readonly Engagement[]> {
  const invited = await mirror.table(workInvitations).where('worker_id').equals(mirror.userId).toArray();
  return placesOf(
    mirror,
    invited.filter(({ status }) => status === 'accepted').map(row => row.shift_id),
  );
}

/** Places that were offered, and accepted on this device alone. */
export async function promisedPlaces(mirror: Mirror): Promise<readonly Engagement[]> {
  const [applied, unsent] = await Promise.all([
    mirror.table(applications).where('worker_id').equals(mirror.userId).toArray(),
    mirror.pending(applications),
  ]);
  const accepted = applied.filter(({ id, status }) => status === 'accepted' && unsent.get(id) !== undefined);
  return placesOf(
    mirror,
    accepted.map(row => row.shift_id),
  );
}

async function placesOf(mirror: Mirror, ids: readonly (string | null)[]): Promise<readonly Engagement[]> {
  const rows = await mirror.table(shifts).bulkGet(ids.flatMap(id => id ?? []));
  return rows
    .filter(row => row !== undefined)
    .map(row => ({
      shiftId: row.id,
      venueId: row.venue_id,
      startsAt: Date.parse(row.starts_at),
      endsAt: Date.parse(row.ends_at),
      breakMin: row.break_min,
      booked: false,
    }));
}
