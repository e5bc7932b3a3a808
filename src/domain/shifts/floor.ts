// What the law lets nobody pay less than, by city: told while a rate is typed, never enforced, because age and contract decide
// and we know neither. The platform's people keep it up to date with the cities.

/** The floor where a rate is below it, in minor units; null when it is not, or when we know none for the city. */
export function brokenFloor(
  area: { readonly floorMinor: number | null } | undefined,
  rateMinor: number | null,
): number | null {
  const floor = area?.floorMinor ?? null;
  return rateMinor !== null && floor !== null && rateMinor < floor ? floor : null;
}
