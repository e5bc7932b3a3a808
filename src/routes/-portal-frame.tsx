// What both portals have around their screens: the guard, the shell, the connectivity badge, the bell and the account menu.
import { Outlet, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccountMenuPanel } from '#features/auth/account-menu-panel.tsx';
import { ActingPanel } from '#features/auth/acting-panel.tsx';
import { AreaGuardPanel } from '#features/auth/area-guard-panel.tsx';
import { BellPanel, type BellProps } from '#features/notifications/bell-panel.tsx';
import { RemindersPanel } from '#features/notifications/reminders-panel.tsx';
import { PhotosPanel } from '#features/photos/photos-panel.tsx';
import { SearchPanel } from '#features/search/search-panel.tsx';
import { FollowSettingsPanel } from '#features/settings/follow-settings-panel.tsx';
import { DeviceTroublePanel } from '#features/sync-status/device-trouble-panel.tsx';
import { SyncStatusPanel } from '#features/sync-status/sync-status-panel.tsx';
import { PortalShell } from '#ui/portal-shell.tsx';
import { AccountBars } from './-account-bars.tsx';
import { WithUnread } from './-with-unread.tsx';

interface PortalFrameProps extends BellProps {
  /** Left in the header. */
  readonly context?: ReactNode;
  /** Without it, the screen of the address below the portal's own. */
  readonly children?: ReactNode;
}

export function PortalFrame({ context, children = <Outlet />, ...bell }: PortalFrameProps) {
  const { area } = bell;
  const nav = useRouteContext({ from: '__root__', select: context => context.nav[area] });
  return (
    <AreaGuardPanel area={area}>
      <WithUnread nav={nav}>
        {entries => (
          <PortalShell
            entries={entries}
            context={context}
            badge={<SyncStatusPanel />}
            menu={
              <>
                <SearchPanel area={area} nav={nav} />
                <BellPanel {...bell} />
                <AccountMenuPanel area={area} />
              </>
            }
          >
            <DeviceTroublePanel />
            <AccountBars area={area} />
            <FollowSettingsPanel />
            <PhotosPanel />
            {area === 'rockstar' && <RemindersPanel />}
            <ActingPanel area={area}>{children}</ActingPanel>
          </PortalShell>
        )}
      </WithUnread>
    </AreaGuardPanel>
  );
}
