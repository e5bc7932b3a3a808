import { useQuery } from '#bridge/use-query.ts';
import { bookingsOfShift } from '#domain/bookings/queries.ts';
import { placesOpen } from '#domain/covers/rules.ts';
import { gapsOf } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';

/** Of a venue's shift, also of what was done on this device and not sent; undefined until it is known. */
export function usePlacesOpen(shift: Shift | null | undefined): number | undefined {
  const booked = useQuery(bookingsOfShift, { shiftId: shift?.id ?? '' });
  if (shift == null || booked === undefined) return undefined;
  // Who booked on another device may not be here yet.
  return booked.length === 0 ? gapsOf(shift) : placesOpen(shift, booked);
}
