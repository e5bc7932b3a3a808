import { useParams } from '@tanstack/react-router';
import { CoverScreen } from '#features/covers/cover-screen.tsx';
import { VenueOfPanel } from '#features/venues/venue-of-panel.tsx';

export function CoverPage() {
  const { shiftId } = useParams({ from: '/venue/shifts_/$shiftId/cover' });
  return (
    <VenueOfPanel plain of={{ what: 'shift', id: shiftId }}>
      {() => <CoverScreen key={shiftId} shiftId={shiftId} />}
    </VenueOfPanel>
  );
}
