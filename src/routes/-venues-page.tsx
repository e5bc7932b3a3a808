import { VenuePhotoPanel } from '#features/photos/venue-photo-panel.tsx';
import { VenuesScreen } from '#features/venues/venues-screen.tsx';

export function VenuesPage() {
  return <VenuesScreen photoOf={venue => <VenuePhotoPanel venue={venue} />} />;
}
