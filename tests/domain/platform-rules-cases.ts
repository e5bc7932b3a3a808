// The platform's figures by version. One table each, run by the device's rules and by PostgreSQL: which version is in force when,
// which figures can stand, and what leaving costs a booking of either version.
import { type Figures, figuresOf } from '#domain/platform/figures.ts';
import { FIRST_RULES } from '#domain/platform/rules.ts';

export const DAY = 86_400_000;

export interface Versions {
  /** Days from today at which each begins, from version 2 on, and whether it was withdrawn before. */
  readonly begins: readonly (readonly [day: number, withdrawn: boolean])[];
  /** Days from today, and the version in force then. */
  readonly inForce: readonly (readonly [day: number, version: number])[];
}

export const VERSION_CASES: Readonly<Record<string, Versions>> = {
  'the first alone, long before it too': {
    begins: [],
    inForce: [
      [-20_000, 1],
      [0, 1],
      [400, 1],
    ],
  },
  'another from its first instant on': {
    begins: [[3, false]],
    inForce: [
      [2.99, 1],
      [3, 2],
      [99, 2],
    ],
  },
  'what was withdrawn never': {
    begins: [[3, true]],
    inForce: [
      [2, 1],
      [4, 1],
    ],
  },
  'the latest that has begun': {
    begins: [
      [-9, false],
      [-2, false],
      [5, false],
    ],
    inForce: [
      [-10, 1],
      [-5, 2],
      [0, 3],
      [6, 4],
    ],
  },
  'the one before what was withdrawn': {
    begins: [
      [-9, false],
      [2, true],
      [4, false],
    ],
    inForce: [
      [3, 2],
      [4, 4],
    ],
  },
  'of two that begin together the newer': {
    begins: [
      [1, false],
      [1, false],
    ],
    inForce: [[1, 3]],
  },
};

/** Twelve hours of rest, a stricter ladder for both sides, and a longer memory. */
export const STRICTER = {
  rest_hours: 12,
  week_hours: 40,
  undo_min: 5,
  early_hours: 96,
  notice_hours: 48,
  late_hours: 4,
  notice_points: 2,
  late_points: 5,
  last_minute_points: 9,
  no_show_points: 20,
  late_strikes: 2,
  last_minute_strikes: 3,
  venue_early_hours: 72,
  venue_notice_hours: 36,
  owed_hours: 6,
  sealed_days: 180,
} as const satisfies Partial<Figures>;

export interface Leaving {
  readonly ahead: number;
  /** Minutes since it was booked. */
  readonly age: number;
  readonly first: readonly [tier: string, points: number, strikes: number];
  readonly stricter: readonly [tier: string, points: number, strikes: number];
}

/** A Rockstar leaves with so many hours to go. */
export const LEAVING_CASES: Readonly<Record<string, Leaving>> = {
  'a hundred hours ahead': { ahead: 100, age: 600, first: ['early', 0, 0], stricter: ['early', 0, 0] },
  'eighty hours ahead': { ahead: 80, age: 600, first: ['early', 0, 0], stricter: ['notice', 2, 0] },
  'thirty hours ahead': { ahead: 30, age: 600, first: ['notice', 1, 0], stricter: ['late', 5, 2] },
  'three hours ahead': { ahead: 3, age: 600, first: ['late', 3, 1], stricter: ['last_minute', 9, 3] },
  'an hour ahead': { ahead: 1, age: 600, first: ['last_minute', 6, 2], stricter: ['last_minute', 9, 3] },
  'ten minutes after booking it': { ahead: 30, age: 10, first: ['undo', 0, 0], stricter: ['late', 5, 2] },
};

export interface CallingOff {
  readonly ahead: number;
  /** Hours of pay owed of a shift of eight. */
  readonly first: readonly [tier: string, owed: number];
  readonly stricter: readonly [tier: string, owed: number];
}

/** A venue takes a place back with so many hours to go. */
export const CALLING_OFF_CASES: Readonly<Record<string, CallingOff>> = {
  'fifty hours ahead': { ahead: 50, first: ['early', 0], stricter: ['notice', 0] },
  'thirty hours ahead': { ahead: 30, first: ['notice', 0], stricter: ['late', 6] },
  'ten hours ahead': { ahead: 10, first: ['late', 4], stricter: ['late', 6] },
};

/** What is other than in the first version, and whether it can stand. */
export const FIGURE_CASES: Readonly<Record<string, readonly [Partial<Figures>, boolean]>> = {
  'the first version': [{}, true],
  'the stricter one': [STRICTER, true],
  'points below nothing': [{ notice_points: -5 }, false],
  'rest below the law': [{ rest_hours: 10 }, false],
  'rest of a day and an hour': [{ rest_hours: 25 }, false],
  'a week longer than the law warns of': [{ week_hours: 49 }, false],
  'chats kept shorter than a dispute takes': [{ sealed_days: 89 }, false],
  'contacts gone before hours settle': [{ contact_days: 29 }, false],
  'a late cancel lighter than short notice': [{ notice_points: 4 }, false],
  'a no-show lighter than the last minute': [{ no_show_points: 5 }, false],
  'more strikes than three': [{ no_show_points: 20, no_show_strikes: 4 }, false],
  'strikes without points': [{ notice_points: 0, late_points: 0, late_strikes: 1 }, false],
  'nothing for cancelling at all': [
    { notice_points: 0, late_points: 0, last_minute_points: 0, late_strikes: 0, last_minute_strikes: 0 },
    true,
  ],
  'short notice as long as free': [{ notice_hours: 72 }, false],
  'late as long as short notice': [{ late_hours: 24 }, false],
  'no hour of notice at all': [{ late_hours: 0 }, false],
  'a venue that owes before it has an effect': [{ venue_notice_hours: 48 }, false],
  'nothing owed': [{ owed_hours: 0 }, false],
  'half a day owed': [{ owed_hours: 12 }, true],
  'an hour of grace': [{ grace_min: 60 }, true],
  'more than an hour of grace': [{ grace_min: 61 }, false],
};

export const withFigures = (more: Partial<Figures>): Figures => ({ ...figuresOf(FIRST_RULES), ...more });
