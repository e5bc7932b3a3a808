// The figures that a super admin decides, in the order in which they are read: in what they are counted, between which limits, and
// how they must lie to one another. Twin of the checks of `public.platform_rules`; both run one table of cases.

import { camel } from '#domain/columns.ts';
import type { Rules } from './rules.ts';

export type Unit = 'hours' | 'minutes' | 'points' | 'strikes' | 'days';

interface Limits {
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
}

const hours = (min: number, max: number): Limits => ({ unit: 'hours', min, max });
const points: Limits = { unit: 'points', min: 0, max: 50 };
const strikes: Limits = { unit: 'strikes', min: 0, max: 3 };
const days = (min: number, max: number): Limits => ({ unit: 'days', min, max });

/** Rest and week as the law of most of our countries has them, and nothing is kept shorter than disputes need it. */
const FIGURES = {
  rest: { rest_hours: hours(11, 24), week_hours: hours(20, 48) },
  worker: {
    undo_min: { unit: 'minutes', min: 0, max: 120 },
    early_hours: hours(3, 336),
    notice_hours: hours(2, 335),
    notice_points: points,
    late_hours: hours(1, 334),
    late_points: points,
    late_strikes: strikes,
    last_minute_points: points,
    last_minute_strikes: strikes,
    no_show_points: points,
    no_show_strikes: strikes,
    grace_min: { unit: 'minutes', min: 0, max: 60 },
    arrival_points: points,
  },
  venue: { venue_early_hours: hours(2, 336), venue_notice_hours: hours(1, 335), owed_hours: hours(1, 12) },
  kept: {
    sealed_days: days(90, 730),
    activity_days: days(90, 730),
    error_days: days(90, 730),
    contact_days: days(30, 365),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Limits>>>>;

export type FigureGroup = keyof typeof FIGURES;
export type FigureName = { [Group in FigureGroup]: keyof (typeof FIGURES)[Group] }[FigureGroup];
export type Figures = Readonly<Record<FigureName, number>>;

export const FIGURE_GROUPS = Object.keys(FIGURES) as readonly FigureGroup[];

export function namesOf(group: FigureGroup): readonly FigureName[] {
  return Object.keys(FIGURES[group]) as readonly FigureName[];
}

export const FIGURE_NAMES: readonly FigureName[] = FIGURE_GROUPS.flatMap(namesOf);

const LIMITS = Object.assign({}, ...Object.values(FIGURES)) as Readonly<Record<FigureName, Limits>>;

export function limitsOf(name: FigureName): Limits {
  return LIMITS[name];
}

export function figuresOf(rules: Rules): Figures {
  return Object.fromEntries(FIGURE_NAMES.map(name => [name, rules[camel(name)]])) as Figures;
}

/** Each has to be at least, or more than, the one before it. */
const RISING: readonly (readonly [FigureName, FigureName, 'more' | 'least'])[] = [
  ['late_hours', 'notice_hours', 'more'],
  ['notice_hours', 'early_hours', 'more'],
  ['notice_points', 'late_points', 'least'],
  ['late_points', 'last_minute_points', 'least'],
  ['last_minute_points', 'no_show_points', 'least'],
  ['arrival_points', 'no_show_points', 'least'],
  ['late_strikes', 'last_minute_strikes', 'least'],
  ['last_minute_strikes', 'no_show_strikes', 'least'],
  // Nothing strikes that takes no points.
  ['late_strikes', 'late_points', 'least'],
  ['last_minute_strikes', 'last_minute_points', 'least'],
  ['no_show_strikes', 'no_show_points', 'least'],
  ['venue_notice_hours', 'venue_early_hours', 'more'],
];

export type WrongFigure =
  | { readonly kind: 'limits'; readonly name: FigureName }
  | { readonly kind: 'order'; readonly name: FigureName; readonly below: FigureName };

/** The first that cannot stand; null when all can. */
export function wrongFigure(figures: Figures): WrongFigure | null {
  const beyond = FIGURE_NAMES.find(name => {
    const { min, max } = LIMITS[name];
    return !Number.isInteger(figures[name]) || figures[name] < min || figures[name] > max;
  });
  if (beyond !== undefined) return { kind: 'limits', name: beyond };
  const fallen = RISING.find(([less, more, by]) =>
    by === 'more' ? figures[more] <= figures[less] : figures[more] < figures[less],
  );
  return fallen === undefined ? null : { kind: 'order', name: fallen[1], below: fallen[0] };
}
