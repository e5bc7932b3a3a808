// Stands around what belongs to one venue: hands it that venue, whichever is chosen, and chooses it when it is opened, so that the
// header and the list beside it are of the same one. Of a deleted venue only the hours are left: its shifts and jobs lead there.
import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { closedVenues, type OwnVenue } from '#domain/venues/queries.ts';
import { type OfVenue, venueOf } from '#domain/venues/venue-of.ts';
import { OwnVenuePanel } from './own-venue-panel.tsx';
import { useOwnVenue } from './use-own-venue.ts';

interface VenueOfPanelProps {
  readonly of: OfVenue;
  readonly plain?: boolean;
  readonly children: (own: OwnVenue) => ReactNode;
}

/** What nothing shows any more once its venue is deleted. */
const LEFT: readonly OfVenue['what'][] = ['shift', 'job'];

export function VenueOfPanel({ of: { what, id }, plain = false, children }: VenueOfPanelProps) {
  const venueId = useQuery(venueOf, { what, id });
  const closed = useQuery(closedVenues, null);
  useChosenOnce(venueId ?? null);
  if (venueId === undefined || closed === undefined) return null;
  if (LEFT.includes(what) && closed.some(({ venue }) => venue.id === venueId)) {
    return <Navigate to="/venue/shifts/hours" search={{ venue: venueId ?? undefined }} replace />;
  }
  return (
    <OwnVenuePanel plain={plain} venueId={venueId}>
      {children}
    </OwnVenuePanel>
  );
}

/** Once for what is opened: two tabs on shifts of two venues would take the choice from each other for ever. */
function useChosenOnce(venueId: string | null): void {
  const choice = useOwnVenue();
  const chosenFor = useRef<string | null>(null);
  useEffect(() => {
    if (choice === undefined || venueId === null || chosenFor.current === venueId) return;
    chosenFor.current = venueId;
    const { own, all, choose } = choice;
    if (own?.venue.id !== venueId && all.some(({ venue }) => venue.id === venueId)) choose(venueId);
  });
}
