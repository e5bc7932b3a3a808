import { DevicePanel } from '#features/profiles/device-panel.tsx';
import { RockstarProfileScreen } from '#features/profiles/rockstar-profile-screen.tsx';

export function RockstarProfilePage() {
  return <RockstarProfileScreen device={<DevicePanel />} />;
}
