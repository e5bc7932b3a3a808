// The same shift again: another day, every week, the week before. Everything goes by the clock on the wall, so that 18:00
// stays 18:00 when the clocks change in between. Pure but for the ids, which come in.

import { changes } from '#domain/command.ts';
import { packChanges } from '#domain/packs/commands.ts';
import { addDays, dayOf, type Instant, minutesBetween, wallMinutesBetween } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { type Act, act } from '#sync/index.ts';
import { cancelShift, publishShift, type SaveShiftArgs, saveShift } from './commands.ts';
import { draftFaults, draftTimes, draftToArgs, type ShiftDraft, shiftToDraft } from './draft.ts';
import type { WrittenShift } from './queries.ts';
import { fillableUntil } from './rules.ts';
import type { Shift } from './schema.ts';
import type { Step } from './steps.ts';

/** As many as one person can look over before they say yes. */
export const MOST_AT_ONCE = 60;
const WEEK_DAYS = 7;

/** The same times on another day; which of two readings is meant is asked anew. */
export function draftOn(draft: ShiftDraft, day: string): ShiftDraft {
  return { ...draft, date: day, startOccurrence: 'first', endOccurrence: 'first' };
}

/** The same weekday, `count` weeks running, from the week after. */
export function weeklyDays(day: string, count: number): readonly string[] {
  const weeks = Math.max(0, Math.min(MOST_AT_ONCE, count));
  return Array.from({ length: weeks }, (_, nth) => addDays(day, (nth + 1) * WEEK_DAYS));
}

/**
 * What was posted in one week, a week later; without what was called off and what stands there already (the same role at
 * the same time), so that copying twice makes nothing twice.
 */
export function weekAgain(last: readonly WrittenShift[], there: readonly Shift[]): readonly ShiftDraft[] {
  return withoutThere(
    postedOf(last).map(shift => draftOnLater(shift, WEEK_DAYS)),
    there,
  );
}

/** What of a week is copied. */
export function postedOf(week: readonly WrittenShift[]): readonly WrittenShift[] {
  return week.filter(
    ({ status, publishedAt }) => publishedAt !== null && status !== 'cancelled' && status !== 'removed',
  );
}

export function draftOnLater(shift: WrittenShift, days: number): ShiftDraft {
  return draftOn(shiftToDraft(shift), addDays(dayOf(shift.startsLocal), days));
}

/** Without what a week has already: the same role at the same time. */
export function withoutThere(drafts: readonly ShiftDraft[], there: readonly Shift[]): readonly ShiftDraft[] {
  const keyOf = (role: string, start: string, end: string) => `${role} ${start} ${end}`;
  const taken = new Set(
    there
      .filter(({ status }) => status === 'draft' || status === 'published')
      .map(shift => keyOf(shift.role, shift.startsLocal, shift.endsLocal.slice(11))),
  );
  return drafts.filter(draft => !taken.has(keyOf(draft.role, `${draft.date}T${draft.start}`, draft.end)));
}

/** Without those that nobody could post any more, of a week that has begun. */
export function withoutPast(drafts: readonly ShiftDraft[], tz: string, now: Instant): readonly ShiftDraft[] {
  return drafts.filter(draft => {
    const times = draftTimes(draft, tz);
    return times === null || now < fillableUntil(times);
  });
}

interface Batch {
  readonly drafts: readonly ShiftDraft[];
  readonly venue: PlacedVenue;
  /** One for each draft. */
  readonly newId: () => string;
  readonly publish: boolean;
}

/** What saves them, and publishes them if that is meant, as one. Drafts that are not whole are left out. */
export function actsFor({ drafts, venue, newId, publish }: Batch): readonly Act[] {
  return drafts.flatMap(draft => {
    const args = draftToArgs(draft, { id: newId(), venueId: venue.id, tz: venue.tz });
    if (args === null) return [];
    const saving = act(saveShift, args);
    return publish ? [saving, act(publishShift, { id: args.id, version: 1 })] : [saving];
  });
}

/** The same with the way back: a draft that nobody has touched since can be thrown away again. */
export function stepsFor({ drafts, venue, newId, publish }: Batch): readonly Step[] {
  return drafts.flatMap(draft => {
    const id = newId();
    const takenBack = publish ? null : act(cancelShift, { id, version: 1 });
    return actsFor({ drafts: [draft], venue, newId: () => id, publish }).map(one => ({ act: one, inverse: takenBack }));
  });
}

interface Change extends Pick<Batch, 'drafts' | 'venue' | 'publish'> {
  readonly known: Pick<Shift, 'id' | 'version'>;
  readonly initial: ShiftDraft;
}

/** What changes of a draft that is there what was typed, unless a colleague has changed the same since. */
export function actsToChange({ known, initial, drafts, venue, publish }: Change): readonly Act[] {
  const [draft] = drafts;
  const of = { id: known.id, venueId: venue.id, tz: venue.tz };
  const args = draft === undefined ? null : draftToArgs(draft, of);
  if (draft === undefined || args === null) return [];
  const pack = packChanges(initial.pack, draft.pack);
  const seen = seenIn(draftToArgs(initial, of), args);
  const saving = act(saveShift, { ...args, pack, ...(seen === null ? { version: known.version } : { seen }) });
  return publish ? [saving, act(publishShift, { id: known.id, version: known.version + 1 })] : [saving];
}

/** What stood where something was typed; null where nothing whole stood there. */
function seenIn(before: SaveShiftArgs | null, after: SaveShiftArgs): SaveShiftArgs['seen'] | null {
  if (before === null) return null;
  const typed = changes(before, after);
  return Object.fromEntries(Object.entries(before).filter(([column]) => column !== 'pack' && column in typed));
}

/** Publishes drafts as they stand. */
export function actsToPublish(drafts: readonly Pick<Shift, 'id' | 'version'>[]): readonly Act[] {
  return drafts.map(({ id, version }) => act(publishShift, { id, version }));
}

/** A night on which the clock on the wall is no measure of the work. */
export interface OddNight {
  readonly day: string;
  readonly kind: 'longer' | 'shorter' | 'skipped' | 'twice';
  /** By how many minutes the clocks change: half an hour on Lord Howe. */
  readonly minutes: number;
}

export function oddNights(drafts: readonly ShiftDraft[], tz: string): readonly OddNight[] {
  return drafts.flatMap((draft): OddNight[] => {
    const times = draftTimes(draft, tz);
    if (times === null) return [];
    const { start, end, startsLocal, endsLocal } = times;
    const night = (kind: OddNight['kind'], minutes: number) => [{ day: draft.date, kind, minutes }];
    for (const [reading, typed] of [
      [start, startsLocal],
      [end, endsLocal],
    ] as const)
      if (reading.kind === 'skipped') return night('skipped', wallMinutesBetween(typed, reading.readAs));
    const more = minutesBetween(times.startsAt, times.endsAt) - wallMinutesBetween(startsLocal, endsLocal);
    if (more !== 0) return night(more > 0 ? 'longer' : 'shorter', Math.abs(more));
    return end.kind === 'ambiguous' && draft.endOccurrence === 'first'
      ? night('twice', minutesBetween(end.first, end.second))
      : [];
  });
}

/** Those that can be posted now, or kept at all. */
export function soundDrafts(
  drafts: readonly ShiftDraft[],
  { tz, publishAt }: { readonly tz: string; readonly publishAt: Instant | null },
): readonly ShiftDraft[] {
  return drafts.filter(draft => draftFaults(draft, tz, publishAt).length === 0);
}
