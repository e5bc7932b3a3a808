import { PlatformPanel } from '#features/admin/platform-panel.tsx';
import { ChangePasswordPanel } from '#features/auth/change-password-panel.tsx';
import { ClearDevicePanel } from '#features/auth/clear-device-panel.tsx';
import { SettingsScreen } from '#features/settings/settings-screen.tsx';
import { ViewChangesPanel, WorkOfflinePanel } from '#features/sync-status/sync-settings-panel.tsx';

export function AdminSettingsPage() {
  return (
    <SettingsScreen
      address="/admin/settings"
      password={<ChangePasswordPanel />}
      clear={<ClearDevicePanel />}
      changes={<ViewChangesPanel />}
      workOffline={<WorkOfflinePanel />}
      platform={<PlatformPanel />}
    />
  );
}
