import { ShownTogether } from '#bridge/shown-together.tsx';
import { DoorLinkPanel } from '#features/attendance/door-link-panel.tsx';
import { ChangePasswordPanel } from '#features/auth/change-password-panel.tsx';
import { ClearDevicePanel } from '#features/auth/clear-device-panel.tsx';
import { DocumentsSettingsPanel } from '#features/documents/documents-settings-panel.tsx';
import { SettingsScreen, type SettingsScreenProps } from '#features/settings/settings-screen.tsx';
import { ViewChangesPanel, WorkOfflinePanel } from '#features/sync-status/sync-settings-panel.tsx';

function page(address: SettingsScreenProps['address'], more: Pick<SettingsScreenProps, 'door' | 'documents'>) {
  return () => (
    <ShownTogether>
      <SettingsScreen
        address={address}
        password={<ChangePasswordPanel />}
        clear={<ClearDevicePanel />}
        changes={<ViewChangesPanel />}
        workOffline={<WorkOfflinePanel />}
        {...more}
      />
    </ShownTogether>
  );
}

export const RockstarSettingsPage = page('/rockstar/settings', { documents: <DocumentsSettingsPanel /> });
export const VenueSettingsPage = page('/venue/settings', { door: <DoorLinkPanel /> });
