import { DoorScreen } from '#features/attendance/door-screen.tsx';
import { useDoorLocked } from '#features/attendance/use-door-locked.ts';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';

export function DoorPage() {
  const locked = useDoorLocked();
  return (
    <OwnVenuePanel plain={locked}>
      {({ venue, membership }) => <DoorScreen key={venue.id} venue={venue} mayRecord={membership.role !== 'staff'} />}
    </OwnVenuePanel>
  );
}
