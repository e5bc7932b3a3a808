import { ChangePasswordPanel } from '#features/auth/change-password-panel.tsx';
import { ClearDevicePanel } from '#features/auth/clear-device-panel.tsx';
import { SettingsScreen, type SettingsScreenProps } from '#features/settings/settings-screen.tsx';

function page(address: SettingsScreenProps['address']) {
  return () => <SettingsScreen address={address} password={<ChangePasswordPanel />} clear={<ClearDevicePanel />} />;
}

export const RockstarSettingsPage = page('/rockstar/settings');
export const VenueSettingsPage = page('/venue/settings');
export const AdminSettingsPage = page('/admin/settings');
