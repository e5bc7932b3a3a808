import { describe, expect, it } from 'vitest';
import { type OfferFacts, offerOf } from '#domain/applications/offer.ts';
import { APPLICATION_MOVES, countedByShift, isLive, mayApplyAgain } from '#domain/applications/rules.ts';
import { APPLICATION_STATUSES, type ApplicationRow, rowToApplication } from '#domain/applications/schema.ts';
import {
  applicantChip,
  isAmongApplicants,
  standingChip,
  standingOf,
  standingOfBooking,
} from '#domain/applications/standing.ts';
import type { Calendar } from '#domain/availability/schema.ts';
import { BOOKING_MOVES, cancelCost, holdsPlace } from '#domain/bookings/rules.ts';
import { BOOKING_STATUSES, rowToBooking } from '#domain/bookings/schema.ts';
import type { ExceptionId } from '#domain/ids.ts';
import { FIRST_RULES } from '#domain/platform/rules.ts';
import type { Engagement } from '#domain/shifts/fit.ts';
import { rowToShift, type ShiftRow } from '#domain/shifts/schema.ts';
import { applicationRow, bookingRow, shiftRow } from './rows.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-21T12:00Z');

function chipOf(changes: Partial<ApplicationRow>, pending: 'queued' | null = null) {
  return standingChip(standingOf(rowToApplication(applicationRow(changes)), pending));
}

describe('the word for a request', () => {
  it.each([
    ['only here', { status: 'submitted' }, 'queued', 'onThisDevice'],
    ['a claim only here', { status: 'submitted', source: 'claim' }, 'queued', 'onThisDevice'],
    ['with the server', { status: 'submitted' }, null, 'sent'],
    ['on the shortlist', { status: 'shortlisted' }, null, 'shortlisted'],
    ['accepted, with no booking here yet', { status: 'accepted' }, null, 'sent'],
    ['on the waitlist', { status: 'waitlisted', waitlist_pos: 1 }, null, 'waitlisted'],
    ['a held place', { status: 'offered', hold_until: '2026-11-21T13:00:00.000Z' }, null, 'offered'],
    ['a yes to it only here', { status: 'accepted', hold_until: '2026-11-21T13:00:00.000Z' }, 'queued', 'onThisDevice'],
    ['a place not taken in time', { status: 'expired' }, null, 'ended'],
    ['declined by the venue', { status: 'rejected' }, null, 'notSelected'],
    ['withdrawn here', { status: 'withdrawn' }, 'queued', 'onThisDevice'],
    ['closed with its shift', { status: 'closed', closed_reason: 'shift_cancelled' }, null, 'cancelled'],
    ['closed as filled', { status: 'closed', closed_reason: 'filled' }, null, 'ended'],
  ] as const)('%s', (_, changes, pending, chip) => {
    expect(chipOf(changes, pending)).toBe(chip);
  });

  it('is never Confirmed without a booking', () => {
    for (const status of APPLICATION_STATUSES) {
      expect(chipOf({ status })).not.toBe('confirmed');
      expect(chipOf({ status }, 'queued')).not.toBe('confirmed');
    }
  });

  it('is none for a plain request on the venue’s side', () => {
    expect(applicantChip(rowToApplication(applicationRow()), null)).toBeNull();
    expect(applicantChip(rowToApplication(applicationRow()), 'queued')).toBe('onThisDevice');
  });
});

describe('who stands among the applicants of a venue', () => {
  it.each([
    ['who waits for a word', 'submitted', null, true],
    ['who was read on this device only', 'viewed', 'queued', true],
    ['whose yes is on its way', 'accepted', 'sending', true],
    ['not who is booked', 'accepted', null, false],
    ['who got a no', 'rejected', null, true],
    ['not whose booking was cancelled here and nobody knows', 'closed', 'queued', false],
  ] as const)('%s', (_, status, pending, isAmong) => {
    expect(isAmongApplicants({ status, pending })).toBe(isAmong);
  });
});

describe('the word for a booking', () => {
  it('is Confirmed once the server made it, and on this device while leaving it is unsent', () => {
    const left = rowToBooking(bookingRow({ status: 'cancelled_by_worker' }));
    expect(standingChip(standingOfBooking(rowToBooking(bookingRow()), null))).toBe('confirmed');
    expect(standingChip(standingOfBooking(left, 'queued'))).toBe('onThisDevice');
    expect(standingChip(standingOfBooking(left, null))).toBe('cancelled');
  });
});

const NOTHING_SAID: Calendar = { rules: [], exceptions: [] };
const FRIDAY_OFF: Calendar = {
  rules: [],
  exceptions: [
    {
      id: 'off' as ExceptionId,
      startsOn: '2026-11-27',
      endsOn: '2026-11-27',
      hours: null,
      kind: 'unavailable',
      reason: null,
    },
  ],
};

describe('what is offered', () => {
  function offer(changes: Partial<ShiftRow> = {}, facts: Partial<OfferFacts> = {}) {
    const shift = rowToShift(shiftRow({ booking_mode: 'instant', ...changes }));
    const usual = {
      venueVerified: true,
      standing: null,
      engagements: [],
      calendar: NOTHING_SAID,
      accountStatus: 'active',
      rules: FIRST_RULES,
      now: NOW,
    } as const;
    return offerOf({ shift, ...usual, ...facts });
  }

  function engagement(hoursAfterStart: number, changes: Partial<Engagement> = {}): Engagement {
    const startsAt = Date.parse(shiftRow().starts_at) + hoursAfterStart * HOUR;
    return {
      shiftId: 'other',
      venueId: 'other',
      startsAt,
      endsAt: startsAt + 4 * HOUR,
      breakMin: 0,
      booked: true,
      ...changes,
    };
  }

  it('is nothing where its own invitation was accepted: that has taken it', () => {
    const taken = engagement(0, { shiftId: shiftRow().id, booked: false });
    expect(offer({}, { engagements: [taken] })).toBeNull();
  });

  it.each([
    ['a claim of an instant shift', {}, {}, { kind: 'claim', calendarSays: null }],
    [
      'a claim that asks first, on a day off',
      {},
      { calendar: FRIDAY_OFF },
      { kind: 'claim', calendarSays: 'unavailable' },
    ],
    ['an application where the venue picks', { booking_mode: 'review' }, {}, { kind: 'apply', tooLittleRest: false }],
    ['an application at an unverified venue', {}, { venueVerified: false }, { kind: 'apply' }],
    ['the waitlist of a full shift', { confirmed_count: 2 }, {}, { kind: 'waitlist', by: 'claim' }],
    ['nothing on a cancelled shift', { status: 'cancelled' }, {}, { kind: 'none', code: 'shift_gone' }],
    ['a gap of a shift that has started', {}, { now: Date.parse('2026-11-28T00:59Z') }, { kind: 'claim' }],
    ['nothing in its last hour', {}, { now: Date.parse('2026-11-28T01:00Z') }, { kind: 'none', code: 'shift_gone' }],
    ['nothing while suspended', {}, { accountStatus: 'suspended' }, { kind: 'none', code: 'account_suspended' }],
    ['nothing over a booking', {}, { engagements: [engagement(1)] }, { kind: 'none', code: 'clash' }],
    [
      'no claim over another claim',
      {},
      { engagements: [engagement(1, { booked: false })] },
      { kind: 'none', code: 'clash' },
    ],
    [
      'an application over another claim',
      { booking_mode: 'review' },
      { engagements: [engagement(1, { booked: false })] },
      { kind: 'apply' },
    ],
    [
      'an application with too little rest',
      {},
      { engagements: [engagement(12)] },
      { kind: 'apply', tooLittleRest: true },
    ],
  ] as const)('%s', (_, changes, facts, expected) => {
    expect(offer(changes, facts)).toMatchObject(expected);
  });

  it('is nothing after a no, and leaving instead of asking while one waits', () => {
    expect(offer({}, { standing: { kind: 'not_selected', reason: null } })).toMatchObject({ code: 'not_again' });
    expect(offer({}, { standing: { kind: 'on_device', source: 'claim', at: NOW } })).toBeNull();
  });
});

describe('the word for a booking in each state', () => {
  it.each([
    ['made', {}, null, 'confirmed'],
    ['whose terms are to change', { status: 'change_pending' }, null, 'changed'],
    ['of who is there', { status: 'checked_in' }, null, 'checkedIn'],
    ['of who is there, and only this device knows', { status: 'checked_in' }, 'queued', 'onThisDevice'],
    ['that a yes to «are you coming» waits for', {}, 'queued', 'confirmed'],
    ['that was left', { status: 'checked_out' }, null, 'ended'],
    ['whose hours are agreed', { status: 'approved' }, null, 'approved'],
    ['whose hours are agreed, and only this device knows', { status: 'approved' }, 'queued', 'onThisDevice'],
    ['that nobody came to', { status: 'no_show' }, null, 'noShow'],
    ['that came to nothing by agreement', { status: 'released' }, null, 'released'],
    ['that a colleague has now', { status: 'transferred' }, null, 'transferred'],
  ] as const)('%s', (_, changes, pending, word) => {
    expect(standingChip(standingOfBooking(rowToBooking(bookingRow(changes)), pending))).toBe(word);
  });
});

describe('moves', () => {
  it('of applications and bookings lead only to known states, and ends to none', () => {
    for (const status of APPLICATION_STATUSES)
      for (const to of APPLICATION_MOVES[status]) expect(APPLICATION_STATUSES).toContain(to);
    for (const status of BOOKING_STATUSES)
      for (const to of BOOKING_MOVES[status]) expect(BOOKING_STATUSES).toContain(to);
    expect(isLive('accepted')).toBe(false);
    expect(holdsPlace('approved')).toBe(true);
    expect(holdsPlace('released')).toBe(false);
  });

  it('allow asking again after taking it back, not after a no, not twice at once', () => {
    expect(mayApplyAgain([{ status: 'withdrawn' }])).toBe('yes');
    expect(mayApplyAgain([{ status: 'rejected' }])).toBe('not_again');
    expect(mayApplyAgain([{ status: 'rejected' }, { status: 'viewed' }])).toBe('already_applied');
  });
});

it('requests are counted by shift; those for a job are not', () => {
  const rows = [{ shift_id: 's1' }, { shift_id: 's2' }, { shift_id: 's1' }, { shift_id: null }];
  const counted = countedByShift(rows.map(row => rowToApplication(applicationRow(row))));
  expect([...counted]).toEqual([
    ['s1', 2],
    ['s2', 1],
  ]);
});

describe('the cost of leaving', () => {
  const booked = { startsAt: NOW + 100 * HOUR, createdAt: NOW - 24 * HOUR };

  it.each([
    ['72 h ahead', 100 - 72, 'early', 0],
    ['a minute less', 100 - 72 + 1 / 60, 'notice', 0],
    ['24 h ahead', 100 - 24, 'notice', 0],
    ['under 24 h', 100 - 24 + 1 / 60, 'late', 1],
    ['2 h ahead', 98, 'late', 1],
    ['under 2 h', 98 + 1 / 60, 'last_minute', 2],
  ] as const)('%s', (_, hoursLater, tier, strikes) => {
    expect(cancelCost(booked, FIRST_RULES, NOW + hoursLater * HOUR)).toMatchObject({ tier, strikes });
  });

  it('is nothing within a quarter of an hour, unless the shift is near', () => {
    const fresh = { startsAt: NOW + 3 * HOUR, createdAt: NOW };
    expect(cancelCost(fresh, FIRST_RULES, NOW + 15 * 60_000).tier).toBe('undo');
    expect(cancelCost(fresh, FIRST_RULES, NOW + 16 * 60_000).tier).toBe('late');
    expect(cancelCost({ startsAt: NOW + 2 * HOUR, createdAt: NOW }, FIRST_RULES, NOW).tier).toBe('late');
  });
});
