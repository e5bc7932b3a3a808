// The cities that venues belong to and rockstars choose: a closed list, built in so that menus need no network. Their
// names are proper names and are not translated.

import type { Currency } from '#domain/money.ts';

interface AreaFacts {
  readonly name: string;
  readonly country: string;
  /** Its centre. */
  readonly lat: number;
  readonly lng: number;
}

export const AREAS = {
  london: { name: 'London', country: 'GB', lat: 51.5072, lng: -0.1276 },
  manchester: { name: 'Manchester', country: 'GB', lat: 53.4808, lng: -2.2426 },
  edinburgh: { name: 'Edinburgh', country: 'GB', lat: 55.9533, lng: -3.1883 },
  bristol: { name: 'Bristol', country: 'GB', lat: 51.4545, lng: -2.5879 },
  leeds: { name: 'Leeds', country: 'GB', lat: 53.8008, lng: -1.5491 },
  brighton: { name: 'Brighton', country: 'GB', lat: 50.8225, lng: -0.1372 },
  birmingham: { name: 'Birmingham', country: 'GB', lat: 52.4862, lng: -1.8904 },
  liverpool: { name: 'Liverpool', country: 'GB', lat: 53.4084, lng: -2.9916 },
  glasgow: { name: 'Glasgow', country: 'GB', lat: 55.8617, lng: -4.2583 },
  cardiff: { name: 'Cardiff', country: 'GB', lat: 51.4816, lng: -3.1791 },
  dublin: { name: 'Dublin', country: 'IE', lat: 53.3498, lng: -6.2603 },
  'new-york': { name: 'New York', country: 'US', lat: 40.7128, lng: -74.006 },
} as const satisfies Record<string, AreaFacts>;

export type Area = keyof typeof AREAS;

export const AREA_SLUGS = Object.keys(AREAS) as readonly Area[];

export function isArea(slug: string): slug is Area {
  return Object.hasOwn(AREAS, slug);
}

const CURRENCY_OF = { GB: 'GBP', IE: 'EUR', US: 'USD' } as const satisfies Record<string, Currency>;

/** In which pay is meant there; pounds while nothing is chosen. */
export function currencyOf(area: string | undefined): Currency {
  return area !== undefined && isArea(area) ? CURRENCY_OF[AREAS[area].country] : 'GBP';
}

/** Miles where road signs have miles. */
export function distanceUnit(area: string): 'mi' | 'km' {
  return isArea(area) && AREAS[area].country === 'IE' ? 'km' : 'mi';
}
