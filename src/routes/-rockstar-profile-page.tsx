import { useRouteContext } from '@tanstack/react-router';
import { DevicePanel } from '#features/profiles/device-panel.tsx';
import { RockstarProfileScreen } from '#features/profiles/rockstar-profile-screen.tsx';
import { WayList } from '#ui/way-list.tsx';

export function RockstarProfilePage() {
  const entries = useRouteContext({ from: '__root__', select: context => context.nav.rockstar });
  return <RockstarProfileScreen ways={<WayList entries={entries} />} device={<DevicePanel />} />;
}
