import { useRouteContext } from '@tanstack/react-router';
import { DevicePanel } from '#features/profiles/device-panel.tsx';
import { VenueProfileScreen } from '#features/profiles/venue-profile-screen.tsx';
import { OwnVenuesPanel } from '#features/venues/own-venues-panel.tsx';
import { WayList } from '#ui/way-list.tsx';

export function VenueProfilePage() {
  const entries = useRouteContext({ from: '__root__', select: context => context.nav.venue });
  return (
    <VenueProfileScreen ways={<WayList entries={entries} />} venues={<OwnVenuesPanel />} device={<DevicePanel />} />
  );
}
