import { useQuery } from '#bridge/use-query.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';

/** Where a venue is, as its people wrote it; with the city, unless they wrote that too. */
export function usePlace(): (venue: { readonly address: string | null; readonly area: string | null }) => string {
  const cities = useQuery(allAreas, null);
  return ({ address, area }) => {
    const city = areaOf(cities, area)?.name ?? area;
    const named = city !== null && address?.toLowerCase().includes(city.toLowerCase()) === true;
    return [address, named ? null : city].filter(Boolean).join(', ');
  };
}
