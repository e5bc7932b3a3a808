// Stands around what belongs to one venue: hands it that venue, whichever is chosen, and chooses it when it is opened, so that the
// header and the list beside it are of the same one.
import { type ReactNode, useEffect, useRef } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { type OfVenue, venueOf } from '#domain/venues/venue-of.ts';
import { OwnVenuePanel } from './own-venue-panel.tsx';
import { useOwnVenue } from './use-own-venue.ts';

interface VenueOfPanelProps {
  readonly of: OfVenue;
  readonly plain?: boolean;
  readonly children: (own: OwnVenue) => ReactNode;
}

export function VenueOfPanel({ of: { what, id }, plain = false, children }: VenueOfPanelProps) {
  const venueId = useQuery(venueOf, { what, id });
  useChosenOnce(venueId ?? null);
  if (venueId === undefined) return null;
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
