import { NewShiftScreen } from '#features/shifts/post/shift-form-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';

export function NewShiftPage() {
  return <OwnVenuePanel>{own => <NewShiftScreen key={own.venue.id} own={own} />}</OwnVenuePanel>;
}
