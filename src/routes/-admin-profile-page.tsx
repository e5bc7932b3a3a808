import { useRouteContext } from '@tanstack/react-router';
import { useOpenWays } from '#features/admin/use-open-ways.ts';
import { DevicePanel } from '#features/profiles/device-panel.tsx';
import { VenueProfileScreen } from '#features/profiles/venue-profile-screen.tsx';
import { WayList } from '#ui/way-list.tsx';

export function AdminProfilePage() {
  const entries = useOpenWays(useRouteContext({ from: '__root__', select: context => context.nav.admin }));
  return (
    <VenueProfileScreen ways={<WayList entries={entries} />} device={<DevicePanel />} phoneHint="adminPhoneHint" />
  );
}
