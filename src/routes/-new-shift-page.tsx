import { useSearch } from '@tanstack/react-router';
import { NewShiftScreen } from '#features/shifts/post/shift-form-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';

export function NewShiftPage() {
  const { day } = useSearch({ from: '/venue/shifts_/new' });
  return (
    <OwnVenuePanel>{own => <NewShiftScreen key={own.venue.id} own={own} today={day === 'today'} />}</OwnVenuePanel>
  );
}
