import { useParams } from '@tanstack/react-router';
import { DisputeScreen } from '#features/disputes/dispute-screen.tsx';
import { RecordedPanel } from '#features/reliability/recorded-panel.tsx';
import { VenueOfPanel } from '#features/venues/venue-of-panel.tsx';

export function VenueDisputePage() {
  const { disputeId } = useParams({ from: '/venue/disputes/$disputeId' });
  return (
    <VenueOfPanel plain of={{ what: 'dispute', id: disputeId }}>
      {() => (
        <DisputeScreen
          key={disputeId}
          disputeId={disputeId}
          back="/venue/shifts/hours"
          recorded={of => <RecordedPanel {...of} />}
        />
      )}
    </VenueOfPanel>
  );
}
