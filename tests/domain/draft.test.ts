import { describe, expect, it } from 'vitest';
import { NO_PACK, perColumn } from '#domain/packs/schema.ts';
import {
  draftFaults,
  draftForTonight,
  draftTimes,
  draftToArgs,
  newDraft,
  type ShiftDraft,
} from '#domain/shifts/draft.ts';
import { typedInto } from '#domain/shifts/edit.ts';

const LONDON = 'Europe/London';
const NOW = Date.parse('2026-11-27T12:00Z');

function draft(changes: Partial<ShiftDraft> = {}): ShiftDraft {
  return { ...newDraft(null, NOW, LONDON), role: 'bartender', rateMinor: 1550, ...changes };
}

describe('a new draft', () => {
  it('is for tomorrow evening at the venue, and asks for what nobody can guess', () => {
    const fresh = newDraft(null, Date.parse('2026-11-27T23:30Z'), 'America/New_York');
    expect(fresh).toMatchObject({ date: '2026-11-28', start: '18:00', end: '23:00', positions: 1, rateMinor: null });
    expect(draftFaults(fresh, 'America/New_York', null)).toEqual([
      { field: 'role', code: 'required' },
      { field: 'rateMinor', code: 'required' },
    ]);
  });
});

describe('a new draft for tonight', () => {
  const dateAt = (now: string) => draftForTonight(null, Date.parse(now), LONDON).date;

  it('is for today until it would have begun, then for tomorrow', () => {
    expect(dateAt('2026-11-27T15:00Z')).toBe('2026-11-27');
    expect(dateAt('2026-11-27T18:00Z')).toBe('2026-11-28');
  });

  it('goes by the venue’s day', () => {
    expect(draftForTonight(null, Date.parse('2026-11-27T23:30Z'), 'Australia/Hobart').date).toBe('2026-11-28');
  });
});

describe('what was typed', () => {
  it('ends the next day when it ends before it starts', () => {
    const times = draftTimes(draft({ date: '2026-11-28', start: '18:00', end: '02:00' }), LONDON);
    expect(times).toMatchObject({ startsLocal: '2026-11-28T18:00', endsLocal: '2026-11-29T02:00' });
    expect(times?.endsAt).toBe(Date.parse('2026-11-29T02:00Z'));
  });

  it('means the hour that the person chose when the clock shows it twice', () => {
    const typed = draft({ date: '2026-10-24', start: '18:00', end: '01:30' });
    expect(draftTimes(typed, LONDON)?.endsAt).toBe(Date.parse('2026-10-25T00:30Z'));
    expect(draftTimes({ ...typed, endOccurrence: 'second' }, LONDON)?.endsAt).toBe(Date.parse('2026-10-25T01:30Z'));
  });

  it('means nothing while a time is missing', () => {
    expect(draftTimes(draft({ end: '' }), LONDON)).toBeNull();
    expect(draftToArgs(draft({ end: '' }), { id: 'a', venueId: 'b', tz: LONDON })).toBeNull();
  });

  it.each([
    ['17 hours', { start: '06:00', end: '23:00' }, { field: 'end', code: 'shift_too_long' }],
    ['half an hour', { start: '18:00', end: '18:30', breakMin: 0 }, { field: 'end', code: 'shift_too_short' }],
    ['51 people', { positions: 51 }, { field: 'positions', code: 'positions_out_of_range' }],
    ['nobody', { positions: 0 }, { field: 'positions', code: 'positions_out_of_range' }],
    ['an empty count', { positions: null }, { field: 'positions', code: 'required' }],
  ])('is refused with %s, once', (_, changes, fault) => {
    expect(draftFaults(draft(changes), LONDON, null)).toEqual([fault]);
  });

  it('may be saved but not posted when nobody could work an hour of it', () => {
    const over = draft({ date: '2026-11-27', start: '07:00', end: '12:30' });
    expect(draftFaults(over, LONDON, null)).toEqual([]);
    expect(draftFaults(over, LONDON, NOW)).toEqual([{ field: 'start', code: 'no_time_left' }]);
  });

  it('goes out as the command wants it, what is empty as null', () => {
    const args = draftToArgs(draft({ date: '2026-11-28', start: '18:00', end: '02:00', title: '  ' }), {
      id: 'shift',
      venueId: 'venue',
      tz: LONDON,
    });
    expect(args).toEqual({
      id: 'shift',
      venue_id: 'venue',
      role: 'bartender',
      title: null,
      starts_local: '2026-11-28T18:00',
      ends_local: '2026-11-29T02:00',
      starts_at: '2026-11-28T18:00:00.000Z',
      ends_at: '2026-11-29T02:00:00.000Z',
      break_min: 30,
      rate_minor: 1550,
      tips: false,
      positions: 1,
      booking_mode: 'review',
      favourites_hours: 0,
      fair_minutes: 0,
      pack: perColumn(() => null),
    });
  });

  it('changes only what was typed of a posted shift, as one act', () => {
    const initial = draft({ title: 'Late bar', pack: { ...NO_PACK, kit: 'A pen', dressCode: 'Black' } });
    const asArgs = (of: ShiftDraft) => draftToArgs(of, { id: 'shift', venueId: 'venue', tz: LONDON });
    const after = asArgs({ ...initial, title: '', positions: 3, pack: { ...initial.pack, kit: 'A cloth' } });
    if (after === null) return expect.fail('It is whole');
    expect(typedInto(asArgs(initial), after)).toEqual({ title: null, positions: 3, pack: { kit: 'A cloth' } });
    const untouched = asArgs(initial);
    expect(untouched && typedInto(untouched, untouched)).toEqual({});
  });
});
