import { useParams } from '@tanstack/react-router';
import { AdminDisputeScreen } from '#features/admin/dispute-screen.tsx';

export function AdminDisputePage() {
  const { disputeId } = useParams({ from: '/admin/reports_/disputes/$disputeId' });
  return <AdminDisputeScreen key={disputeId} disputeId={disputeId} />;
}
