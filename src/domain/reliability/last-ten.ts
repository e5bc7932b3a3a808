// Of somebody's last ten shifts how many went how: counts, sorted, never a history. Venues see reliability as an aggregate only.

export const OUTCOMES = ['onTime', 'late', 'cancelled', 'missed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const LAST = 10;

/** One for each of the ten, the good ones first; null where there was no shift yet. */
export function lastTen(counts: readonly number[] | null): readonly (Outcome | null)[] {
  const known = OUTCOMES.flatMap((outcome, nth) => Array.from({ length: counts?.[nth] ?? 0 }, () => outcome));
  return Array.from({ length: LAST }, (_, nth) => known[nth] ?? null);
}
