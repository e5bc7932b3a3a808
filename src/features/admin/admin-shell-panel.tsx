// The frame of the admin portal: its ways by role, the connectivity badge and the account menu.
import type { ReactNode } from 'react';
import type { NavEntry } from '#ui/nav-list.tsx';
import { PortalShell } from '#ui/portal-shell.tsx';
import { OfflineNotice } from './online-button.tsx';
import { useOpenWays } from './use-open-ways.ts';

interface AdminShellPanelProps {
  readonly entries: readonly NavEntry[];
  readonly badge: ReactNode;
  readonly menu: ReactNode;
  readonly children: ReactNode;
}

export function AdminShellPanel({ entries, children, ...rest }: AdminShellPanelProps) {
  return (
    <PortalShell entries={useOpenWays(entries)} {...rest}>
      <OfflineNotice />
      {children}
    </PortalShell>
  );
}
