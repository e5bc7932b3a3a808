// A shift as it is being written down: what was typed, what it means on the venue's clock, and what is wrong with it.
// Pure: the present comes in.

import { NO_PACK, type PackTerms, packToArgs, rowToPack } from '#domain/packs/schema.ts';
import type { Refusal } from '#domain/refusals.ts';
import {
  addDays,
  dayOf,
  endWall,
  type Instant,
  instantOf,
  readWall,
  timeOf,
  type WallReading,
  wallAt,
} from '#domain/time.ts';
import type { SaveShiftArgs } from './commands.ts';
import type { WrittenShift } from './queries.ts';
import { publishFaults, type ShiftTerms, type TermsField, termsFaults } from './rules.ts';
import type { BookingMode, Shift } from './schema.ts';

export type Occurrence = 'first' | 'second';

/** Empty until something is typed. */
type Typed<Fields> = { readonly [Field in keyof Fields]: Fields[Field] | null };

export interface ShiftDraft
  extends Pick<Shift, 'role' | 'tips' | 'favouritesHours' | 'fairMinutes'>,
    Typed<Pick<Shift, 'positions' | 'rateMinor' | 'breakMin'>> {
  /** 'YYYY-MM-DD' and 'HH:mm', or '' while empty. */
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Which of two, on the night when the clock shows a time twice. */
  readonly startOccurrence: Occurrence;
  readonly endOccurrence: Occurrence;
  readonly mode: BookingMode;
  readonly title: string;
  /** What those who come should know. */
  readonly pack: PackTerms;
}

export type DraftField = TermsField | 'date';

export interface DraftFault {
  readonly field: DraftField;
  readonly code: Refusal | 'required';
}

/** What the times mean, as soon as there are any. */
export interface DraftTimes {
  readonly startsLocal: string;
  readonly endsLocal: string;
  readonly start: WallReading;
  readonly end: WallReading;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

export function draftTimes(draft: ShiftDraft, tz: string): DraftTimes | null {
  if (draft.date === '' || draft.start === '' || draft.end === '') return null;
  const startsLocal = `${draft.date}T${draft.start}`;
  const endsLocal = endWall(startsLocal, draft.end);
  const start = readWall(startsLocal, tz);
  const end = readWall(endsLocal, tz);
  return {
    startsLocal,
    endsLocal,
    start,
    end,
    startsAt: instantOf(start, draft.startOccurrence),
    endsAt: instantOf(end, draft.endOccurrence),
  };
}

/** Everything that keeps the draft from being saved, or from being published when that is meant. */
export function draftFaults(draft: ShiftDraft, tz: string, publishAt: Instant | null): readonly DraftFault[] {
  const required: DraftFault[] = [];
  const missing = (field: DraftField) => required.push({ field, code: 'required' });
  if (draft.role === '') missing('role');
  if (draft.date === '') missing('date');
  if (draft.start === '') missing('start');
  if (draft.end === '') missing('end');
  if (draft.positions === null) missing('positions');
  if (draft.rateMinor === null) missing('rateMinor');
  if (draft.breakMin === null) missing('breakMin');
  const times = draftTimes(draft, tz);
  if (times === null) return required;
  const terms: ShiftTerms = {
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    role: draft.role,
    breakMin: draft.breakMin ?? 0,
    rateMinor: draft.rateMinor ?? 0,
    positions: draft.positions ?? 0,
  };
  const faults = publishAt === null ? termsFaults(terms) : publishFaults(terms, publishAt);
  const known = new Set(required.map(({ field }) => field));
  return [...required, ...faults.filter(({ field }) => !known.has(field))];
}

/** The command's arguments; null while something is missing. */
export function draftToArgs(
  draft: ShiftDraft,
  place: { readonly id: string; readonly venueId: string; readonly tz: string },
): SaveShiftArgs | null {
  const times = draftTimes(draft, place.tz);
  const { positions, rateMinor, breakMin } = draft;
  if (times === null || positions === null || rateMinor === null || breakMin === null) return null;
  return {
    id: place.id,
    venue_id: place.venueId,
    role: draft.role,
    title: draft.title.trim() || null,
    starts_local: times.startsLocal,
    ends_local: times.endsLocal,
    starts_at: new Date(times.startsAt).toISOString(),
    ends_at: new Date(times.endsAt).toISOString(),
    break_min: breakMin,
    rate_minor: rateMinor,
    tips: draft.tips,
    positions,
    booking_mode: draft.mode,
    favourites_hours: draft.favouritesHours,
    fair_minutes: draft.fairMinutes,
    pack: packToArgs(draft.pack),
  };
}

/** Where a new one starts from: the venue's last shift, tomorrow; a plain evening when there is none. */
export function newDraft(last: WrittenShift | null, now: Instant, tz: string): ShiftDraft {
  return {
    role: last?.role ?? '',
    date: addDays(dayOf(wallAt(now, tz)), 1),
    start: last?.startsLocal.slice(11) ?? '18:00',
    end: last?.endsLocal.slice(11) ?? '23:00',
    startOccurrence: 'first',
    endOccurrence: 'first',
    positions: last?.positions ?? 1,
    rateMinor: last?.rateMinor ?? null,
    breakMin: last?.breakMin ?? 30,
    tips: last?.tips ?? false,
    mode: last?.bookingMode ?? 'review',
    title: '',
    favouritesHours: last?.favouritesHours ?? 0,
    fairMinutes: last?.fairMinutes ?? 0,
    pack: last?.pack ?? NO_PACK,
  };
}

/** The same for tonight: today, while its start is still to come. */
export function draftForTonight(last: WrittenShift | null, now: Instant, tz: string): ShiftDraft {
  const draft = newDraft(last, now, tz);
  const wall = wallAt(now, tz);
  return timeOf(wall) < draft.start ? { ...draft, date: dayOf(wall) } : draft;
}

type Written = Pick<
  WrittenShift,
  | keyof Omit<ShiftDraft, 'date' | 'start' | 'end' | 'startOccurrence' | 'endOccurrence' | 'mode'>
  | ('startsLocal' | 'endsLocal' | 'startsAt' | 'endsAt' | 'tz' | 'bookingMode')
>;

/** As it was typed before it was refused. */
export function argsToDraft(args: SaveShiftArgs, tz: string): ShiftDraft {
  return shiftToDraft({
    ...{ role: args.role, title: args.title ?? null, tz, startsLocal: args.starts_local, endsLocal: args.ends_local },
    ...{ startsAt: Date.parse(args.starts_at), endsAt: Date.parse(args.ends_at), breakMin: args.break_min },
    ...{ positions: args.positions, rateMinor: args.rate_minor, tips: args.tips, bookingMode: args.booking_mode },
    ...{ favouritesHours: args.favourites_hours ?? 0, fairMinutes: args.fair_minutes ?? 0 },
    pack: rowToPack(args.pack ?? {}),
  });
}

export function shiftToDraft(shift: Written): ShiftDraft {
  const occurrence = (wall: string, instant: Instant): Occurrence => {
    const reading = readWall(wall, shift.tz);
    return reading.kind === 'ambiguous' && reading.second === instant ? 'second' : 'first';
  };
  return {
    role: shift.role,
    date: shift.startsLocal.slice(0, 10),
    start: shift.startsLocal.slice(11),
    end: shift.endsLocal.slice(11),
    startOccurrence: occurrence(shift.startsLocal, shift.startsAt),
    endOccurrence: occurrence(shift.endsLocal, shift.endsAt),
    positions: shift.positions,
    rateMinor: shift.rateMinor,
    breakMin: shift.breakMin,
    tips: shift.tips,
    mode: shift.bookingMode,
    title: shift.title ?? '',
    favouritesHours: shift.favouritesHours,
    fairMinutes: shift.fairMinutes,
    pack: shift.pack ?? NO_PACK,
  };
}
