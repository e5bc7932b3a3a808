// The cities that venues belong to and rockstars choose: a closed list, built in so that menus need no network. Their
// names are proper names and are not translated.

import type { Currency } from '#domain/money.ts';

export const AREAS = {
  london: { name: 'London', country: 'GB' },
  manchester: { name: 'Manchester', country: 'GB' },
  edinburgh: { name: 'Edinburgh', country: 'GB' },
  bristol: { name: 'Bristol', country: 'GB' },
  leeds: { name: 'Leeds', country: 'GB' },
  brighton: { name: 'Brighton', country: 'GB' },
  birmingham: { name: 'Birmingham', country: 'GB' },
  liverpool: { name: 'Liverpool', country: 'GB' },
  glasgow: { name: 'Glasgow', country: 'GB' },
  cardiff: { name: 'Cardiff', country: 'GB' },
  dublin: { name: 'Dublin', country: 'IE' },
  'new-york': { name: 'New York', country: 'US' },
} as const satisfies Record<string, { readonly name: string; readonly country: string }>;

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
