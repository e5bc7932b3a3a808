import { describe, expect, it } from 'vitest';
import { patternOf, patternToDrafts } from '#domain/patterns/rules.ts';
import { rowToPattern } from '#domain/patterns/schema.ts';
import { draftTimes } from '#domain/shifts/draft.ts';
import type { WrittenShift } from '#domain/shifts/queries.ts';
import { rowToShift, type ShiftRow } from '#domain/shifts/schema.ts';
import { shiftRow, VENUE } from './rows.ts';

function written(changes: Partial<ShiftRow> = {}): WrittenShift {
  return { ...rowToShift(shiftRow(changes)), pending: null, pack: null };
}

const pattern = (shifts: readonly WrittenShift[]) =>
  rowToPattern({
    ...{ id: 'p', row_xid: '1', venue_id: VENUE, name: 'A quiet week', created_at: '', updated_at: '' },
    shifts: [...patternOf(shifts, '2026-11-23')],
  });

// A Friday.
const late = written();
const early = written({
  ...{ id: 'early', starts_local: '2026-11-23T09:00', ends_local: '2026-11-23T12:00' },
  ...{ starts_at: '2026-11-23T09:00:00.000Z', ends_at: '2026-11-23T12:00:00.000Z', status: 'draft' },
});

describe('a week becomes a pattern', () => {
  it('in its order, by weekday and time on the wall, with the terms and without the date', () => {
    expect(patternOf([late, early], '2026-11-23')).toMatchObject([
      { weekday: 0, starts_time: '09:00', ends_time: '12:00' },
      { weekday: 4, starts_time: '18:00', ends_time: '02:00', rate_minor: 1550, positions: 2, pack: {} },
    ]);
  });

  it('without what was cancelled', () => {
    expect(patternOf([written({ status: 'cancelled' })], '2026-11-23')).toEqual([]);
  });
});

describe('a pattern becomes drafts', () => {
  it('of any week, and nothing twice', () => {
    const [first, second] = patternToDrafts(pattern([late, early]), '2026-11-30', []);
    expect(first).toMatchObject({ date: '2026-11-30', start: '09:00' });
    expect(second).toMatchObject({ date: '2026-12-04', start: '18:00', end: '02:00', rateMinor: 1550 });
    expect(patternToDrafts(pattern([late, early]), '2026-11-23', [late])).toMatchObject([{ date: '2026-11-23' }]);
  });

  it('that gather their first requests for as long as the shift did, where the pattern knows it', () => {
    const gathered = written({ booking_mode: 'instant', fair_minutes: 15 });
    const kept = pattern([gathered]);
    expect(patternToDrafts(kept, '2026-11-30', [])).toMatchObject([{ fairMinutes: 15 }]);
    const before = kept.shifts.map(({ fair_minutes: _, ...rest }) => rest);
    expect(patternToDrafts({ ...kept, shifts: before }, '2026-11-30', [])).toMatchObject([{ fairMinutes: 0 }]);
  });

  it('that begin at the same time on the wall when the clocks have changed', () => {
    const [draft] = patternToDrafts(pattern([late]), '2027-03-22', []);
    expect(draft && draftTimes(draft, 'Europe/London')).toMatchObject({
      startsAt: Date.parse('2027-03-26T18:00Z'),
    });
    const [summer] = patternToDrafts(pattern([late]), '2027-03-29', []);
    expect(summer && draftTimes(summer, 'Europe/London')).toMatchObject({
      startsAt: Date.parse('2027-04-02T17:00Z'),
    });
  });
});
