// Stands before an area: lets in whose portal it is, shows everybody else to their own door. It knows from this device
// alone, so it neither waits for the network nor flashes a portal that is not the person's.
import { Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OpenPortal } from '#domain/profiles/portals.ts';
import { PreparingPanel } from './preparing-panel.tsx';
import { usePortal } from './use-portal.ts';

interface AreaGuardPanelProps {
  readonly area: OpenPortal;
  readonly children: ReactNode;
}

export function AreaGuardPanel({ area, children }: AreaGuardPanelProps) {
  const { signedIn, internal, portal, preparing } = usePortal();
  const from = useLocation({ select: location => location.href });
  if (signedIn === false)
    return <Navigate to="/login/{-$appType}" params={{ appType: area }} search={{ from }} replace />;
  if (portal === area || internal) return children;
  if (preparing) return <PreparingPanel />;
  return <Navigate to="/" replace />;
}
