// The ways of a portal for which the bars have no room: lines on Me. It takes the portal's whole list and shows what the
// bottom bar leaves out, so a way is named once, in `app/nav.ts`.
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { NavEntry } from './nav-list.tsx';
import classes from './way-list.module.css';

export function WayList({ entries }: { readonly entries: readonly NavEntry[] }) {
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
      <ul>
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
      </ul>
    </nav>
  );
}
