import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useQuery } from '#bridge/use-query.ts';
import { type MemberVenue, ownVenues } from '#domain/venues/queries.ts';

/** The venue whose team is shown, and as what the person belongs to it. Null: none; undefined until storage answers. */
export function useOwnMembership(): MemberVenue | null | undefined {
  const all = useQuery(ownVenues, null);
  const [chosen] = useChosenVenue();
  return all === undefined ? undefined : (all.find(({ venue }) => venue.id === chosen) ?? all[0] ?? null);
}
