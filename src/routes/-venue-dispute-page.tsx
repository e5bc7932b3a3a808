import { useParams } from '@tanstack/react-router';
import { DisputeScreen } from '#features/disputes/dispute-screen.tsx';

export function VenueDisputePage() {
  const { disputeId } = useParams({ from: '/venue/disputes/$disputeId' });
  return <DisputeScreen key={disputeId} disputeId={disputeId} back="/venue/shifts/hours" />;
}
