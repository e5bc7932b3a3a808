import { DoorLinkPanel } from '#features/attendance/door-link-panel.tsx';
import { ChangePasswordPanel } from '#features/auth/change-password-panel.tsx';
import { ClearDevicePanel } from '#features/auth/clear-device-panel.tsx';
import { SettingsScreen, type SettingsScreenProps } from '#features/settings/settings-screen.tsx';

function page(address: SettingsScreenProps['address'], more: Pick<SettingsScreenProps, 'door'> = {}) {
  return () => (
    <SettingsScreen address={address} password={<ChangePasswordPanel />} clear={<ClearDevicePanel />} {...more} />
  );
}

export const RockstarSettingsPage = page('/rockstar/settings');
export const VenueSettingsPage = page('/venue/settings', { door: <DoorLinkPanel /> });
