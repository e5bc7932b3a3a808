// The root of the site map. What stands around every page is put together in main.tsx; errors and unknown addresses have
// their screens in the router's defaults.
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { NavEntry } from '#ui/nav-list.tsx';

export interface RouterContext {
  /** The ways to go in each portal; a portal's layout draws them. */
  readonly nav: Readonly<Record<'venue' | 'rockstar' | 'admin', readonly NavEntry[]>>;
}

export const Route = createRootRouteWithContext<RouterContext>()({});
