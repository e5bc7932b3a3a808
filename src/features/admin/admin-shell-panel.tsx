// The frame of the admin portal: its ways by role, the connectivity badge and the account menu.
import { useElementSize } from '@mantine/hooks';
import type { CSSProperties, ReactNode } from 'react';
import type { NavEntry } from '#ui/nav-list.tsx';
import { PortalShell } from '#ui/portal-shell.tsx';
import classes from './admin-shell-panel.module.css';
import { OfflineNotice } from './online-button.tsx';
import { useOpenWays } from './use-open-ways.ts';

interface AdminShellPanelProps {
  readonly entries: readonly NavEntry[];
  readonly badge: ReactNode;
  readonly menu: ReactNode;
  readonly children: ReactNode;
}

export function AdminShellPanel({ entries, children, ...rest }: AdminShellPanelProps) {
  const notice = useElementSize();
  return (
    <PortalShell entries={useOpenWays(entries)} {...rest}>
      <div className={classes.told} style={{ '--told': `${Math.ceil(notice.height)}px` } as CSSProperties}>
        <OfflineNotice ref={notice.ref} className={classes.notice} />
        <div className={classes.under}>{children}</div>
      </div>
    </PortalShell>
  );
}
