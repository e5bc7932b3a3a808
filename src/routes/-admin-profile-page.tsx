import { DevicePanel } from '#features/profiles/device-panel.tsx';
import { VenueProfileScreen } from '#features/profiles/venue-profile-screen.tsx';

export function AdminProfilePage() {
  return <VenueProfileScreen device={<DevicePanel />} phoneHint="adminPhoneHint" />;
}
