import { VisuallyHidden } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Link, type LinkProps, useLocation, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Messages, useTranslations } from 'use-intl';
import classes from './nav-list.module.css';

export interface NavEntry {
  readonly to: NonNullable<LinkProps['to']>;
  /** Active only on this very path, not below it: for the portal's first screen. */
  readonly exact?: boolean;
  readonly label: keyof Messages['common']['nav'];
  readonly icon: TablerIcon;
  readonly iconActive: TablerIcon;
  readonly count?: number;
  /** Left out of the phone's bottom bar, which has room for five; there it is reached from Me (`way-list.tsx`). */
  readonly wideOnly?: boolean;
  /** In no bar at all: a line on Me, whatever the width. */
  readonly meOnly?: boolean;
}

interface NavListProps {
  readonly entries: readonly NavEntry[];
  /** Before the entries: the mark, where there is room for it. */
  readonly children?: ReactNode;
}

/** The same list in three shapes; the stylesheet decides which. */
export function NavList({ entries, children }: NavListProps) {
  const t = useTranslations('common.nav');
  const menu = useTranslations('common.menu');
  const here: string | undefined = useMatches({ select: matches => matches.at(-1)?.routeId });
  // Below the portal there is no such page, so it is not below Me either.
  const lost = here === entries[0]?.to;
  /** A portal's first screen has two addresses. */
  const isFirst = ({ to, exact }: NavEntry) => exact === true && here === `${to}/dashboard`;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const inBars = entries.filter(isInBars);
  const active = inBars.filter(entry => isFirst(entry) || isAt(entry, path));
  const elsewhere = active.length === 0 ? 'everywhere' : active.every(isWideOnly) ? 'narrow' : undefined;
  return (
    <nav className={classes.nav} aria-label={t('label')} data-elsewhere={lost ? undefined : elsewhere}>
      {children}
      {inBars.map(entry => (
        <Link
          key={entry.to}
          to={entry.to}
          className={classes.item}
          data-wide-only={entry.wideOnly || undefined}
          data-me={entry.label === 'me' || undefined}
          activeOptions={{ exact: entry.exact ?? false, includeSearch: false }}
          activeProps={{ 'data-active': true }}
          {...(isFirst(entry) && { 'data-active': true, 'aria-current': 'page' })}
        >
          {({ isActive: isBelow }) => {
            const isActive = isBelow || isFirst(entry);
            const Icon = isActive ? entry.iconActive : entry.icon;
            return (
              <>
                <span className={classes.icon}>
                  <Icon size={24} stroke={isActive ? 2.25 : 1.75} aria-hidden="true" />
                  {entry.count !== undefined && entry.count > 0 && (
                    <span className={classes.count} aria-hidden="true">
                      {entry.count > 9 ? '9+' : entry.count}
                    </span>
                  )}
                </span>
                <span className={classes.label}>{t(entry.label)}</span>
                {entry.count !== undefined && entry.count > 0 && (
                  <VisuallyHidden> {menu('unread', { n: String(entry.count) })}</VisuallyHidden>
                )}
              </>
            );
          }}
        </Link>
      ))}
    </nav>
  );
}

function isInBars(entry: NavEntry): boolean {
  return entry.meOnly !== true;
}

function isWideOnly(entry: NavEntry): boolean {
  return entry.wideOnly === true;
}

/** As the link itself sees it (`activeOptions`). */
function isAt({ to, exact }: NavEntry, path: string): boolean {
  const here = path.replace(/\/$/, '');
  return here === to || (exact !== true && here.startsWith(`${to}/`));
}
