import { useRouteContext } from '@tanstack/react-router';
import { ShownTogether } from '#bridge/shown-together.tsx';
import { OwnPhotoPanel } from '#features/photos/own-photo-panel.tsx';
import { DevicePanel } from '#features/profiles/device-panel.tsx';
import { VenueProfileScreen } from '#features/profiles/venue-profile-screen.tsx';
import { OwnVenuesPanel } from '#features/venues/own-venues-panel.tsx';
import { WayList } from '#ui/way-list.tsx';

export function VenueProfilePage() {
  const entries = useRouteContext({ from: '__root__', select: context => context.nav.venue });
  return (
    <ShownTogether>
      <VenueProfileScreen
        photo={<OwnPhotoPanel />}
        ways={<WayList entries={entries} />}
        venues={<OwnVenuesPanel />}
        device={<DevicePanel />}
      />
    </ShownTogether>
  );
}
