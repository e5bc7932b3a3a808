import { useQuery } from '#bridge/use-query.ts';
import type { Currency } from '#domain/money.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import { allAreas, areaOf, currencyOf } from '#domain/venues/areas.ts';

/** In which a rockstar's minimum is meant: that of the first city they chose to work in, null before. */
export function useOwnCurrency(): Currency | null {
  return currencyOf(areaOf(useQuery(allAreas, null), useQuery(ownProfile, null)?.areas[0]));
}
