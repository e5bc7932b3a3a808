// A night at The Copper Thistle that runs whenever the demo is opened, and the three nights before it, whose hours wait to be
// approved: who is on them and what they said, counted in minutes from the night's start. Knows no person and no clock.

/** What one of the night's people said, when, and what it rests on: minutes from the planned start, or for a leaving from the planned end. */
export type Said = readonly [
  kind: 'in' | 'out' | 'break_start',
  source: 'rockstar' | 'venue',
  verdict: 'proven' | 'word' | 'by_hand',
  minutes: number,
];

export interface Part {
  readonly said: readonly Said[];
  /** The phone has not been heard for about two hours. */
  readonly silent?: true;
  /** What they have just written to the venue. */
  readonly wrote?: string;
  /** They have sent their hours as their phone has them. */
  readonly sent?: true;
}

export interface Post {
  readonly role: string;
  readonly from: number;
  readonly to: number;
  readonly rateMinor: number;
  readonly breakMin: number;
  readonly positions: number;
  readonly booked: readonly Part[];
  /** How many have applied and wait. */
  readonly applied?: number;
}

const QUARTER_MS = 15 * 60_000;
/** Whoever is not there by now counts as late. */
const BEGAN_AT_LEAST_MS = 14 * 60_000;

/** When the night that runs at that instant began, on a quarter of an hour. */
export function nightStart(now: number): number {
  return Math.floor((now - BEGAN_AT_LEAST_MS) / QUARTER_MS) * QUARTER_MS;
}

const early = { from: -60, to: 300, breakMin: 20, positions: 1 } as const;
const close = { from: 0, to: 360, breakMin: 30 } as const;

const cameBy = (minutes: number): Said => ['in', 'rockstar', 'proven', minutes];
const DUE: Part = { said: [] };

/** One late, one without signal, one on a break, five here, two due, one gap with two who would take it. */
export const TONIGHT: readonly Post[] = [
  {
    ...close,
    role: 'bartender',
    rateMinor: 1550,
    positions: 3,
    booked: [{ said: [], silent: true }, { said: [], wrote: 'On the bus, five minutes.' }, { said: [cameBy(-8)] }],
  },
  { ...early, role: 'chef-de-partie', rateMinor: 1700, booked: [{ said: [cameBy(-4)] }] },
  { ...early, role: 'waiting-staff', rateMinor: 1420, booked: [{ said: [cameBy(-2)] }] },
  { ...early, role: 'kitchen-porter', rateMinor: 1360, booked: [{ said: [['in', 'venue', 'by_hand', 3]] }] },
  {
    ...early,
    role: 'host',
    rateMinor: 1450,
    booked: [{ said: [cameBy(-9), ['break_start', 'rockstar', 'word', 58]] }],
  },
  { ...close, from: 60, role: 'barback', rateMinor: 1380, positions: 2, booked: [DUE], applied: 2 },
  { ...close, from: 120, role: 'cocktail-bartender', rateMinor: 1780, positions: 1, booked: [DUE] },
];

const worked = (came: number, left: number): Part => ({
  said: [cameBy(came), ['out', 'rockstar', 'proven', left]],
  sent: true,
});

/** The last three nights, the latest first: most agree, two differ, one forgot to check out. */
export const WORKED: readonly (readonly Post[])[] = [
  [
    { ...close, role: 'bartender', rateMinor: 1550, positions: 2, booked: [worked(-5, 4), worked(-3, 0)] },
    { ...early, role: 'waiting-staff', rateMinor: 1420, booked: [{ said: [cameBy(-6)] }] },
  ],
  [
    {
      ...close,
      role: 'bartender',
      rateMinor: 1550,
      positions: 2,
      booked: [
        worked(-7, 2),
        {
          said: [
            cameBy(-4),
            ['out', 'rockstar', 'word', 9],
            ['in', 'venue', 'by_hand', 0],
            ['out', 'venue', 'by_hand', -8],
          ],
          sent: true,
        },
      ],
    },
    { ...close, role: 'barback', rateMinor: 1380, positions: 1, booked: [worked(-2, 1)] },
  ],
  [
    { ...close, role: 'cocktail-bartender', rateMinor: 1780, positions: 1, booked: [worked(-9, 3)] },
    { ...early, role: 'host', rateMinor: 1450, booked: [worked(-4, 2)] },
    {
      ...early,
      role: 'waiting-staff',
      rateMinor: 1420,
      booked: [
        {
          said: [
            ['in', 'rockstar', 'word', -3],
            ['out', 'rockstar', 'word', 5],
            ['in', 'venue', 'by_hand', 0],
            ['out', 'venue', 'by_hand', -40],
          ],
        },
      ],
    },
  ],
];
