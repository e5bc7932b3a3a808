import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useQuery } from '#bridge/use-query.ts';
import { type OwnVenue, ownVenues } from '#domain/venues/queries.ts';

export interface OwnVenueChoice {
  /** Null: the person has no venue (yet). */
  readonly own: OwnVenue | null;
  readonly all: readonly OwnVenue[];
  readonly choose: (venueId: string) => void;
}

/** The venue whose screens are shown: the chosen one, else the primary, else the first. Undefined until storage answers. */
export function useOwnVenue(): OwnVenueChoice | undefined {
  const all = useQuery(ownVenues, null);
  const [chosen, choose] = useChosenVenue();
  if (all === undefined) return undefined;
  return { own: all.find(({ venue }) => venue.id === chosen) ?? all[0] ?? null, all, choose };
}
