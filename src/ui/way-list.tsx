// The ways of a portal for which the bars have no room: lines on Me. It takes the portal's whole list and shows what the
// bottom bar leaves out, so a way is named once, in `app/nav.ts`.
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { NavEntry } from './nav-list.tsx';
import classes from './way-list.module.css';

interface WayListProps {
  readonly entries: readonly NavEntry[];
  /** Ways of one's own that no bar has, each a `WayLine`. */
  readonly children?: ReactNode;
}

export function WayList({ entries, children }: WayListProps) {
  const t = useTranslations('common.nav');
  const ways = entries.filter(entry => entry.wideOnly || entry.meOnly);
  if (ways.length === 0) return null;
  return (
    <nav
      className={classes.ways}
      aria-label={t('more')}
      // Nothing is left of it where the rail has room for all.
      data-wide-only={!ways.some(way => way.meOnly) || undefined}
    >
      <ul role="list">
        {ways.map(({ to, label, icon: Icon, count, wideOnly }) => (
          <li key={to} data-wide-only={wideOnly || undefined}>
            <Link to={to} className={classes.way}>
              <Icon size={24} stroke={1.75} aria-hidden="true" />
              <span className={classes.label}>{t(label)}</span>
              {count !== undefined && count > 0 && <span className={classes.count}>{count > 9 ? '9+' : count}</span>}
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" className={classes.chevron} />
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

type WayLineProps = Pick<NavEntry, 'to' | 'icon'> & { readonly children: ReactNode };

export function WayLine({ to, icon: Icon, children }: WayLineProps) {
  return (
    <li>
      <Link to={to} className={classes.way}>
        <Icon size={24} stroke={1.75} aria-hidden="true" />
        <span className={classes.label}>{children}</span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" className={classes.chevron} />
      </Link>
    </li>
  );
}
