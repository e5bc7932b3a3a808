// Whom a venue may sensibly invite to a shift, from what this device knows: people it has to do with, favourites first, then
// those who have worked here most. Who already applied, is booked or invited is left out, and so is who works here then.

import { isLive } from '#domain/applications/rules.ts';
import { applications } from '#domain/applications/schema.ts';
import { countWorked, everyBookingAt } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { BookingRow } from '#domain/bookings/schema.ts';
import { type Profile, profiles, rowToProfile } from '#domain/profiles/schema.ts';
import { venueRelations } from '#domain/relations/queries.ts';
import { type ShiftRow, shifts } from '#domain/shifts/schema.ts';
import type { Mirror } from '#sync/index.ts';
import { awaitsAnswer } from './rules.ts';
import { workInvitations } from './schema.ts';

export interface Candidate {
  readonly person: Profile;
  readonly favourite: boolean;
  /** How many shifts they have worked at this venue, as far as this device remembers. */
  readonly worked: number;
}

export async function candidatesForShift(
  mirror: Mirror,
  args: { readonly shiftId: string },
): Promise<readonly Candidate[]> {
  const shift = await mirror.table(shifts).get(args.shiftId);
  if (shift === undefined) return [];
  const venueBookings = await everyBookingAt(mirror, { venueId: shift.venue_id });
  const [people, taken] = await Promise.all([
    peopleToAsk(mirror, { venueId: shift.venue_id }),
    takenBy(mirror, shift, venueBookings),
  ]);
  return people.filter(({ person }) => person.skills.includes(shift.role) && !taken.has(person.id));
}

/** Whom on this device a venue may invite, the best first. */
export async function peopleToAsk(mirror: Mirror, args: { readonly venueId: string }): Promise<readonly Candidate[]> {
  const [people, relations, known] = await Promise.all([
    mirror.table(profiles).toArray(),
    venueRelations(mirror, args),
    everyBookingAt(mirror, args),
  ]);
  const worked = countWorked(known);
  return people
    .filter(row => row.role === 'rockstar' && row.account_status === 'active')
    .map(rowToProfile)
    .filter(({ id }) => relations.get(id) !== 'blocked')
    .map(person => ({
      person,
      favourite: relations.get(person.id) === 'favourite',
      worked: worked.get(person.id) ?? 0,
    }))
    .sort(bestFirst);
}

/** Of those whom the server has spoken about: who fits, and why the others do not. Who is not free is counted for that alone. */
export interface Fitting {
  readonly fit: readonly Candidate[];
  readonly notFree: number;
  readonly belowMinimum: number;
}

export function fittingOf(
  candidates: readonly Candidate[],
  fitOf: (workerId: string) => { readonly free: boolean; readonly belowMinimum: boolean } | undefined,
): Fitting {
  const spoken = candidates.flatMap(one => {
    const fit = fitOf(one.person.id);
    return fit === undefined ? [] : [{ one, ...fit }];
  });
  return {
    fit: spoken.filter(({ free, belowMinimum }) => free && !belowMinimum).map(({ one }) => one),
    notFree: spoken.filter(({ free }) => !free).length,
    belowMinimum: spoken.filter(({ free, belowMinimum }) => free && belowMinimum).length,
  };
}

function bestFirst(one: Candidate, other: Candidate): number {
  return (
    Number(other.favourite) - Number(one.favourite) ||
    other.worked - one.worked ||
    one.person.name.localeCompare(other.person.name)
  );
}

/** Who has applied for this shift, was invited to it, or works here at that time. */
async function takenBy(mirror: Mirror, shift: ShiftRow, known: readonly BookingRow[]): Promise<ReadonlySet<string>> {
  const [applied, invited] = await Promise.all([
    mirror.table(applications).where('shift_id').equals(shift.id).toArray(),
    mirror.table(workInvitations).where('shift_id').equals(shift.id).toArray(),
  ]);
  const busy = known.filter(
    row => holdsPlace(row.status) && row.starts_at < shift.ends_at && row.ends_at > shift.starts_at,
  );
  const live = applied.filter(row => isLive(row.status) || row.status === 'accepted');
  return new Set([...live, ...invited.filter(row => awaitsAnswer(row.status)), ...busy].map(row => row.worker_id));
}
