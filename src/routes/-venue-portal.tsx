import { type ReactNode, Suspense } from 'react';
import { firstPixel } from '#ui/first-pixel.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { PortalFrame } from './-portal-frame.tsx';

// It reads the mirror, so it comes with the engine.
const VenueSwitch = lazyPiece(async () => {
  await firstPixel();
  return (await import('#features/venues/venue-switch-panel.tsx')).VenueSwitchPanel;
}, 'portal');

export function VenuePortal({ children }: { readonly children?: ReactNode }) {
  return (
    <PortalFrame
      area="venue"
      context={
        <Suspense fallback={null}>
          <VenueSwitch />
        </Suspense>
      }
    >
      {children}
    </PortalFrame>
  );
}
