import { Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useDoorLocked } from '#features/attendance/use-door-locked.ts';
import { AreaGuardPanel } from '#features/auth/area-guard-panel.tsx';
import { firstPixel } from '#ui/first-pixel.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { PortalFrame } from './-portal-frame.tsx';

// It reads the mirror, so it comes with the engine.
const VenueSwitch = lazyPiece(async () => {
  await firstPixel();
  return (await import('#features/venues/venue-switch-panel.tsx')).VenueSwitchPanel;
}, 'portal');

const DoorFrame = lazyPiece(
  () => import('#features/attendance/door-frame-panel.tsx').then(module => module.DoorFramePanel),
  'portal',
);

export function VenuePortal({ children }: { readonly children?: ReactNode }) {
  if (useDoorLocked()) {
    return (
      <AreaGuardPanel area="venue">
        <Suspense fallback={null}>
          <DoorFrame>
            <Outlet />
          </DoorFrame>
        </Suspense>
      </AreaGuardPanel>
    );
  }
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
