import { useParams } from '@tanstack/react-router';
import { DisputeScreen } from '#features/disputes/dispute-screen.tsx';
import { RecordedPanel } from '#features/reliability/recorded-panel.tsx';

export function OwnDisputePage() {
  const { disputeId } = useParams({ from: '/rockstar/disputes/$disputeId' });
  return (
    <DisputeScreen
      key={disputeId}
      disputeId={disputeId}
      back="/rockstar/shifts"
      recorded={of => <RecordedPanel {...of} />}
    />
  );
}
