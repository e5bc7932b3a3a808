// How well somebody who asked suits a shift, with the reasons that a manager may read. What nobody has recorded yet is
// no mark against a person: who has not worked here is new, not worse.

import type { Profile } from '#domain/profiles/schema.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Application } from './schema.ts';

export type MatchReason =
  | { readonly kind: 'favourite' }
  | { readonly kind: 'worked'; readonly times: number }
  /** As the crow flies, coarsely. */
  | { readonly kind: 'near'; readonly km: number }
  /** Tenths of a star. */
  | { readonly kind: 'rated'; readonly rating: number }
  | { readonly kind: 'reliability'; readonly score: number }
  | { readonly kind: 'role' | 'otherRole' | 'new' | 'far' | 'notFree' };

/** In the order in which the sum is told. */
export const MATCH_PARTS = ['role', 'favourite', 'here', 'reliability', 'rating', 'near'] as const;

export interface MatchPart {
  readonly kind: (typeof MATCH_PARTS)[number];
  readonly points: number;
  readonly most: number;
}

export interface Match {
  /** Of a hundred. */
  readonly score: number;
  /** What it is the sum of; a calendar that says no takes from it. */
  readonly parts: readonly MatchPart[];
  /** The strongest first. */
  readonly reasons: readonly MatchReason[];
}

export interface MatchFacts {
  /** Null: this device does not know the card. */
  readonly person: Pick<Profile, 'skills' | 'rating' | 'ratingAll' | 'reliability'> | null;
  readonly favourite: boolean;
  /** Shifts worked at this venue, as far as this device remembers. */
  readonly times: number;
  /** Of their home; null: they have not said where. */
  readonly withinKm: number | null;
  /** False: their own calendar says no. */
  readonly free: boolean;
}

/** What each part can give; together a hundred. */
const MOST = { favourite: 28, role: 20, rating: 15, reliability: 15, here: 12, near: 10 } as const;
/** Beyond so many more shifts say nothing more. */
const MOST_TIMES = 3;
const NEXT_DOOR_KM = 5;
const NEAR_KM = 16;
/** Beyond the last of the server's steps. */
const FAR_KM = 100;
/** They asked nevertheless, but of two alike the one with room comes first, and of most others too. */
const NOT_FREE = 22;
/** From so much on; who has no figure stands in the middle. */
const RATINGS = [
  { least: 48, points: 15 },
  { least: 43, points: 11 },
  { least: 38, points: 6 },
  { least: 30, points: 3 },
];
const RELIABILITIES = [
  { least: 95, points: 15 },
  { least: 85, points: 11 },
  { least: 70, points: 6 },
  { least: 50, points: 2 },
];
const NO_FIGURE = 6;

export function matchOf(shift: Pick<Shift, 'role'>, { person, favourite, times, withinKm, free }: MatchFacts): Match {
  const role = person?.skills.includes(shift.role) ?? false;
  const rating = person?.rating ?? person?.ratingAll ?? null;
  const reliability = person?.reliability ?? null;
  const reasons: MatchReason[] = [];
  if (favourite) reasons.push({ kind: 'favourite' });
  reasons.push(times > 0 ? { kind: 'worked', times } : { kind: 'new' });
  if (person !== null && person.skills.length > 0) reasons.push({ kind: role ? 'role' : 'otherRole' });
  if (!free) reasons.push({ kind: 'notFree' });
  if (withinKm !== null) reasons.push(withinKm >= FAR_KM ? { kind: 'far' } : { kind: 'near', km: withinKm });
  if (rating !== null) reasons.push({ kind: 'rated', rating });
  if (reliability !== null) reasons.push({ kind: 'reliability', score: reliability });
  const points: Readonly<Record<keyof typeof MOST, number>> = {
    favourite: favourite ? MOST.favourite : 0,
    role: role ? MOST.role : 0,
    here: (Math.min(times, MOST_TIMES) / MOST_TIMES) * MOST.here,
    reliability: pointsOf(reliability, RELIABILITIES),
    rating: pointsOf(rating, RATINGS),
    near: pointsOfWay(withinKm),
  };
  const parts = MATCH_PARTS.map(kind => ({ kind, points: points[kind], most: MOST[kind] }));
  const sum = parts.reduce((all, part) => all + part.points, 0);
  return { score: Math.max(0, sum - (free ? 0 : NOT_FREE)), parts, reasons };
}

function pointsOf(figure: number | null, steps: typeof RATINGS): number {
  if (figure === null) return NO_FIGURE;
  return steps.find(({ least }) => figure >= least)?.points ?? 0;
}

function pointsOfWay(km: number | null): number {
  if (km === null || km > NEAR_KM) return 0;
  return km <= NEXT_DOOR_KM ? MOST.near : MOST.near / 2;
}

interface Ranked {
  readonly application: Pick<Application, 'status' | 'waitlistPos' | 'recordedAt'>;
  readonly match: Match;
}

/** The best first; who waits keeps the order of the line, after those for whom there is a place. */
export function byMatch(one: Ranked, other: Ranked): number {
  const waits = (ranked: Ranked) => ranked.application.waitlistPos ?? 0;
  return (
    Number(one.application.status === 'waitlisted') - Number(other.application.status === 'waitlisted') ||
    waits(one) - waits(other) ||
    other.match.score - one.match.score ||
    one.application.recordedAt - other.application.recordedAt
  );
}
