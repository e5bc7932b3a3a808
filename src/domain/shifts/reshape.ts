// A shift that is there takes another shape: it ends later, stands on another day, or becomes two. Times go by the clock on the wall,
// like everything of a draft. What it means for those booked is `isMaterial`'s to say. Pure.

import { endWall, type Instant, toInstantText, wallMinutesBetween } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { act } from '#sync/index.ts';
import { actsToChange } from './again.ts';
import { splitShift } from './board-commands.ts';
import { type DraftFault, draftFaults, draftTimes, draftToArgs, type ShiftDraft, shiftToDraft } from './draft.ts';
import { editShift, seenOf, termsOf, typedInto } from './edit.ts';
import type { WrittenShift } from './queries.ts';
import { canChange, LENGTH_MIN } from './rules.ts';
import type { Shift } from './schema.ts';
import type { Step } from './steps.ts';
import { isMaterial, rowToTerms } from './terms.ts';

/** By so much a key or a notch of the mouse stretches. */
export const STRETCH_MIN = 15;
const DAY_MIN = 24 * 60;
const MINUTE_MS = 60_000;

/** Another end; the same one where the shift would be too short or too long. */
export function stretched(draft: ShiftDraft, minutes: number): ShiftDraft {
  const length = wallLength(draft) + minutes;
  if (length < LENGTH_MIN.least || length > LENGTH_MIN.most) return draft;
  return { ...draft, end: later(draft.end, minutes), endOccurrence: 'first' };
}

function wallLength({ date, start, end }: ShiftDraft): number {
  const startsLocal = `${date}T${start}`;
  return wallMinutesBetween(startsLocal, endWall(startsLocal, end));
}

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const all = (((hour * 60 + minute + minutes) % DAY_MIN) + DAY_MIN) % DAY_MIN;
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}

/** Half of it, on the quarter of an hour. */
export function middleOf(draft: ShiftDraft): string {
  const half = Math.round(wallLength(draft) / 2 / STRETCH_MIN) * STRETCH_MIN;
  return later(draft.start, half);
}

export interface Halves {
  readonly first: ShiftDraft;
  readonly rest: ShiftDraft;
}

/** The longer half keeps the break. Null where nothing would be left of one. */
export function halvesOf(draft: ShiftDraft, at: string): Halves | null {
  if (at === '') return null;
  const startsLocal = `${draft.date}T${draft.start}`;
  const cut = endWall(startsLocal, at);
  const length = wallMinutesBetween(startsLocal, cut);
  const left = wallLength(draft) - length;
  if (left <= 0) return null;
  const breaks = length >= left ? [draft.breakMin, 0] : [0, draft.breakMin];
  return {
    first: { ...draft, end: at, endOccurrence: 'first', breakMin: breaks[0] ?? 0 },
    rest: { ...draft, date: cut.slice(0, 10), start: at, startOccurrence: 'first', breakMin: breaks[1] ?? 0 },
  };
}

export interface Shape {
  readonly shift: WrittenShift;
  readonly draft: ShiftDraft;
  readonly venue: PlacedVenue;
}

/** Whether a manager may give it another shape at all: a draft always, a post until it begins. */
export function canReshape(shift: Pick<Shift, 'status' | 'startsAt'>, now: Instant): boolean {
  return shift.status === 'draft' || canChange(shift, now);
}

/** What keeps it from that shape. */
export function shapeFaults({ shift, draft, venue }: Shape, now: Instant): readonly DraftFault[] {
  const faults = draftFaults(draft, venue.tz, null);
  const start = draftTimes(draft, venue.tz)?.startsAt;
  if (shift.status === 'draft' || start === undefined || start === shift.startsAt) return faults;
  return start < now + STRETCH_MIN * MINUTE_MS ? [...faults, { field: 'start', code: 'start_in_past' }] : faults;
}

/** Whether those booked would have to agree anew. */
export function asksAnew({ shift, draft, venue }: Shape): boolean {
  const args = draftToArgs(draft, { id: shift.id, venueId: venue.id, tz: venue.tz });
  if (shift.status === 'draft' || args === null) return false;
  return isMaterial(shift, rowToTerms(termsOf({ ...args, place: shift.place })));
}

/** The act that gives it the shape, with the one that restores what stood there, unless a colleague has changed it since. */
export function stepsToReshape({ shift, draft, venue }: Shape): readonly Step[] {
  const initial = shiftToDraft(shift);
  if (shift.status === 'draft') {
    const [forth] = actsToChange({ known: shift, initial, drafts: [draft], venue, publish: false });
    const changed = { id: shift.id, version: shift.version + 1 };
    const [back] = actsToChange({ known: changed, initial: draft, drafts: [initial], venue, publish: false });
    return forth === undefined ? [] : [{ act: forth, inverse: back ?? null }];
  }
  const asArgs = (of: ShiftDraft) => draftToArgs(of, { id: shift.id, venueId: venue.id, tz: venue.tz });
  const [before, after] = [asArgs(initial), asArgs(draft)];
  if (before === null || after === null) return [];
  const edit = (from: typeof before, to: typeof before, version: number) => {
    const typed = typedInto(from, to);
    return act(editShift, { ...typed, seen: seenOf(from, typed), id: shift.id, version });
  };
  return [{ act: edit(before, after, shift.version), inverse: edit(after, before, shift.version) }];
}

interface Split extends Omit<Shape, 'draft'> {
  readonly at: string;
  readonly restId: string;
}

/** Shortens it and writes down the rest, in one command: half of that would be a night with a hole. */
export function stepToSplit({ shift, venue, at, restId }: Split): Step | null {
  const initial = shiftToDraft(shift);
  const halves = halvesOf(initial, at);
  const times = halves === null ? null : draftTimes(halves.first, venue.tz);
  if (halves === null || times === null) return null;
  const cut = { cut_local: times.endsLocal, cut_at: toInstantText(times.endsAt) };
  const before = draftToArgs(initial, { id: shift.id, venueId: venue.id, tz: venue.tz });
  const seen = seenOf(before, { ends_local: '', ends_at: '', break_min: 0 });
  return {
    act: act(splitShift, {
      ...{ id: shift.id, version: shift.version, ...(shift.status === 'published' && { seen }) },
      ...cut,
      break_min: halves.first.breakMin ?? 0,
      rest_id: restId,
      rest_break_min: halves.rest.breakMin ?? 0,
    }),
    inverse: null,
  };
}

/** What is wrong with either half. */
export function splitFaults(halves: Halves, tz: string): readonly DraftFault[] {
  return [...draftFaults(halves.first, tz, null), ...draftFaults(halves.rest, tz, null)];
}
