// What posting many drafts means to others, before it is done: which of them go, and who sees some of them first. Pure.
import { type Instant, toInstantText } from '#domain/time.ts';
import { heldUntil, publishFaults } from './rules.ts';
import type { Shift } from './schema.ts';

export interface Posting {
  readonly timely: readonly Shift[];
  /** Start too soon, and stay drafts. */
  readonly late: readonly Shift[];
  /** Of those that go, what this venue's favourites see before everybody, and when everybody sees all of it. */
  readonly held: { readonly count: number; readonly until: Instant } | null;
}

/** How many drafts ask for what the week has already: two managers, one without signal, may both have copied the week before. */
export function countTwins(drafts: readonly Shift[], week: readonly Shift[]): number {
  const keyOf = ({ role, startsAt, endsAt }: Shift) => `${role} ${startsAt} ${endsAt}`;
  const there = new Set(week.filter(({ status }) => status === 'published').map(keyOf));
  const once = new Set([...there, ...drafts.map(keyOf)]);
  return drafts.length - (once.size - there.size);
}

export function postingOf(drafts: readonly Shift[], now: Instant): Posting {
  const timely = drafts.filter(shift => publishFaults(shift, now).length === 0);
  const ends = timely.flatMap(({ favouritesHours, startsAt }) => {
    const until = heldUntil({ favourites_hours: favouritesHours, starts_at: toInstantText(startsAt) }, now);
    return until === null ? [] : [Date.parse(until)];
  });
  return {
    timely,
    late: drafts.filter(shift => !timely.includes(shift)),
    held: ends.length === 0 ? null : { count: ends.length, until: Math.max(...ends) },
  };
}
