// A week becomes a pattern, and a pattern a week of drafts. By the clock on the wall: 18:00 stays 18:00 whatever the clocks do. Pure.

import { rowToPack } from '#domain/packs/schema.ts';
import { withoutThere } from '#domain/shifts/again.ts';
import { type ShiftDraft, shiftToDraft } from '#domain/shifts/draft.ts';
import type { WrittenShift } from '#domain/shifts/queries.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { draftToTemplate, wordsOfPack } from '#domain/templates/commands.ts';
import { addDays, dayOf, daysBetween } from '#domain/time.ts';
import type { PatternShift, ShiftPattern } from './schema.ts';

/** What of a week makes a pattern: drafts and posts, not what was cancelled; more than one holds, of a large house. */
export function patternOf(week: readonly WrittenShift[], monday: string): readonly PatternShift[] {
  return week
    .filter(({ status }) => status === 'draft' || status === 'published' || status === 'expired')
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .flatMap(shift => {
      const terms = draftToTemplate(shiftToDraft(shift), { id: '', venueId: '', name: '' });
      if (terms === null) return [];
      const { id: _, venue_id: __, name: ___, pack, title = null, ...rest } = terms;
      const weekday = daysBetween(monday, dayOf(shift.startsLocal));
      return [{ weekday, ...rest, title, pack: wordsOfPack(pack ?? {}) }];
    });
}

/** The pattern in a week, without what stands there already, so that applying it twice makes nothing twice. */
export function patternToDrafts(pattern: ShiftPattern, monday: string, there: readonly Shift[]): readonly ShiftDraft[] {
  const drafts = pattern.shifts.map(({ weekday, ...shift }) => patternShiftToDraft(shift, addDays(monday, weekday)));
  return withoutThere(drafts, there);
}

function patternShiftToDraft(shift: Omit<PatternShift, 'weekday'>, date: string): ShiftDraft {
  return {
    role: shift.role,
    date,
    start: shift.starts_time,
    end: shift.ends_time,
    startOccurrence: 'first',
    endOccurrence: 'first',
    positions: shift.positions,
    rateMinor: shift.rate_minor,
    breakMin: shift.break_min,
    tips: shift.tips,
    mode: shift.booking_mode,
    title: shift.title ?? '',
    favouritesHours: shift.favourites_hours,
    fairMinutes: shift.fair_minutes ?? 0,
    pack: rowToPack(shift.pack),
  };
}
