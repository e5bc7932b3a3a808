import { DevicePanel } from '#features/profiles/device-panel.tsx';
import { VenueProfileScreen } from '#features/profiles/venue-profile-screen.tsx';
import { OwnVenuesPanel } from '#features/venues/own-venues-panel.tsx';

export function VenueProfilePage() {
  return <VenueProfileScreen venues={<OwnVenuesPanel />} device={<DevicePanel />} />;
}
