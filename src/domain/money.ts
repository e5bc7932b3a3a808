// Sums are integers in the currency's minor unit. Words and signs for them belong to the screens.

export const CURRENCIES = ['GBP', 'USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** All three currencies have hundredths. */
const MINOR_PER_MAJOR = 100;

/** What a person typed ('14.5', '14,50', ' £15 ') as minor units, or null when it is no sum. */
export function parseMinor(typed: string): number | null {
  const plain = typed.replace(/[\s£$€]/g, '').replace(',', '.');
  const match = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(plain);
  if (match === null) return null;
  const [, major = '0', minor = ''] = match;
  return Number(major) * MINOR_PER_MAJOR + Number(minor.padEnd(2, '0'));
}

/** The same sum as text for an input: '14.50'. */
export function minorToText(minor: number): string {
  return (minor / MINOR_PER_MAJOR).toFixed(2);
}

/** Pay for minutes at an hourly rate, rounded to the nearest minor unit. */
export function payMinor(rateMinor: number, minutes: number): number {
  return Math.round((rateMinor * minutes) / 60);
}
