// What the weeks of the marketplace come to.
import type { Attention, Market, MarketNote, MarketWeek } from './market.ts';

type Sums = Pick<MarketWeek, 'places' | 'filled' | 'bookings' | 'lateCancels' | 'noShows'>;

/** The weeks that are shown, and as many before them. */
export function halvesOf({ weeks }: Pick<Market, 'weeks'>): {
  now: readonly MarketWeek[];
  before: readonly MarketWeek[];
} {
  const half = weeks.length / 2;
  return { now: weeks.slice(half), before: weeks.slice(0, half) };
}

/** Of what was asked for; null when nothing was. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

export const fillRate = ({ filled, places }: Pick<Sums, 'filled' | 'places'>) => share(filled, places);
export const lateShare = ({ lateCancels, bookings }: Sums) => share(lateCancels, bookings);
export const noShowShare = ({ noShows, bookings }: Sums) => share(noShows, bookings);
export const cancelsOf = ({ lateCancels, earlyCancels, venueCancels }: MarketWeek) =>
  lateCancels + earlyCancels + venueCancels;

export function sumOf(weeks: readonly MarketWeek[], figure: (week: MarketWeek) => number): number {
  return weeks.reduce((sum, week) => sum + figure(week), 0);
}

/** A share of all weeks together, not the mean of their shares. */
export function shareOf(
  weeks: readonly MarketWeek[],
  part: (week: MarketWeek) => number,
  whole: (week: MarketWeek) => number,
): number | null {
  return share(sumOf(weeks, part), sumOf(weeks, whole));
}

/** Where a picture of shares may begin, so that they are told apart: a full tenth, with some room below the least of them. */
export function lowestLine(shares: readonly (number | null)[]): number {
  const told = shares.filter(share => share !== null);
  return told.length === 0 ? 0 : Math.max(0, Math.floor(Math.min(...told) * 10 - 0.5) / 10);
}

/** How many of those who work may be missed before somebody looks why. */
export const NO_SHOW_ALARM = 0.02;

/** A city that fills so much less than all of them together is told by word; of so many places at least, else it is chance. */
const LOW_BY = 0.1;
const LOW_FROM_PLACES = 20;

export function fillsLittle(
  city: Pick<Sums, 'places' | 'filled'>,
  all: readonly Pick<Sums, 'places' | 'filled'>[],
): boolean {
  const [own, whole] = [
    fillRate(city),
    fillRate(all.reduce((sum, one) => ({ places: sum.places + one.places, filled: sum.filled + one.filled }))),
  ];
  return own !== null && whole !== null && city.places >= LOW_FROM_PLACES && whole - own >= LOW_BY;
}

/** What waits for a person's decision; what only tells of trouble is no decision. */
export const toDecide = ({ disputes, verifications, documents, pay }: Attention) =>
  disputes + verifications + documents + pay;

/** What was noted in each week, in the order of its days. */
export function notesByWeek(notes: readonly MarketNote[]): ReadonlyMap<string, string> {
  const byWeek = new Map<string, string>();
  for (const { week, words } of notes.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const before = byWeek.get(week);
    byWeek.set(week, before === undefined ? words : `${before}, ${words}`);
  }
  return byWeek;
}
