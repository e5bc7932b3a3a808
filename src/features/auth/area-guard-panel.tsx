// Stands before an area: lets in whose portal it is, shows everybody else to their own door. It knows from this device
// alone, so it neither waits for the network nor flashes a portal that is not the person's.
import { Navigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WorkPortal } from '#domain/profiles/portals.ts';
import { notify } from '#ui/toast.ts';
import { PreparingPanel } from './preparing-panel.tsx';
import { usePortal } from './use-portal.ts';

interface AreaGuardPanelProps {
  readonly area: WorkPortal;
  readonly children: ReactNode;
}

export function AreaGuardPanel({ area, children }: AreaGuardPanelProps) {
  const { signedIn, internal, portal, preparing } = usePortal();
  if (signedIn === false) return <ToSignIn area={area} />;
  if (portal === area || internal) return children;
  if (preparing) return <PreparingPanel />;
  return <ToOwnPortal from={area} />;
}

/** A mailed link, say, of somebody who has an account on each side and is signed in with the other. */
function ToOwnPortal({ from }: { readonly from: WorkPortal }) {
  const t = useTranslations('common.otherSide');
  useEffect(() => notify(t(from)), [t, from]);
  return <Navigate to="/" replace />;
}

function ToSignIn({ area }: { readonly area: WorkPortal }) {
  const router = useRouter();
  // Read once: while the sign-in page loads, this still stands, and the address is already the sign-in page's.
  const [from] = useState(() => router.state.location.href);
  return <Navigate to="/login/{-$appType}" params={{ appType: area }} search={{ from }} replace />;
}
