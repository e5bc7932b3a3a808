import { PlacePanel } from '#features/bookings/place-panel.tsx';
import { CoverPersonPanel } from '#features/covers/cover-person-panel.tsx';
import type { BookedListProps } from '#features/shifts/one-shift/booked-list.tsx';

/** What other capabilities bring to somebody who has, or had, a place. */
export const bookedPerson: BookedListProps['place'] = (booking, name) => (
  <>
    <PlacePanel booking={booking} side="venue" name={name} />
    <CoverPersonPanel booking={booking} />
  </>
);
