import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { comeBack } from './come-back.ts';
import { ErrorScreen } from './error-screen.tsx';
import { adminNav, rockstarNav, venueNav } from './nav.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

/** The site map with its fallbacks. The tree is handed in: it is generated from `routes/`. */
export function createAppRouter<Tree extends AnyRoute>(routeTree: Tree) {
  const router = createRouter({
    routeTree,
    context: { nav: { venue: venueNav, rockstar: rockstarNav, admin: adminNav } },
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // Screens read the device, which answers at once: what is shown stays until the next one can be drawn.
    defaultPendingMs: 1000,
  });
  comeBack(router);
  return router;
}
