import { useParams } from '@tanstack/react-router';
import { AdminVenueScreen } from '#features/admin/admin-venue-screen.tsx';

export function AdminVenuePage() {
  const { venueId } = useParams({ from: '/admin/venues/$venueId' });
  return <AdminVenueScreen key={venueId} venueId={venueId} />;
}
