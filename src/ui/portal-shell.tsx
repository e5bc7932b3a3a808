// The frame around a portal's screens: header, and the ways to go as a bottom bar (phones), a rail (from 820 px) or a
// side bar (from 1680 px, and from 1440 px by choice). Which ways there are, the connectivity badge and the account menu are handed in.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Mark, Wordmark } from './mark.tsx';
import { NavFold, useNavFold } from './nav-fold.tsx';
import { type NavEntry, NavList } from './nav-list.tsx';
import classes from './portal-shell.module.css';
import { ShellSlotsProvider, useShellSlots } from './shell-slots.tsx';
import { useKeepFocus } from './use-keep-focus.ts';
import { usePageKeys } from './use-page-keys.ts';

interface PortalShellProps {
  readonly entries: readonly NavEntry[];
  /** Left in the header where there is room: which venue, which day. */
  readonly context?: ReactNode;
  /** The connectivity badge: left of the last header icon, on every screen. */
  readonly badge: ReactNode;
  /** The last header icon: the account menu. */
  readonly menu: ReactNode;
  readonly children: ReactNode;
}

export function PortalShell({ entries, context, badge, menu, children }: PortalShellProps) {
  const t = useTranslations('common.nav');
  const slots = useShellSlots();
  const fold = useNavFold();
  const main = useKeepFocus();
  usePageKeys();
  return (
    <div className={classes.shell} data-nav={fold.chosen ?? undefined}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <div className={classes.side}>
        <NavList entries={entries}>
          <Link to="/" className={classes.sideMark} aria-label="Encore">
            <span className={classes.short}>
              <Mark />
            </span>
            <span className={classes.long}>
              <Wordmark />
            </span>
          </Link>
        </NavList>
        <NavFold fold={fold} />
      </div>
      <header className={classes.header} data-stuck>
        <div className={classes.lead} ref={slots.place('lead')} />
        <span className={classes.headerMark}>
          <Mark />
        </span>
        <div className={classes.context}>{context}</div>
        <div className={classes.badge}>{badge}</div>
        <div className={classes.trail} ref={slots.place('trail')} />
        {menu}
      </header>
      <main ref={main} id="content" tabIndex={-1} className={classes.main}>
        <ShellSlotsProvider value={slots}>{children}</ShellSlotsProvider>
      </main>
    </div>
  );
}
