// What does not change while a story plays: how fast each phone's storage is, what its link carries, and how long its
// people stay when everything has settled.
import type { Random } from '#tests/support/fakes/random.ts';
import { type Link, WIDE } from './links.ts';

export interface Conditions {
  /** By phone. */
  readonly commitMs: readonly number[];
  readonly links: readonly Link[];
  /** What follows the busy minute at the end: nothing, or an hour in which everybody looks, or nobody, or the server fails. */
  readonly long: 'nothing' | 'visible' | 'hidden' | 'failing';
  /** Of each phone at the end, just one tab is looked at, and it need not lead. */
  readonly oneLooks: boolean;
  /** Commands ring at everybody, as on the real server. */
  readonly rings: boolean;
  /** Who holds the first phone has much on the server before they come, and the thinnest link (rare). */
  readonly laden: boolean;
}

/** As all stories were once. */
export const KIND: Conditions = {
  commitMs: [],
  links: [],
  long: 'nothing',
  oneLooks: false,
  rings: false,
  laden: false,
};

/** A page of fifty rows takes longer on it than a call may take. */
export const THINNEST: Link = { bytesPerSecond: 700, mostBytes: null };

const THIN: readonly Link[] = [
  THINNEST,
  { bytesPerSecond: 2_000, mostBytes: null },
  { bytesPerSecond: null, mostBytes: 2_500 },
  { bytesPerSecond: 4_000, mostBytes: 2_500 },
];

export function conditionsOf(random: Random, phones: number): Conditions {
  const each = <Value>(draw: () => Value) => Array.from({ length: phones }, draw);
  return {
    commitMs: each(() => random.pick([0, 1, 4, 15, 40])),
    links: each(() => (random.chance(0.15) ? random.pick(THIN) : WIDE)),
    long: random.pick([
      'nothing',
      'nothing',
      'nothing',
      'nothing',
      'nothing',
      'nothing',
      'nothing',
      'visible',
      'hidden',
      'hidden',
    ]),
    oneLooks: random.chance(0.3),
    rings: random.chance(0.4),
    laden: false,
  };
}
