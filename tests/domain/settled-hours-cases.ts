// What settles when nobody answers for 72 hours, decided by the device and by PostgreSQL. Figures are minutes; the plan is 450.
import type { Basis } from '#domain/timesheets/schema.ts';

export interface SettledHoursCase {
  readonly name: string;
  /** By the facts of each side, and whether a code proves them. */
  readonly phone?: readonly [minutes: number, proven: boolean];
  readonly byHand?: number;
  /** By the words of each side. */
  readonly rockstar?: number;
  readonly venue?: number;
  readonly settled: readonly [minutes: number, basis: Basis] | null;
}

export const SETTLED_HOURS_CASES: readonly SettledHoursCase[] = [
  { name: 'nobody said anything', settled: [450, 'plan'] },
  { name: 'the code proves it', phone: [452, true], settled: [452, 'code'] },
  { name: 'the code against the venue’s hand', phone: [452, true], byHand: 435, settled: [452, 'code'] },
  { name: 'the code against the venue’s offer', phone: [452, true], venue: 440, settled: [452, 'code'] },
  { name: 'the code, and they asked for less', phone: [452, true], rockstar: 440, settled: [440, 'code'] },
  { name: 'the code, and they asked for more', phone: [452, true], rockstar: 480, settled: [452, 'code'] },
  { name: 'the worker’s facts alone', phone: [452, false], settled: [452, 'word'] },
  { name: 'the worker’s word alone', rockstar: 450, settled: [450, 'word'] },
  { name: 'their word goes before their facts', phone: [452, false], rockstar: 440, settled: [440, 'word'] },
  { name: 'the venue’s hand alone', byHand: 435, settled: [435, 'by_hand'] },
  { name: 'the venue’s offer alone', venue: 430, settled: [430, 'by_hand'] },
  { name: 'five minutes apart are one', phone: [450, false], byHand: 445, settled: [450, 'same'] },
  { name: 'six minutes apart differ', phone: [450, false], byHand: 444, settled: null },
  { name: 'words that differ', rockstar: 450, venue: 430, settled: null },
  { name: 'a day and a night alone', rockstar: 1440, settled: null },
  { name: 'four hours more alone', rockstar: 690, settled: [690, 'word'] },
  { name: 'a minute more than that', rockstar: 691, settled: null },
  { name: 'four hours more than an agreed end', phone: [600, false], rockstar: 840, settled: [840, 'word'] },
  { name: 'the venue’s long offer alone', venue: 700, settled: null },
  { name: 'a day and a night that both say', rockstar: 1440, venue: 1440, settled: [1440, 'same'] },
  { name: 'nothing, by the worker alone', rockstar: 0, settled: null },
  { name: 'nothing, by the venue alone', venue: 0, settled: null },
  { name: 'nothing, by the phone alone', phone: [0, false], settled: null },
  { name: 'nothing, by two codes', phone: [0, true], settled: null },
  { name: 'nothing, and both say so', rockstar: 0, venue: 0, settled: [0, 'same'] },
  { name: 'a word against a hand', phone: [452, false], rockstar: 450, byHand: 430, settled: null },
];
