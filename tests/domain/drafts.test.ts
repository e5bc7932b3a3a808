import { describe, expect, it } from 'vitest';
import { actsToChange } from '#domain/shifts/again.ts';
import { newDraft, type ShiftDraft } from '#domain/shifts/draft.ts';
import { asDrafts, eachDraft, formFaults, type ShiftDrafts, withNextDay } from '#domain/shifts/drafts.ts';
import { brokenFloor, floorIn } from '#domain/shifts/floor.ts';
import { heldUntil } from '#domain/shifts/rules.ts';
import { placedVenue, SHIFT } from './rows.ts';

const LONDON = 'Europe/London';
const NOW = Date.parse('2026-11-27T12:00Z');

function post(changes: Partial<ShiftDrafts> = {}): ShiftDrafts {
  const one = asDrafts({ ...newDraft(null, NOW, LONDON), role: 'bartender', rateMinor: 1550 });
  return { ...one, days: ['2026-12-04', '2026-12-05'], ...changes };
}

const bar = { role: 'bartender', positions: 2, rateMinor: 1550 };
const door = { role: 'host', positions: 1, rateMinor: 1400 };

describe('a post', () => {
  it('becomes a shift for each role and day, all at the same times', () => {
    const drafts = eachDraft(post({ lines: [bar, door] }));
    expect(drafts.map(({ date, role, positions, start }) => [date, role, positions, start])).toEqual([
      ['2026-12-04', 'bartender', 2, '18:00'],
      ['2026-12-04', 'host', 1, '18:00'],
      ['2026-12-05', 'bartender', 2, '18:00'],
      ['2026-12-05', 'host', 1, '18:00'],
    ]);
    expect(drafts[0]).not.toHaveProperty('lines');
  });

  it('names each faulty field once, by line and by day', () => {
    const faults = (changes: Partial<ShiftDrafts>) =>
      formFaults(post(changes), LONDON, NOW).map(({ field, code }) => [field, code]);
    expect(faults({})).toEqual([]);
    expect(faults({ lines: [bar, { role: '', positions: 51, rateMinor: null }] })).toEqual([
      ['role-1', 'required'],
      ['rateMinor-1', 'required'],
      ['positions-1', 'positions_out_of_range'],
    ]);
    expect(faults({ days: ['2026-12-04', '', '2026-12-04'] })).toEqual([
      ['day-1', 'required'],
      ['day-2', 'twice'],
    ]);
    expect(faults({ end: '18:30', breakMin: 0 })).toEqual([['end', 'shift_too_short']]);
    expect(faults({ days: ['2026-11-26'] })).toEqual([['start', 'no_time_left']]);
  });

  it('is of at most sixty shifts', () => {
    const days = Array.from({ length: 31 }, (_, nth) => `2026-12-${String(nth + 1).padStart(2, '0')}`);
    expect(formFaults(post({ days, lines: [bar, door] }), LONDON, null)).toMatchObject([{ code: 'too_many' }]);
    expect(formFaults(post({ days, lines: [bar] }), LONDON, null)).toEqual([]);
  });

  it('goes on with the day after its last', () => {
    expect(withNextDay(post({ days: ['2026-12-31', ''] })).days).toEqual(['2026-12-31', '', '2027-01-01']);
    expect(withNextDay(post({ days: [''] })).days).toEqual(['', '']);
  });

  it('changes of a draft only what was typed, as it was seen', () => {
    const change = {
      known: { id: SHIFT as never, version: 3 },
      venue: placedVenue(),
      publish: true,
      initial: eachDraft(post())[0] as ShiftDraft,
    };
    const acts = actsToChange({ ...change, drafts: eachDraft(post({ title: 'Late bar' })) });
    expect(acts.map(({ args }) => args)).toMatchObject([
      { id: SHIFT, title: 'Late bar', seen: { title: null } },
      { id: SHIFT, version: 4 },
    ]);
    const unread = { ...change, initial: { ...change.initial, rateMinor: null } };
    expect(actsToChange({ ...unread, drafts: eachDraft(post()) })[0]?.args).toMatchObject({ version: 3 });
    expect(actsToChange({ ...change, drafts: [] })).toEqual([]);
  });
});

it.each([
  [1271, 1270, 1271],
  [1271, 1271, null],
  [null, 1, null],
  [1271, null, null],
])('where the floor is %s, %s an hour breaks %s', (floor, rate, broken) => {
  expect(brokenFloor(floor, rate)).toBe(broken);
});

it.each([
  ['of its country', { country: 'GB', floorMinor: null }, 1271],
  ['of its own', { country: 'GB', floorMinor: 1385 }, 1385],
  ['that nobody knows', { country: 'PT', floorMinor: null }, null],
])('a city has the floor %s', (_, city, floor) => {
  expect(floorIn(city, { floors: { GB: 1271 } })).toBe(floor);
});

// The same cases as in tests/database/favourites-first.test.ts.
it.each([
  [0, 30, null],
  [6, 30, 6],
  [24, 10, 8],
  [6, 1, null],
])('%i hours for favourites, %i hours before the start: held back for %s', (favourites_hours, inHours, held) => {
  const starts_at = new Date(NOW + inHours * 3_600_000).toISOString();
  const until = heldUntil({ favourites_hours, starts_at }, NOW);
  expect(until === null ? null : (Date.parse(until) - NOW) / 3_600_000).toBe(held);
});
