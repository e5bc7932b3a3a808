// The rockstars whom a venue has to do with, as this device knows them: what it thinks of them, and how often they worked
// there.

import { bookingsWith, countWorked, everyBookingAt, type Together } from '#domain/bookings/queries.ts';
import type { BookingRow } from '#domain/bookings/schema.ts';
import { folded } from '#domain/conversations/rules.ts';
import { relationId } from '#domain/ids.ts';
import { type Profile, profiles, rowToProfile } from '#domain/profiles/schema.ts';
import type { Instant } from '#domain/time.ts';
import type { Mirror } from '#sync/index.ts';
import { venueRelations } from './queries.ts';
import { type RelationKind, relations } from './schema.ts';

export interface KnownRockstar {
  readonly person: Profile;
  readonly relation: RelationKind | 'neutral';
  readonly worked: number;
  /** Booked here from now on: a block leaves these alone. */
  readonly ahead: number;
}

/** Favourites first, then by name; blocked ones last. */
export async function knownRockstars(
  mirror: Mirror,
  args: { readonly venueId: string; readonly from: string },
): Promise<readonly KnownRockstar[]> {
  const [people, opinions, here] = await Promise.all([
    mirror.table(profiles).toArray(),
    venueRelations(mirror, { venueId: args.venueId }),
    everyBookingAt(mirror, args),
  ]);
  const worked = countWorked(here);
  const ahead = countAhead(here, args.from);
  return people
    .filter(row => row.role === 'rockstar')
    .map(rowToProfile)
    .map(person => ({
      person,
      relation: opinions.get(person.id) ?? ('neutral' as const),
      worked: worked.get(person.id) ?? 0,
      ahead: ahead.get(person.id) ?? 0,
    }))
    .sort((one, other) => rank(one) - rank(other) || one.person.name.localeCompare(other.person.name));
}

export interface RockstarHere {
  readonly person: Profile;
  readonly relation: RelationKind | 'neutral';
  /** What the venue noted with it; null when nothing. */
  readonly note: string | null;
  readonly together: Together;
}

/** One of them, with all that they and the venue have to do with each other; null when this device has no such card. */
export async function rockstarHere(
  mirror: Mirror,
  args: { readonly venueId: string; readonly workerId: string; readonly from: Instant },
): Promise<RockstarHere | null> {
  const row = await mirror.table(profiles).get(args.workerId);
  if (row === undefined || row.role !== 'rockstar') return null;
  const id = relationId({ venue_id: args.venueId, worker_id: args.workerId, side: 'venue' });
  const [relation, together] = await Promise.all([mirror.table(relations).get(id), bookingsWith(mirror, args)]);
  const { kind = 'neutral', note = null } = relation ?? {};
  return { person: rowToProfile(row), relation: kind, note, together };
}

/** Whether every word stands in the name, the town or a skill, whatever case and accents; the twin of private.says. `alsoCalled`: their roles in the reader's words. */
export function saysWords(
  { name, location, skills }: Pick<Profile, 'name' | 'location' | 'skills'>,
  of: { readonly words: string; readonly alsoCalled: readonly string[] },
): boolean {
  const said = folded([name, location ?? '', ...skills, ...of.alsoCalled].join(' '));
  return folded(of.words)
    .split(/\s+/)
    .every(word => said.includes(word));
}

function rank({ relation }: KnownRockstar): number {
  return relation === 'favourite' ? 0 : relation === 'neutral' ? 1 : 2;
}

function countAhead(here: readonly BookingRow[], from: string): ReadonlyMap<string, number> {
  const ahead = new Map<string, number>();
  for (const row of here) {
    if (row.starts_at < from || (row.status !== 'confirmed' && row.status !== 'change_pending')) continue;
    ahead.set(row.worker_id, (ahead.get(row.worker_id) ?? 0) + 1);
  }
  return ahead;
}
