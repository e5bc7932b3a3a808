import type { ReactNode } from 'react';
import { PortalFrame } from './-portal-frame.tsx';

export function RockstarPortal({ children }: { readonly children?: ReactNode }) {
  return <PortalFrame area="rockstar">{children}</PortalFrame>;
}
