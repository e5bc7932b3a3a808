// The night that two sides tell differently, on one scale: what was planned, when each says that somebody came and left, and what
// codes prove. It knows nothing of who is right.
import { type NightScale, nightScale } from '#domain/shifts/night-scale.ts';
import type { Instant, Span } from '#domain/time.ts';
import type { DisputeDetail, DisputeSide } from './disputes.ts';

const NIGHT_LANES = ['planned', 'rockstar', 'venue', 'code'] as const;
export type NightLane = (typeof NIGHT_LANES)[number];

export interface LaneOfNight {
  readonly lane: NightLane;
  /** Null: a coming or a leaving is not known. */
  readonly span: Span | null;
  /** What is known where there is no span. */
  readonly ends: readonly Instant[];
  /** What it comes to in paid time; null where nobody says. */
  readonly minutes: number | null;
}

/** A coming or leaving that a code proves. */
export interface ProvenEnd {
  readonly kind: 'in' | 'out';
  readonly at: Instant;
  /** When the server heard of it. */
  readonly heardAt: Instant;
}

export interface DisputeNight {
  readonly tz: string;
  readonly scale: NightScale;
  readonly lanes: readonly LaneOfNight[];
  readonly proven: readonly ProvenEnd[];
  /** Between what the sides say of the same end. */
  readonly apart: readonly (readonly [from: Instant, to: Instant])[];
}

/** Null where there was no shift. */
export function nightOf(dispute: DisputeDetail): DisputeNight | null {
  const { shift, rockstar, venue } = dispute;
  if (shift === null) return null;
  const planned = { startsAt: Date.parse(shift.startsAt), endsAt: Date.parse(shift.endsAt) };
  const sides = [endsOf(rockstar), endsOf(venue)] as const;
  const proven = rockstar.facts.flatMap(({ kind, verdict, at, heardAt }): readonly ProvenEnd[] =>
    (kind === 'in' || kind === 'out') && verdict === 'proven'
      ? [{ kind, at: Date.parse(at), heardAt: Date.parse(heardAt) }]
      : [],
  );
  const lanes: readonly LaneOfNight[] = [
    { lane: 'planned', span: planned, ends: [], minutes: shift.plannedMin },
    laneOf('rockstar', sides[0], dispute.rockstarMin),
    ...(venue === null ? [] : [laneOf('venue', sides[1], dispute.venueMin)]),
    ...(proven.length === 0 ? [] : [{ ...laneOf('code', endsOfProven(proven), dispute.codeMin), span: null }]),
  ];
  const known = [planned, ...sides.flatMap(pointsOf), ...proven.map(({ at }) => ({ startsAt: at, endsAt: at }))];
  const scale = nightScale(known, planned.startsAt, shift.tz);
  if (scale === null) return null;
  return { tz: shift.tz, scale, lanes, proven, apart: apartOf(sides) };
}

interface Ends {
  readonly came: Instant | null;
  readonly left: Instant | null;
}

function endsOf(side: DisputeSide | null): Ends {
  const said = (kind: 'in' | 'out') =>
    (side?.facts ?? []).filter(fact => fact.kind === kind).map(({ at }) => Date.parse(at));
  return { came: said('in').at(0) ?? null, left: said('out').at(-1) ?? null };
}

function endsOfProven(proven: readonly ProvenEnd[]): Ends {
  const [came, left] = (['in', 'out'] as const).map(kind => proven.filter(end => end.kind === kind));
  return { came: came?.at(0)?.at ?? null, left: left?.at(-1)?.at ?? null };
}

function pointsOf({ came, left }: Ends): readonly Span[] {
  return [came, left].flatMap(at => (at === null ? [] : [{ startsAt: at, endsAt: at }]));
}

function laneOf(lane: NightLane, { came, left }: Ends, minutes: number | null): LaneOfNight {
  const whole = came !== null && left !== null && came < left;
  return {
    lane,
    span: whole ? { startsAt: came, endsAt: left } : null,
    ends: [came, left].flatMap(at => at ?? []),
    minutes,
  };
}

function apartOf([one, other]: readonly [Ends, Ends]): DisputeNight['apart'] {
  return (['came', 'left'] as const).flatMap(end => {
    const [first, second] = [one[end], other[end]];
    return first === null || second === null || first === second
      ? []
      : [[Math.min(first, second), Math.max(first, second)] as const];
  });
}
