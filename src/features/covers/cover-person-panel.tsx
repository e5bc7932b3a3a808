// Beside somebody who will not come: the way to asking for cover for their place, while it is open and can be filled.

import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { shiftById } from '#domain/shifts/queries.ts';
import { isFillable } from '#domain/shifts/rules.ts';
import { CoverWayPanel } from './cover-way-panel.tsx';
import { usePlacesOpen } from './use-places-open.ts';

export function CoverPersonPanel({ booking }: { readonly booking: TrackedBooking }) {
  const now = useEncoreNow();
  const shift = useQuery(shiftById, { id: booking.shiftId });
  const open = usePlacesOpen(shift) ?? 0;
  if (holdsPlace(booking.status) || shift == null || open === 0 || !isFillable(shift, now)) return null;
  return (
    <div>
      <CoverWayPanel shift={shift} />
    </div>
  );
}
