import { PortalFrame } from './-portal-frame.tsx';

export function RockstarPortal() {
  return <PortalFrame area="rockstar" />;
}
