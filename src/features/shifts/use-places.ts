// Who stands in which place of a week: booked, asked for it, or given it on this device.
import { useMemo } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { useSame } from '#bridge/use-same.ts';
import { acceptedHere, heldPlaces } from '#domain/applications/queries.ts';
import { type TrackedBooking, venueBookingsAround } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { invitationsAwaited } from '#domain/invitations/queries.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import type { Profile } from '#domain/profiles/schema.ts';
import { inOrder, type Place } from '#domain/shifts/week.ts';
import type { Instant, Span } from '#domain/time.ts';

export interface Places {
  /** By shift: the booked first, as the alphabet has them. */
  readonly byShift: ReadonlyMap<string, readonly Place[]>;
  /** Whose places they are: the week's that begins then. */
  readonly from: Instant;
  /** Those booked, from a rest before the week to a rest after it. */
  readonly booked: readonly TrackedBooking[];
  readonly people: ReadonlyMap<string, Profile>;
}

/** Undefined until storage has answered. */
export function usePlaces(venueId: string, week: Span): Places | undefined {
  const around = useQuery(venueBookingsAround, { venueId, from: week.startsAt, to: week.endsAt });
  const invited = useQuery(invitationsAwaited, { venueId });
  const offered = useQuery(heldPlaces, { venueId });
  const accepted = useQuery(acceptedHere, { venueId });
  const found = useMemo(() => {
    if (around === undefined || invited === undefined || offered === undefined || accepted === undefined) return;
    const booked = around.bookings.filter(({ status }) => holdsPlace(status));
    const places: (Place & { readonly shiftId: string })[] = [
      ...booked.map(({ shiftId, workerId }) => ({ shiftId, workerId, look: 'booked' as const })),
      ...accepted.flatMap(({ shiftId, workerId }) =>
        shiftId === null ? [] : [{ shiftId, workerId, look: 'pending' as const }],
      ),
      ...invited.flatMap(({ shiftId, workerId, pending }) =>
        shiftId === null
          ? []
          : [{ shiftId, workerId, look: pending === null ? ('invited' as const) : ('pending' as const) }],
      ),
      ...[...offered].flatMap(([shiftId, held]) =>
        held.map(({ workerId }) => ({ shiftId, workerId, look: 'invited' as const })),
      ),
    ];
    return { from: around.from, booked, places, ids: [...new Set(places.map(({ workerId }) => workerId))] };
  }, [around, invited, offered, accepted]);
  // Asked anew with each who comes to a place, and then the others are who they were.
  const people = useSame(useQuery(profilesByIds, { ids: found?.ids ?? [] }));
  return useMemo(() => {
    if (found === undefined || people === undefined) return;
    const byShift = new Map<string, Place[]>();
    for (const { shiftId, ...place } of found.places) {
      const there = byShift.get(shiftId) ?? [];
      // An accept that the server has booked meanwhile stands once.
      if (there.some(({ workerId }) => workerId === place.workerId)) continue;
      byShift.set(shiftId, [...there, { ...place, name: people.get(place.workerId)?.name }]);
    }
    const ordered = new Map([...byShift].map(([shiftId, there]) => [shiftId, inOrder(there)]));
    return { from: found.from, byShift: ordered, booked: found.booked, people };
  }, [found, people]);
}
