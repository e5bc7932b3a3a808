// Stands before the landing page: sends a signed-in person to their portal, and lets in everybody else, also internal
// people who have not chosen the portal to act in.
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dashboardOf } from '#domain/profiles/portals.ts';
import { PreparingPanel } from './preparing-panel.tsx';
import { usePortal } from './use-portal.ts';

export function OwnPortalPanel({ children }: { readonly children: ReactNode }) {
  const { signedIn, portal, preparing } = usePortal();
  if (signedIn === false) return children;
  if (portal !== undefined) return <Navigate to={dashboardOf[portal]} replace />;
  return preparing ? <PreparingPanel /> : children;
}
