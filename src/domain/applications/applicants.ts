// Whom a venue may begin a chat with from what this device knows: who asked it for work, and who said yes when it asked.

import type { ProfileId } from '#domain/ids.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { jobs } from '#domain/jobs/schema.ts';
import { calledName } from '#domain/profiles/called.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { LAST_KEY } from '#domain/rows-by.ts';
import { shifts } from '#domain/shifts/schema.ts';
import type { Mirror } from '#sync/index.ts';
import { type ApplicationRow, applications } from './schema.ts';

export interface Applicant {
  readonly id: ProfileId;
  readonly name: string;
  /** Invited: accepted without ever having applied. */
  readonly came: 'applied' | 'invited';
  /** Of the latest post that they applied for; null when it is no longer here. */
  readonly post: { readonly title: string | null; readonly role: string } | null;
}

/** Each once, by name. */
export async function applicantsOf(mirror: Mirror, args: { readonly venueId: string }): Promise<readonly Applicant[]> {
  const [applied, invited] = await Promise.all([
    mirror
      .table(applications)
      .where('[venue_id+status]')
      .between([args.venueId, ''], [args.venueId, LAST_KEY])
      .toArray(),
    mirror.table(workInvitations).where('venue_id').equals(args.venueId).toArray(),
  ]);
  const latest = new Map(
    applied.sort((one, other) => (one.recorded_at < other.recorded_at ? -1 : 1)).map(row => [row.worker_id, row]),
  );
  const accepted = invited.filter(row => row.status === 'accepted').map(row => row.worker_id);
  const [people, posts] = await Promise.all([
    mirror.table(profiles).bulkGet([...new Set([...latest.keys(), ...accepted])]),
    postsOf(mirror, [...latest.values()]),
  ]);
  return people
    .flatMap((person): Applicant[] => {
      if (person === undefined) return [];
      const application = latest.get(person.id);
      const came = application === undefined ? 'invited' : 'applied';
      const post = posts.get(application?.shift_id ?? application?.job_id ?? '') ?? null;
      return [{ id: person.id as ProfileId, name: calledName(person), came, post }];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Shifts and jobs by id, as far as they are here. */
async function postsOf(
  mirror: Mirror,
  applied: readonly ApplicationRow[],
): Promise<ReadonlyMap<string, { readonly title: string | null; readonly role: string }>> {
  const [nights, lasting] = await Promise.all([
    mirror.table(shifts).bulkGet(applied.flatMap(row => row.shift_id ?? [])),
    mirror.table(jobs).bulkGet(applied.flatMap(row => row.job_id ?? [])),
  ]);
  const found = [...nights, ...lasting].filter(row => row !== undefined);
  return new Map(found.map(({ id, title, role }) => [id, { title, role }]));
}
