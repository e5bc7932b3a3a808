import { PortalFrame } from './-portal-frame.tsx';

export function VenuePortal() {
  return <PortalFrame area="venue" />;
}
