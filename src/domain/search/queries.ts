// What of this device can be found by words: the names and facts of people, shifts, chats, jobs and venues, read in one go.
// How a shift or a chat is called is the screen's business.
import { bookings } from '#domain/bookings/schema.ts';
import { conversations } from '#domain/conversations/schema.ts';
import { jobs } from '#domain/jobs/schema.ts';
import { calledName } from '#domain/profiles/called.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import type { Side } from '#domain/side.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import type { Mirror } from '#sync/index.ts';

export type Searchable =
  | { readonly kind: 'person'; readonly id: string; readonly name: string; readonly skills: readonly string[] }
  | { readonly kind: 'colleague'; readonly id: string; readonly name: string }
  | {
      readonly kind: 'shift';
      readonly id: string;
      readonly role: string;
      readonly venueName: string;
      readonly startsAt: string;
      readonly endsAt: string;
      readonly tz: string;
      /** Of the person themselves. */
      readonly bookingId: string | null;
    }
  | {
      readonly kind: 'chat';
      readonly id: string;
      /** Null: the other side is not known any more. */
      readonly name: string | null;
      /** With which of several own venues; null where there is one. */
      readonly venueName: string | null;
    }
  | { readonly kind: 'job'; readonly id: string; readonly title: string; readonly venueName: string }
  | { readonly kind: 'venue'; readonly id: string; readonly name: string; readonly address: string | null };

interface SearchablesAsked {
  readonly side: Side;
  /** Older shifts are left to the lists. */
  readonly from: Instant;
}

/** Of a venue's person: what their venues have to do with. Of a Rockstar: what is open, and their own. */
export async function searchables(mirror: Mirror, { side, from }: SearchablesAsked): Promise<readonly Searchable[]> {
  const [houses, people, members, posts, booked, chats, work] = await Promise.all([
    mirror.table(venues).toArray(),
    mirror.table(profiles).toArray(),
    mirror.table(venueUsers).toArray(),
    mirror.table(shifts).toArray(),
    mirror.table(bookings).toArray(),
    mirror.table(conversations).toArray(),
    mirror.table(jobs).toArray(),
  ]);
  const isVenue = side === 'venue';
  const since = toInstantText(from);
  const nameOfVenue = new Map(houses.map(({ id, name }) => [id, name]));
  const nameOfPerson = new Map(people.map(row => [row.id, calledName(row)]));
  const there = members.filter(row => row.revoked_at === null);
  const own = new Set(there.filter(row => row.user_id === mirror.userId).map(row => row.venue_id));
  // Once, at however many of the own venues they work.
  const colleagues = new Map(there.filter(row => own.has(row.venue_id)).map(row => [row.user_id, row.name]));
  const ownBookings = new Map(
    booked.filter(row => row.worker_id === mirror.userId).map(row => [row.shift_id, row.id] as const),
  );
  return [
    ...(isVenue ? people.filter(({ role }) => role === 'rockstar') : []).map(
      (row): Searchable => ({ kind: 'person', id: row.id, name: calledName(row), skills: row.skills }),
    ),
    ...(isVenue ? [...colleagues] : []).map(([id, name]): Searchable => ({ kind: 'colleague', id, name })),
    ...posts
      .filter(row => row.ends_at > since && (isVenue ? own.has(row.venue_id) : isOpenTo(row, ownBookings)))
      .map(
        (row): Searchable => ({
          ...{ kind: 'shift', id: row.id, role: row.role, venueName: nameOfVenue.get(row.venue_id) ?? '' },
          ...{ startsAt: row.starts_at, endsAt: row.ends_at, tz: row.tz },
          bookingId: isVenue ? null : (ownBookings.get(row.id) ?? null),
        }),
      ),
    ...chats
      .filter(row => (row.rockstar_id === mirror.userId) !== isVenue)
      .map(
        (row): Searchable => ({
          kind: 'chat',
          id: row.id,
          name: (isVenue ? nameOfPerson.get(row.rockstar_id) : nameOfVenue.get(row.venue_id)) ?? null,
          venueName: isVenue && own.size > 1 ? (nameOfVenue.get(row.venue_id) ?? null) : null,
        }),
      ),
    ...work
      .filter(row => (isVenue ? own.has(row.venue_id) : row.status === 'published'))
      .map(
        ({ id, title, venue_id }): Searchable => ({
          ...{ kind: 'job', id, title, venueName: nameOfVenue.get(venue_id) ?? '' },
        }),
      ),
    ...houses
      .filter(({ id }) => isVenue && own.has(id))
      .map(({ id, name, address }): Searchable => ({ kind: 'venue', id, name, address })),
  ];
}

/** A Rockstar finds what is open, and what they are booked on. */
function isOpenTo(shift: { readonly id: string; readonly status: string }, own: ReadonlyMap<string, string>): boolean {
  return shift.status === 'published' || own.has(shift.id);
}
