// Sums are integers in the currency's minor unit. Words and signs for them belong to the screens.

/** As `private.currencies` in SQL has them. */
export const CURRENCIES = [
  ...(['GBP', 'USD', 'EUR', 'AUD', 'CAD', 'CHF', 'NZD', 'CLP', 'ARS'] as const),
  ...(['MXN', 'COP', 'PEN', 'UYU', 'BRL'] as const),
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Chile's peso has no cents, and nobody is paid in those of Argentina, Colombia and Uruguay. */
const WITHOUT_CENTS: readonly Currency[] = ['CLP', 'ARS', 'COP', 'UYU'];

/** So many figures of a sum in minor units stand behind the sign. */
export function digitsOf(currency: Currency): number {
  return WITHOUT_CENTS.includes(currency) ? 0 : 2;
}

/** Pay for minutes at an hourly rate, rounded to the nearest minor unit. */
export function payMinor(rateMinor: number, minutes: number): number {
  return Math.round((rateMinor * minutes) / 60);
}
