import { useParams } from '@tanstack/react-router';
import { CodeScreen } from '#features/attendance/code-screen.tsx';
import { VenueOfPanel } from '#features/venues/venue-of-panel.tsx';

export function ShiftCodePage() {
  const { shiftId } = useParams({ from: '/venue/shifts_/$shiftId/code' });
  return (
    <VenueOfPanel plain of={{ what: 'shift', id: shiftId }}>
      {() => <CodeScreen key={shiftId} shiftId={shiftId} />}
    </VenueOfPanel>
  );
}
