import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useQuery } from '#bridge/use-query.ts';
import { type MemberVenue, ownVenues } from '#domain/venues/queries.ts';

export interface OwnVenueChoice {
  /** Null: the person has no venue (yet). */
  readonly own: MemberVenue | null;
  readonly all: readonly MemberVenue[];
  readonly choose: (venueId: string) => void;
}

/** The venue whose screens are shown: the chosen one, else the primary, else the first. Undefined until storage answers. */
export function useOwnVenue(): OwnVenueChoice | undefined {
  const all = useQuery(ownVenues, null);
  const [chosen, choose] = useChosenVenue();
  if (all === undefined) return undefined;
  return { own: all.find(({ venue }) => venue.id === chosen) ?? all[0] ?? null, all, choose };
}
