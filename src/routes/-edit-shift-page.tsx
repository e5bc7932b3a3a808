import { useParams } from '@tanstack/react-router';
import { EditShiftScreen } from '#features/shifts/post/shift-form-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';

export function EditShiftPage() {
  const { shiftId } = useParams({ from: '/venue/shifts_/$shiftId/edit' });
  return <OwnVenuePanel>{own => <EditShiftScreen key={shiftId} own={own} shiftId={shiftId} />}</OwnVenuePanel>;
}
