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

export interface Match {
  readonly score: number;
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

const FAVOURITE = 8;
const ROLE = 4;
/** Beyond so many more shifts say nothing more. */
const MOST_TIMES = 3;
const NEXT_DOOR = { km: 5, score: 2 };
const NEAR = { km: 16, score: 1 };
/** Beyond the last of the server's steps. */
const FAR_KM = 100;
/** They asked nevertheless, but of two alike the one with room comes first, and of most others too. */
const NOT_FREE = -6;
/** From so much on; who has no figure stands in the middle. */
const RATINGS = [
  { least: 48, score: 2 },
  { least: 43, score: 1 },
  { least: 38, score: 0 },
  { least: 30, score: -1 },
  { least: 0, score: -3 },
];
const RELIABILITIES = [
  { least: 95, score: 2 },
  { least: 85, score: 1 },
  { least: 70, score: 0 },
  { least: 50, score: -2 },
  { least: 0, score: -4 },
];

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
  return {
    score:
      (favourite ? FAVOURITE : 0) +
      (role ? ROLE : 0) +
      Math.min(times, MOST_TIMES) +
      scoreOfWay(withinKm) +
      scoreOf(rating, RATINGS) +
      scoreOf(reliability, RELIABILITIES) +
      (free ? 0 : NOT_FREE),
    reasons,
  };
}

function scoreOf(figure: number | null, steps: typeof RATINGS): number {
  if (figure === null) return 0;
  return steps.find(({ least }) => figure >= least)?.score ?? 0;
}

function scoreOfWay(km: number | null): number {
  if (km === null) return 0;
  return km <= NEXT_DOOR.km ? NEXT_DOOR.score : km <= NEAR.km ? NEAR.score : 0;
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
