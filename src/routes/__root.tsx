// The root of the site map. What stands around every page is put together in main.tsx; errors and unknown addresses have
// their screens in the router's defaults.
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { isDoorLocked } from '#features/attendance/door-lock.ts';
import type { NavEntry } from '#ui/nav-list.tsx';

export interface RouterContext {
  /** The ways to go in each portal; a portal's layout draws them. */
  readonly nav: Readonly<Record<'venue' | 'rockstar' | 'admin', readonly NavEntry[]>>;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // A device at a staff door shows nothing else. Whose session has ended comes in again by signing in, which shows nobody's data.
  beforeLoad: ({ location: { pathname } }) => {
    if (pathname === DOOR || /^\/(login|auth)\b/.test(pathname) || !isDoorLocked()) return;
    throw redirect({ to: DOOR, replace: true });
  },
});

const DOOR = '/venue/door';
