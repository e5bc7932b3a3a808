// The admin portal: its gate, then the shell around its screens.
import { Outlet, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AdminGatePanel } from '#features/admin/admin-gate-panel.tsx';
import { AdminShellPanel } from '#features/admin/admin-shell-panel.tsx';
import { AccountMenuPanel } from '#features/auth/account-menu-panel.tsx';
import { SearchPanel } from '#features/search/search-panel.tsx';
import { FollowSettingsPanel } from '#features/settings/follow-settings-panel.tsx';
import { DeviceTroublePanel } from '#features/sync-status/device-trouble-panel.tsx';
import { SyncStatusPanel } from '#features/sync-status/sync-status-panel.tsx';

export function AdminPortal({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const entries = useRouteContext({ from: '__root__', select: context => context.nav.admin });
  return (
    <AdminGatePanel>
      <AdminShellPanel
        entries={entries}
        badge={<SyncStatusPanel />}
        menu={
          <>
            <SearchPanel area="admin" nav={entries} />
            <AccountMenuPanel area="admin" />
          </>
        }
      >
        <DeviceTroublePanel />
        <FollowSettingsPanel />
        {children}
      </AdminShellPanel>
    </AdminGatePanel>
  );
}
