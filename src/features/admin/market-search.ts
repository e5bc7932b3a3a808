// Which weeks of which city are looked at, as the address says it; the routes ask it at the start of every portal.

export interface MarketSearch {
  /** Twelve where it is not said. */
  readonly weeks?: 4 | 52 | undefined;
  /** All cities where it is not said. */
  readonly area?: string | undefined;
}

export function marketSearch({ weeks, area }: Record<string, unknown>): MarketSearch {
  return {
    weeks: weeks === 4 || weeks === 52 ? weeks : undefined,
    area: typeof area === 'string' && /^[a-z-]{1,40}$/.test(area) ? area : undefined,
  };
}

/** Of cities that there are: one that is none, as an old link may name it, is left out. All may be one until the list is read. */
export function inCities(search: MarketSearch, cities: readonly { readonly slug: string }[] | undefined): MarketSearch {
  const isOne = cities === undefined || cities.some(({ slug }) => slug === search.area);
  return isOne ? search : { ...search, area: undefined };
}

/** What is asked of the server. */
export function marketAsked({ weeks, area }: MarketSearch): { weeks: number; area: string } {
  return { weeks: weeks ?? 12, area: area ?? 'all' };
}

/** The shifts of those weeks and that city, as a list shows them: those that were kept, or cancelled ones too. */
export function shiftsOfMarket(search: MarketSearch, places: string, status: 'kept' | 'counted' = 'kept') {
  const { weeks, area } = marketAsked(search);
  return { status, time: `weeks_${weeks}`, places, area };
}
