import { useParams } from '@tanstack/react-router';
import { EditShiftScreen } from '#features/shifts/post/shift-form-screen.tsx';
import { VenueOfPanel } from '#features/venues/venue-of-panel.tsx';

export function EditShiftPage() {
  const { shiftId } = useParams({ from: '/venue/shifts_/$shiftId/edit' });
  return (
    <VenueOfPanel of={{ what: 'shift', id: shiftId }}>
      {own => <EditShiftScreen key={shiftId} own={own} shiftId={shiftId} />}
    </VenueOfPanel>
  );
}
