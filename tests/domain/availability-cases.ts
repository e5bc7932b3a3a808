// What calendars say of slots: one table, run by the device's rules and by PostgreSQL.
import type { AvailabilityVerdict } from '#domain/availability/rules.ts';
import type { AvailabilityKind, Calendar, Weekday } from '#domain/availability/schema.ts';
import type { ExceptionId, RuleId } from '#domain/ids.ts';

type Hours = readonly [from: string, to: string];

let made = 0;
function id<Id>(): Id {
  made += 1;
  return `0190a000-0000-7000-8000-${String(made).padStart(12, '0')}` as Id;
}

function every(weekday: Weekday, [start, end]: Hours, kind: AvailabilityKind, valid: readonly (string | null)[] = []) {
  const [validFrom = null, validTo = null] = valid;
  return { id: id<RuleId>(), weekday, start, end, kind, validFrom, validTo };
}

function once(days: readonly [string, string], hours: Hours | null, kind: AvailabilityKind) {
  return {
    id: id<ExceptionId>(),
    startsOn: days[0],
    endsOn: days[1],
    hours: hours === null ? null : { start: hours[0], end: hours[1] },
    kind,
    reason: null,
  };
}

const evenings: Calendar = { rules: [every(5, ['17:00', '02:00'], 'available')], exceptions: [] };
const liked: Calendar = { rules: [...evenings.rules, every(5, ['20:00', '23:00'], 'prefer')], exceptions: [] };
const noNights: Calendar = { rules: [every(6, ['00:00', '06:00'], 'unavailable')], exceptions: [] };
const xmas = once(['2026-12-24', '2026-12-26'], null, 'unavailable');
const season: Calendar = {
  rules: [every(5, ['17:00', '02:00'], 'available', ['2026-12-01', '2026-12-31'])],
  exceptions: [],
};

/** 27 November 2026 is a Friday. */
const friday = (from: string, to: string): readonly [string, string] => [
  `2026-11-27T${from}`,
  `${to > from ? '2026-11-27' : '2026-11-28'}T${to}`,
];

export const AVAILABILITY_CASES: readonly (readonly [
  string,
  Calendar,
  readonly [from: string, to: string],
  AvailabilityVerdict,
])[] = [
  ['nothing is said of an empty calendar', { rules: [], exceptions: [] }, friday('18:00', '02:00'), 'unsaid'],
  ['hours cover it, over midnight', evenings, friday('18:00', '02:00'), 'available'],
  ['hours cover it to the minute', evenings, friday('17:00', '02:00'), 'available'],
  ['it ends an hour after the hours given', evenings, friday('18:00', '03:00'), 'outside'],
  ['it begins before the hours given', evenings, friday('16:59', '20:00'), 'outside'],
  ['it is on a day without hours', evenings, ['2026-11-26T18:00', '2026-11-26T23:00'], 'outside'],
  ['the night of the day before reaches into it', evenings, ['2026-11-28T00:30', '2026-11-28T01:30'], 'available'],
  [
    'from the first 01:30 of a night to its second, which the wall shows as no time at all',
    evenings,
    ['2026-10-25T01:30', '2026-10-25T01:30'],
    'outside',
  ],
  ['only liked hours', liked, friday('20:00', '23:00'), 'prefer'],
  ['liked hours and plain ones', liked, friday('19:00', '23:00'), 'available'],
  ['one bad hour is enough', noNights, friday('18:00', '02:00'), 'unavailable'],
  ['it ends where the bad hours begin', noNights, friday('18:00', '00:00'), 'unsaid'],
  [
    'days off go before hours',
    { ...evenings, exceptions: [xmas] },
    ['2026-12-25T18:00', '2026-12-25T23:00'],
    'unavailable',
  ],
  [
    'it runs into the first day off',
    { rules: [], exceptions: [xmas] },
    ['2026-12-23T20:00', '2026-12-24T01:00'],
    'unavailable',
  ],
  [
    'it ends as the days off begin',
    { rules: [], exceptions: [xmas] },
    ['2026-12-23T18:00', '2026-12-24T00:00'],
    'unsaid',
  ],
  [
    'other hours for once go before bad ones',
    { ...noNights, exceptions: [once(['2026-11-27', '2026-11-27'], ['18:00', '04:00'], 'available')] },
    friday('18:00', '02:00'),
    'available',
  ],
  ['the hours are not valid yet', season, friday('18:00', '23:00'), 'unsaid'],
  ['the hours are valid', season, ['2026-12-04T18:00', '2026-12-04T23:00'], 'available'],
  ['the hours are valid no more', season, ['2027-01-01T18:00', '2027-01-01T23:00'], 'unsaid'],
  [
    'a whole day given by equal times',
    { rules: [every(5, ['06:00', '06:00'], 'available')], exceptions: [] },
    friday('18:00', '02:00'),
    'available',
  ],
  [
    'a night over the autumn change',
    { rules: [every(6, ['22:00', '06:00'], 'available')], exceptions: [] },
    ['2026-10-24T22:00', '2026-10-25T06:00'],
    'available',
  ],
];
