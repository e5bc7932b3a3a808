// The search as a page of the person's own portal.
import { Navigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { safeReturnPath } from '#features/auth/return-path.ts';
import { usePortal } from '#features/auth/use-portal.ts';
import { sharedPath, sharedWords } from '#features/search/shared.ts';
import { firstPixel } from '#ui/first-pixel.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';

// It reads the mirror, so it comes with the engine.
const SearchScreen = lazyPiece(async () => {
  await firstPixel();
  return (await import('#features/search/search-screen.tsx')).SearchScreen;
}, 'portal');

const portals = {
  venue: lazyPiece(() => import('./-venue-portal.tsx').then(module => module.VenuePortal)),
  rockstar: lazyPiece(() => import('./-rockstar-portal.tsx').then(module => module.RockstarPortal)),
  admin: lazyPiece(() => import('./-admin-portal.tsx').then(module => module.AdminPortal), 'admin'),
} as const;

/** Before it is known whose portal it is, one of the two guards says so or leads to signing in. */
export function SearchPage() {
  const { portal: area = 'rockstar' } = usePortal();
  const nav = useRouteContext({ from: '__root__', select: context => context.nav[area] });
  const shared = useSearch({ from: '/search' });
  const path = safeReturnPath(sharedPath(shared, location.origin), location.origin);
  if (path !== undefined) return <Navigate to={path} replace />;
  const words = sharedWords(shared);
  const Portal = portals[area];
  return (
    <Suspense fallback={null}>
      <Portal>
        <Suspense fallback={null}>
          <SearchScreen key={words} area={area} nav={nav} words={words} />
        </Suspense>
      </Portal>
    </Suspense>
  );
}
