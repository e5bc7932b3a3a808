// The hours of a night, drawn to one scale: from the first to the last of what is on it, and at which hours it is marked.

import { type Instant, type Span, timeOf, wallAt } from '#domain/time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** More would stand into one another on a narrow pane. */
const MOST_MARKS = 6;

export interface NightScale {
  readonly from: Instant;
  readonly to: Instant;
  /** Whole hours by the venue's wall. */
  readonly marks: readonly Instant[];
}

/** Null where there is nothing to draw. `now` is always on it. */
export function nightScale(spans: readonly Span[], now: Instant, tz: string): NightScale | null {
  if (spans.length === 0) return null;
  const from = Math.min(now, ...spans.map(({ startsAt }) => startsAt));
  const to = Math.max(now, ...spans.map(({ endsAt }) => endsAt));
  const step = Math.max(1, Math.ceil((to - from) / HOUR_MS / MOST_MARKS)) * HOUR_MS;
  const past = Number(timeOf(wallAt(from, tz)).slice(3)) * MINUTE_MS + (from % MINUTE_MS);
  const marks: Instant[] = [];
  for (let at = past === 0 ? from : from - past + HOUR_MS; at <= to; at += step) marks.push(at);
  return { from, to, marks };
}
