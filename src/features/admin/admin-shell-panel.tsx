// The frame of the admin portal: its ways by role, the connectivity badge and the account menu.
import type { ReactNode } from 'react';
import { holds } from '#domain/admin/rules.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import { PortalShell } from '#ui/portal-shell.tsx';
import { useAdminRole } from './admin-role-context.ts';

interface AdminShellPanelProps {
  readonly entries: readonly NavEntry[];
  readonly badge: ReactNode;
  readonly menu: ReactNode;
  readonly children: ReactNode;
}

export function AdminShellPanel({ entries, ...rest }: AdminShellPanelProps) {
  const role = useAdminRole();
  const open = entries.filter(entry => entry.to !== '/admin/security' || holds(role, 'support'));
  return <PortalShell entries={open} {...rest} />;
}
