import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useQuery } from '#bridge/use-query.ts';
import { type MemberVenue, ownVenues } from '#domain/venues/queries.ts';

export interface OwnVenueChoice {
  /** Null: the person has no venue (yet). */
  readonly own: MemberVenue | null;
  readonly all: readonly MemberVenue[];
  readonly choose: (venueId: string) => void;
}

/**
 * The venue whose screens are shown: the one that what is open belongs to, else the chosen one, else the primary, else the first.
 * Undefined until storage answers.
 */
export function useOwnVenue(venueId: string | null = null): OwnVenueChoice | undefined {
  const all = useQuery(ownVenues, null);
  const [chosen, choose] = useChosenVenue();
  if (all === undefined) return undefined;
  const byId = (id: string | null) => all.find(({ venue }) => venue.id === id);
  return { own: byId(venueId) ?? byId(chosen) ?? all[0] ?? null, all, choose };
}
