// What the law lets nobody pay less than, by city: told while a rate is typed, never enforced, because age and contract decide
// and we know neither. A country's is among the platform's figures; a city that has one of its own keeps it.

import type { Rules } from '#domain/platform/rules.ts';
import type { Area } from '#domain/venues/areas.ts';

type Place = Pick<Area, 'country' | 'floorMinor'>;

/** In minor units; null when we know none there. */
export function floorIn(area: Place | undefined, rules: Pick<Rules, 'floors'>): number | null {
  return area?.floorMinor ?? rules.floors[area?.country ?? ''] ?? null;
}

/** The floor where a rate is below it; null when it is not, or when we know none for the city. */
export function brokenFloor(floor: number | null, rateMinor: number | null): number | null {
  return rateMinor !== null && floor !== null && rateMinor < floor ? floor : null;
}
