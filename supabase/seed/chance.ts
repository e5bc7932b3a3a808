// One seed decides everything: the same day gives the same people, shifts and requests on every machine.
import { v5 } from 'uuid';

const NAMESPACE = '6f1d5c1e-7f64-4c3e-9a57-3f1f0f6f7e10';

/** The same id for the same name, so that pictures, tests and links to the demo stay valid. */
export function seedId(name: string): string {
  return v5(name, NAMESPACE);
}

export interface Chance {
  /** 0 ≤ x < 1. */
  next(): number;
  /** A whole number, both ends possible. */
  between(lowest: number, highest: number): number;
  /** True in this share of cases. */
  happens(share: number): boolean;
  pick<T>(of: readonly T[]): T;
  shuffled<T>(of: readonly T[]): T[];
}

/** Mulberry32: 32 bits of state, good enough for a demo. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));
  const pick = <T>(of: readonly T[]): T => {
    const found = of[between(0, of.length - 1)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  };
  return {
    next,
    between,
    happens: share => next() < share,
    pick,
    shuffled: of =>
      of
        .map(one => ({ one, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one),
  };
}
