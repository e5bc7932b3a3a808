import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type CsvCell, csvText, major } from '#domain/csv.ts';
import { type BookingId, newId, type ProfileId, type TimesheetId, type VenueId } from '#domain/ids.ts';
import { actsToLock } from '#domain/timesheets/approvals.ts';
import { lockTimesheets } from '#domain/timesheets/commands.ts';
import { HOURS_COLUMNS, hoursCsv } from '#domain/timesheets/csv-rows.ts';
import { hoursOf, mondayToOpen, provenBy, sumOf, titleOfWeek, toPay, weekOfHours } from '#domain/timesheets/hours.ts';
import type { Timesheet } from '#domain/timesheets/schema.ts';
import { workerNumber } from '#domain/timesheets/worker-number.ts';

const STARTS = Date.parse('2026-11-27T18:00:00Z');
const MINUTE_MS = 60_000;
const ROSA = '01990000-0000-7000-8000-000000000001' as ProfileId;
const OTHER_ROSA = '01990000-0000-7000-8000-000000000002' as ProfileId;

const sheet = (more: Partial<Timesheet> = {}): Timesheet => ({
  id: 'sheet' as TimesheetId,
  bookingId: 'booking' as BookingId,
  venueId: 'venue' as VenueId,
  workerId: 'worker' as ProfileId,
  role: 'bartender',
  startsAt: STARTS,
  endsAt: STARTS + 480 * MINUTE_MS,
  tz: 'Europe/London',
  breakMin: 30,
  rulesVersion: 1,
  rateMinor: 1550,
  currency: 'GBP',
  state: 'open',
  rockstarMin: null,
  rockstarReason: null,
  venueMin: null,
  venueReason: null,
  agreedMin: null,
  basis: null,
  decidedBy: null,
  decidedAt: null,
  settlesAt: STARTS,
  locked: false,
  ...more,
});

const figure = (paidMin: number, proven = false) => ({
  cameAt: STARTS,
  leftAt: STARTS + (paidMin + 30) * MINUTE_MS,
  breakMin: 30,
  rulesVersion: 1,
  paidMin,
  proven,
});

const hours = (more: Partial<Timesheet>, phone: number | null, byHand: number | null = null) => ({
  ...hoursOf(sheet(more), {
    phone: phone === null ? null : figure(phone),
    byHand: byHand === null ? null : figure(byHand),
  }),
  name: 'Rocco',
  facts: [],
  decider: null,
  pending: null,
});

describe('a week of hours', () => {
  it.each([
    ['agreeing', 'the phone says what was planned', hours({}, 450)],
    ['agreeing', 'five minutes apart', hours({}, 452, 447)],
    ['toLookAt', 'further apart', hours({}, 452, 435)],
    ['toLookAt', 'more than was planned', hours({ rockstarMin: 470 }, 450)],
    ['toLookAt', 'nobody checked out', hours({}, null)],
    ['toLookAt', 'no minute of a planned shift was worked', hours({}, 0)],
    ['toLookAt', 'who was to work says that they did not', hours({ rockstarMin: 0, state: 'submitted' }, 450)],
    ['waiting', 'the venue has offered another figure', hours({ venueMin: 430, state: 'countered' }, 450)],
    ['waiting', 'only the venue wrote something down', hours({}, null, 450)],
    ['waiting', 'a person looks at it', hours({ state: 'disputed', settlesAt: null }, 452, 435)],
    [
      'settled',
      'it is agreed',
      hours({ state: 'approved', agreedMin: 450, basis: 'agreed', settlesAt: null }, 452, 435),
    ],
  ] as const)('%s: %s', (group, _, of) => {
    const week = weekOfHours([of]);
    expect(Object.entries(week).flatMap(([name, shown]) => (shown.length > 0 ? [name] : []))).toEqual([group]);
  });

  it.each([
    ['title', [hours({}, null), hours({ venueMin: 430, state: 'countered' }, 450)]],
    ['titleWaiting', [hours({ venueMin: 430, state: 'countered' }, 450), hours({}, 450)]],
    ['titleWaiting', [hours({ state: 'disputed', settlesAt: null }, 452, 435)]],
    ['titleAgree', [hours({}, 450)]],
    ['titleNone', []],
  ] as const)('stands under %s: nobody agrees while one side or a person has still to answer', (title, all) => {
    expect(titleOfWeek(weekOfHours(all))).toBe(title);
  });

  it('pays what was agreed, else where the worker stands, and adds up to the penny', () => {
    const all = [hours({}, 452), hours({ agreedMin: 435, basis: 'agreed', state: 'approved' }, 452)];
    expect(all.map(toPay)).toEqual([452, 435]);
    expect(sumOf(all)).toEqual({ minutes: 887, minor: new Map([['GBP', 11_677 + 11_238]]) });
  });

  it('adds up pounds and dollars of a venue that moved apart', () => {
    const all = [hours({}, 452), hours({ currency: 'USD' }, 60), hours({ currency: 'USD' }, 60)];
    expect(sumOf(all)).toEqual({
      minutes: 572,
      minor: new Map([
        ['GBP', 11_677],
        ['USD', 3_100],
      ]),
    });
  });

  it('tells a code for both ends from one for the coming', () => {
    expect(provenBy({ phone: figure(450, true) }, [])).toBe('both');
    expect(provenBy({ phone: figure(450) }, [{ kind: 'in', verdict: 'proven' }])).toBe('in');
    expect(provenBy({ phone: null }, [{ kind: 'in', verdict: 'word' }])).toBe('none');
  });
});

describe('as a file', () => {
  const words = {
    column: (name: string) => name,
    role: (slug: string) => slug,
    state: (state: string) => state,
    basis: (basis: string) => basis,
    venue: 'The Copper Thistle',
    nobody: 'Deleted account',
  };

  it('has a row for each, by the venue’s wall', () => {
    const agreed = hours({ agreedMin: 435, basis: 'agreed', state: 'approved' }, 452, 435);
    const [head, row] = hoursCsv([agreed], words);
    expect(Object.fromEntries(HOURS_COLUMNS.map((column, nth) => [column, row?.[nth]]))).toMatchObject({
      venue: 'The Copper Thistle',
      ...{ day: '2026-11-27', name: 'Rocco', start: '18:00', end: '02:00', cameAt: '18:00', leftAt: '02:02' },
      ...{ plannedMin: 450, phoneMin: 452, handMin: 435, agreedMin: 435, basis: 'agreed', pay: major(11_238, 'GBP') },
    });
    expect(head).toHaveLength(HOURS_COLUMNS.length);
  });

  it('names the time zone of its times last, so that what reads the columns by their place goes on', () => {
    const [head, row] = hoursCsv([hours({ tz: 'America/New_York' }, 450)], words);
    expect([head?.at(-1), row?.at(-1)]).toEqual(['zone', 'America/New_York']);
    expect(row?.[HOURS_COLUMNS.indexOf('start')]).toBe('13:00');
  });

  it('tells two people of one name apart, the same in every file, and nobody of another venue by it', () => {
    const [rosa, other] = [ROSA, OTHER_ROSA].map(workerId => ({ ...hours({ workerId }, 450), name: 'Rosa Diaz' }));
    const numberIn = (row: readonly CsvCell[] | undefined) => row?.[HOURS_COLUMNS.indexOf('workerNumber')];
    const [, first, second, again] = hoursCsv(
      [rosa, other, rosa].flatMap(one => one ?? []),
      words,
    );
    expect([numberIn(first), numberIn(second), numberIn(again)]).toEqual(['RH8HDD5ZV', 'RDE1GB797', 'RH8HDD5ZV']);
    const elsewhere = workerNumber({ venueId: 'elsewhere', workerId: ROSA });
    expect(elsewhere).not.toBe(numberIn(first));
    const [, left] = hoursCsv([{ ...hours({ workerId: null }, 450), name: null }], words);
    expect(numberIn(left)).toBeNull();
  });

  it('has numbers that are neither figures nor formulas to a spreadsheet, and no two alike among a thousand', () => {
    const numbers = Array.from({ length: 1_000 }, () => workerNumber({ venueId: 'venue', workerId: newId() }));
    expect(numbers.filter(one => !/^R[0-9A-HJKMNP-TV-Z]{8}$/.test(one))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(csvText([numbers], 'en').slice(1)).toBe(numbers.join(','));
  });

  it('runs no name that begins as a formula, and names nobody whose account is deleted', () => {
    const rows = hoursCsv(
      [
        { ...hours({}, 450), name: '=HYPERLINK("x")' },
        { ...hours({}, 450), name: null },
      ],
      words,
    );
    const text = csvText(rows, 'en');
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain('Deleted account');
  });
});

describe('a week that was exported', () => {
  it('is locked whole, however many worked: what is agreed, and not twice', () => {
    const agreed = { state: 'approved', agreedMin: 450 } as const;
    const many = Array.from({ length: 501 }, () => hours({ ...agreed, id: newId<TimesheetId>() }, 450));
    const acts = actsToLock(newId(), [hours({}, 450), hours({ ...agreed, locked: true }, 450), ...many]);
    for (const { args } of acts) expect(v.is(lockTimesheets.args, args)).toBe(true);
    const ids = acts.flatMap(({ args }) => (args as { readonly ids: readonly string[] }).ids);
    expect(ids).toEqual(many.map(({ sheet }) => sheet.id));
  });
});

describe('the week to begin with', () => {
  const inWeek = (weeks: number, more: Partial<Timesheet> = {}) =>
    sheet({ startsAt: STARTS + weeks * 7 * 24 * 60 * MINUTE_MS, ...more });

  it('is the first in which the venue has something to answer', () => {
    const answered = [inWeek(-3, { state: 'disputed' }), inWeek(-2, { state: 'countered', venueMin: 400 })];
    expect(mondayToOpen([...answered, inWeek(-1, { state: 'submitted' }), inWeek(0)])).toBe('2026-11-16');
  });

  it('is the last with hours when all is answered, and none without hours', () => {
    expect(mondayToOpen([inWeek(-2), inWeek(-1)].map(one => ({ ...one, state: 'approved' as const })))).toBe(
      '2026-11-16',
    );
    expect(mondayToOpen([])).toBeNull();
  });
});
