import { describe, expect, it } from 'vitest';
import type { VenueId } from '#domain/ids.ts';
import { FIRST_RULES } from '#domain/platform/rules.ts';
import { rowToShift, type ShiftRow } from '#domain/shifts/schema.ts';
import {
  byDay,
  filterCount,
  type ShiftFilters,
  type ShiftPlaces,
  searchShifts,
  similarShifts,
} from '#domain/shifts/search.ts';
import { shiftRow, VENUE } from './rows.ts';

const NOW = Date.parse('2026-11-27T12:00Z');
const NO_FILTERS: ShiftFilters = {
  roles: [],
  day: null,
  minimumRateMinor: null,
  instantOnly: false,
  fitsCalendar: false,
  favouritesOnly: false,
  venueTypes: [],
  withinKm: null,
  sort: 'soonest',
};

const NEAR = VENUE as VenueId;
const FAR = '0190a000-0000-7000-8000-0000000000f1';
const PLACES: ShiftPlaces = new Map([
  [NEAR, { industry: 'bar', verified: true, open: true, favourite: false, km: 1 }],
  [FAR as VenueId, { industry: 'restaurant', verified: true, open: true, favourite: false, km: 8 }],
]);

function shift(id: string, changes: Partial<ShiftRow> = {}) {
  return rowToShift(shiftRow({ id, ...changes }));
}

interface Options {
  readonly applied?: string[];
  readonly hidden?: string[];
  readonly onlyHidden?: boolean;
  readonly engaged?: boolean;
  readonly places?: ShiftPlaces;
  readonly abroad?: boolean;
  readonly begun?: boolean;
}

function found(filters: Partial<ShiftFilters>, options: Options = {}) {
  const engaged = { shiftId: 'x', venueId: 'x', startsAt: NOW, endsAt: NOW + 8 * 3_600_000, breakMin: 0, booked: true };
  const shifts = [
    shift('bar'),
    shift('kitchen', {
      venue_id: FAR,
      role: 'sous-chef',
      rate_minor: 1900,
      starts_local: '2026-11-28T12:00',
      starts_at: '2026-11-28T12:00:00.000Z',
      ends_at: '2026-11-28T18:00:00.000Z',
    }),
    shift('cheap', { rate_minor: 1300, booking_mode: 'instant' }),
    shift('full', { confirmed_count: 2 }),
    // Nobody could work an hour of it any more.
    shift('nearly over', { starts_at: '2026-11-27T05:00:00.000Z', ends_at: '2026-11-27T13:00:00.000Z' }),
    ...(options.begun === true ? [shift('begun', { starts_at: '2026-11-27T11:59:00.000Z' })] : []),
    ...(options.abroad === true ? [shift('paris', { currency: 'EUR', rate_minor: 1200 })] : []),
  ];
  const search = {
    shifts,
    places: options.places ?? PLACES,
    filters: { ...NO_FILTERS, ...filters },
    seeker: {
      skills: [],
      minimumRateMinor: null,
      currency: 'GBP' as const,
      engagements: options.engaged === true ? [engaged] : [],
      calendar: { rules: [], exceptions: [] },
      rules: FIRST_RULES,
    },
    applied: new Set(options.applied),
    hidden: new Set(options.hidden),
    onlyHidden: options.onlyHidden === true,
    now: NOW,
  };
  return searchShifts(search).map(one => one.shift.id);
}

describe('Find', () => {
  it.each([
    ['everything open and to come', {}, {}, ['bar', 'kitchen', 'cheap']],
    ['a gap of a shift that has started', { minimumRateMinor: 1550 }, { begun: true }, ['bar', 'kitchen', 'begun']],
    ['a role', { roles: ['sous-chef'] }, {}, ['kitchen']],
    ['a day of the venue', { day: '2026-11-28' }, {}, ['kitchen']],
    ['a rate and more', { minimumRateMinor: 1550 }, {}, ['bar', 'kitchen']],
    ['what is booked at once', { instantOnly: true }, {}, ['cheap']],
    ['the best pay first', { sort: 'best_pay' }, {}, ['kitchen', 'bar', 'cheap']],
    ['what one applied for, though it is full', {}, { applied: ['full'] }, ['bar', 'kitchen', 'cheap', 'full']],
    [
      'money of one currency only',
      { minimumRateMinor: 1550, sort: 'best_pay' },
      { abroad: true },
      ['kitchen', 'bar', 'paris'],
    ],
    [
      'what one applied for, though it pays less',
      { minimumRateMinor: 1800 },
      { applied: ['cheap'] },
      ['kitchen', 'cheap'],
    ],
    ['what one did not hide', {}, { hidden: ['bar'] }, ['kitchen', 'cheap']],
    [
      'what one applied for, though it was hidden',
      {},
      { hidden: ['bar'], applied: ['bar'] },
      ['bar', 'kitchen', 'cheap'],
    ],
    ['what one hid, where one looks for that', {}, { hidden: ['bar', 'full'], onlyHidden: true }, ['bar']],
    ['a kind of venue', { venueTypes: ['restaurant'] }, {}, ['kitchen']],
    ['what is near', { withinKm: 5 }, {}, ['bar', 'cheap']],
    ['the nearest first', { sort: 'nearest' }, {}, ['bar', 'cheap', 'kitchen']],
    ['the best match first', { sort: 'best_match' }, { engaged: true }, ['kitchen', 'bar', 'cheap']],
    ['what fits one’s calendar', { fitsCalendar: true }, { engaged: true }, ['kitchen']],
  ] satisfies [string, Partial<ShiftFilters>, Options, string[]][])('shows %s', (_, filters, options, ids) => {
    expect(found(filters, options)).toEqual(ids);
  });

  it('counts the filters that are on', () => {
    expect(filterCount(NO_FILTERS)).toBe(0);
    expect(filterCount({ ...NO_FILTERS, roles: ['host'], day: '2026-11-28', fitsCalendar: true })).toBe(3);
  });

  it('groups by the venue’s day, in order, whatever the order of what came', () => {
    const days = byDay(['2026-11-29T10:00', '2026-11-28T23:00', '2026-11-29T08:00'], wall => wall);
    expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
      ['2026-11-28', 1],
      ['2026-11-29', 2],
    ]);
  });
});

describe('a favourite venue', () => {
  const favouring = (id: string): ShiftPlaces =>
    new Map([...PLACES].map(([at, place]) => [at, { ...place, favourite: at === id }]));

  it.each<[string, Partial<ShiftFilters>, string[]]>([
    ['comes first among what matches', { sort: 'best_match' }, ['kitchen', 'bar', 'cheap']],
    ['comes first in its day only', { sort: 'soonest' }, ['bar', 'cheap', 'kitchen']],
    ['does not come before what is nearer', { sort: 'nearest' }, ['bar', 'cheap', 'kitchen']],
    ['is found alone', { favouritesOnly: true }, ['kitchen']],
  ])('%s', (_, filters, expected) => {
    expect(found(filters, { places: favouring(FAR) })).toEqual(expected);
  });
});

describe('a venue that is paused', () => {
  const bar = PLACES.get(NEAR);
  if (bar === undefined) throw new Error('No bar');

  it.each<[string, ShiftPlaces]>([
    ['who worked there', new Map([...PLACES, [NEAR, { ...bar, open: false }]])],
    ['who does not know it', new Map([...PLACES].filter(([id]) => id !== NEAR))],
  ])('is not offered to %s, but for what they applied for', (_, places) => {
    expect(found({}, { places })).toEqual(['kitchen']);
    expect(found({}, { places, applied: ['cheap'] })).toEqual(['kitchen', 'cheap']);
  });
});

describe('what else would do', () => {
  it('is of the same role first, then nearest in time, and nothing that was applied for or hidden', () => {
    const wanted = shift('wanted');
    const shifts = [
      wanted,
      shift('other-role', { role: 'host' }),
      shift('far', { starts_at: '2026-11-30T18:00:00.000Z', ends_at: '2026-11-30T23:00:00.000Z' }),
      shift('near', { starts_at: '2026-11-28T18:00:00.000Z', ends_at: '2026-11-28T23:00:00.000Z' }),
      shift('applied'),
      shift('hidden'),
    ];
    const seeker = {
      skills: [],
      minimumRateMinor: null,
      currency: null,
      engagements: [],
      calendar: { rules: [], exceptions: [] },
      rules: FIRST_RULES,
    };
    const out = { applied: new Set(['applied']), hidden: new Set(['hidden']) };
    const similar = similarShifts({ shifts, wanted, seeker, places: PLACES, ...out, now: NOW });
    expect(similar.map(one => one.shift.id)).toEqual(['near', 'far', 'other-role']);
  });
});
