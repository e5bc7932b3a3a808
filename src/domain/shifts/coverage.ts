// How many people a night has from moment to moment, and how many places of it nobody has.
import type { Instant, Span } from '#domain/time.ts';

/** A stretch in which nothing changes. */
export interface Stretch extends Span {
  readonly booked: number;
  readonly missing: number;
}

export interface Gap extends Span {
  readonly places: number;
}

/** In order, without holes between the first start and the last end. */
export function coverageOf(people: readonly Span[], gaps: readonly Gap[]): readonly Stretch[] {
  const edges = [...new Set([...people, ...gaps].flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))].toSorted(
    (one, other) => one - other,
  );
  return edges.slice(0, -1).map((startsAt, at) => ({
    startsAt,
    endsAt: edges[at + 1] ?? startsAt,
    booked: people.filter(span => isOn(span, startsAt)).length,
    missing: gaps.filter(span => isOn(span, startsAt)).reduce((sum, { places }) => sum + places, 0),
  }));
}

/** The first stretch of those that need most people; null of a night without any. */
export function peakOf(stretches: readonly Stretch[]): Stretch | null {
  return stretches.reduce<Stretch | null>(
    (most, one) => (most === null || needed(one) > needed(most) ? one : most),
    null,
  );
}

export function needed({ booked, missing }: Stretch): number {
  return booked + missing;
}

const isOn = ({ startsAt, endsAt }: Span, instant: Instant) => startsAt <= instant && instant < endsAt;
