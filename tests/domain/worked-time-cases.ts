// Worked time by the facts of one side, run by the device and by PostgreSQL: eighteen to two with half an hour off. Times are
// minutes after the planned start.
import type { FactKind, Verdict } from '#domain/attendance/schema.ts';
import { AGREED_END_CASES, AGREED_START_CASES, type EndSaid } from './agreed-end-cases.ts';

export const NIGHT = { minutes: 480, breakMin: 30 } as const;

export interface WorkedTimeCase {
  readonly name: string;
  readonly facts: readonly (readonly [FactKind, number, Verdict?])[];
  /** Who said when until when, and from when. */
  readonly ends?: readonly EndSaid[];
  readonly starts?: readonly EndSaid[];
  readonly figure: { readonly breakMin: number; readonly paidMin: number; readonly proven: boolean } | null;
}

const figure = (paidMin: number, breakMin: number = NIGHT.breakMin, proven = false) => ({ paidMin, breakMin, proven });

export const WORKED_TIME_CASES: readonly WorkedTimeCase[] = [
  { name: 'nothing said', facts: [], figure: null },
  { name: 'came only', facts: [['in', 0]], figure: null },
  { name: 'left only', facts: [['out', 480]], figure: null },
  {
    name: 'left before coming',
    facts: [
      ['in', 100],
      ['out', 50],
    ],
    figure: null,
  },
  {
    name: 'as planned, the planned break',
    facts: [
      ['in', 0],
      ['out', 480],
    ],
    figure: figure(450),
  },
  {
    name: 'early pays nothing',
    facts: [
      ['in', -40],
      ['out', 480],
    ],
    figure: figure(450),
  },
  {
    name: 'late counts as it was',
    facts: [
      ['in', 24],
      ['out', 480],
    ],
    figure: figure(426),
  },
  {
    name: 'a quarter of an hour past the end',
    facts: [
      ['in', 0],
      ['out', 495],
    ],
    figure: figure(465),
  },
  {
    name: 'more than that has to be agreed',
    facts: [
      ['in', 0],
      ['out', 560],
    ],
    figure: figure(465),
  },
  {
    name: 'home early',
    facts: [
      ['in', 0],
      ['out', 200],
    ],
    figure: figure(170),
  },
  {
    name: 'home before the start',
    facts: [
      ['in', -50],
      ['out', -10],
    ],
    figure: figure(0),
  },
  {
    name: 'less than the planned break',
    facts: [
      ['in', 0],
      ['out', 20],
    ],
    figure: figure(0),
  },
  {
    name: 'the earliest coming, the latest leaving',
    facts: [
      ['in', 30],
      ['in', 5],
      ['out', 300],
      ['out', 480],
    ],
    figure: figure(445),
  },
  {
    name: 'a shorter break than planned',
    facts: [
      ['in', 0],
      ['break_start', 100],
      ['break_end', 112],
      ['out', 480],
    ],
    figure: figure(468, 12),
  },
  {
    name: 'two breaks',
    facts: [
      ['in', 0],
      ['break_start', 100],
      ['break_end', 120],
      ['break_start', 300],
      ['break_end', 325],
      ['out', 480],
    ],
    figure: figure(435, 45),
  },
  {
    name: 'one break begun twice and ended twice',
    facts: [
      ['in', 0],
      ['break_start', 100],
      ['break_start', 105],
      ['break_end', 120],
      ['break_end', 130],
      ['out', 480],
    ],
    figure: figure(460, 20),
  },
  {
    name: 'a break that was not ended',
    facts: [
      ['in', 0],
      ['break_start', 400],
      ['out', 480],
    ],
    figure: figure(400, 80),
  },
  {
    name: 'a break that begins as another ends',
    facts: [
      ['in', 0],
      ['break_start', 270],
      ['break_end', 300],
      ['break_start', 240],
      ['break_end', 270],
      ['out', 480],
    ],
    figure: figure(420, 60),
  },
  {
    name: 'a break that took no time',
    facts: [
      ['in', 0],
      ['break_start', 240],
      ['break_end', 240],
      ['out', 480],
    ],
    figure: figure(480, 0),
  },
  {
    name: 'a break before the start',
    facts: [
      ['in', -60],
      ['break_start', -30],
      ['break_end', 10],
      ['out', 480],
    ],
    figure: figure(470, 10),
  },
  {
    name: 'an end without a beginning',
    facts: [
      ['in', 0],
      ['break_end', 100],
      ['out', 480],
    ],
    figure: figure(450),
  },
  {
    name: 'both ends proven',
    facts: [
      ['in', 2, 'proven'],
      ['out', 484, 'proven'],
    ],
    figure: figure(452, 30, true),
  },
  {
    name: 'one end proven',
    facts: [
      ['in', 2, 'proven'],
      ['out', 484],
    ],
    figure: figure(452),
  },
  {
    name: 'a proven coming after a word',
    facts: [
      ['in', 0],
      ['in', 2, 'proven'],
      ['out', 480, 'proven'],
    ],
    figure: figure(450),
  },
  {
    name: 'a coming outside its window',
    facts: [
      ['in', -200, 'out_of_window'],
      ['in', 10],
      ['out', 480],
    ],
    figure: figure(440),
  },
  ...AGREED_END_CASES.map(([name, left, ends, paidMin]) => ({
    name,
    facts: [['in', 0] as const, ['out', left] as const],
    ends,
    figure: figure(paidMin),
  })),
  ...AGREED_START_CASES.map(([name, came, starts, paidMin]) => ({
    name,
    facts: [['in', came] as const, ['out', 480] as const],
    starts,
    figure: figure(paidMin),
  })),
];
