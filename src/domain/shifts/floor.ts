// What the law lets nobody pay less than, by country: told while a rate is typed, never enforced, because age and contract
// decide and we know neither. Adults of 21 and over; minor units of the country's currency, in force in 2026.

export type FloorCountry = 'GB' | 'IE' | 'US';

const FLOORS: Readonly<Record<FloorCountry, number>> = {
  // National Living Wage from 1 April 2026.
  GB: 1271,
  // National minimum wage from 1 January 2026.
  IE: 1415,
  // New York City from 1 January 2026.
  US: 1700,
};

export interface LegalFloor {
  readonly country: FloorCountry;
  readonly rateMinor: number;
}

/** The floor where a rate is below it; null when it is not, or when we know none for the country. */
export function brokenFloor(country: string | undefined, rateMinor: number | null): LegalFloor | null {
  if (rateMinor === null || !isFloorCountry(country)) return null;
  return rateMinor < FLOORS[country] ? { country, rateMinor: FLOORS[country] } : null;
}

function isFloorCountry(country: string | undefined): country is FloorCountry {
  return country !== undefined && Object.hasOwn(FLOORS, country);
}
