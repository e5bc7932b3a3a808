// A Sunday's night runs on into the next week: what it lacks after midnight is told on Sunday.
import { expect, it } from 'vitest';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { rowToShift } from '#domain/shifts/schema.ts';
import { gapsAhead, weekBoard } from '#domain/shifts/week.ts';
import { weekDays } from '#domain/time.ts';
import { shiftRow } from './rows.ts';

const SUNDAY_EVENING = Date.parse('2026-11-29T19:00Z');

function posted(id: string, starts: string, ends: string, positions: number): VenueShift {
  const row = { id, status: 'published', positions, starts_local: starts, ends_local: ends } as const;
  return {
    ...rowToShift(shiftRow({ ...row, starts_at: `${starts}:00.000Z`, ends_at: `${ends}:00.000Z` })),
    pending: null,
  };
}

const board = (shifts: readonly VenueShift[]) =>
  weekBoard({ shifts, days: weekDays('2026-11-23'), applied: new Map(), now: SUNDAY_EVENING });

it('counts among what a week lacks the gap of its last night that starts on Monday, once', () => {
  const evening = posted('a', '2026-11-29T22:30', '2026-11-30T04:00', 2);
  const afterMidnight = posted('b', '2026-11-30T00:30', '2026-11-30T06:00', 1);
  expect(gapsAhead(board([evening]), [])).toEqual({ shifts: [evening], open: 2 });
  expect(gapsAhead(board([evening]), [afterMidnight, evening])).toEqual({ shifts: [evening, afterMidnight], open: 3 });
  expect(gapsAhead(board([]), [afterMidnight])).toEqual({ shifts: [afterMidnight], open: 1 });
});
