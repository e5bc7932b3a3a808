import { describe, expect, it } from 'vitest';
import { csvText, major } from '#domain/csv.ts';
import type { ProfileId } from '#domain/ids.ts';
import {
  actsFor,
  actsToPublish,
  MOST_AT_ONCE,
  oddNights,
  soundDrafts,
  weekAgain,
  weeklyDays,
} from '#domain/shifts/again.ts';
import { publishShift } from '#domain/shifts/commands.ts';
import { shiftsCsv } from '#domain/shifts/csv-rows.ts';
import { newDraft, type ShiftDraft } from '#domain/shifts/draft.ts';
import { postingOf } from '#domain/shifts/posting.ts';
import type { VenueShift, WrittenShift } from '#domain/shifts/queries.ts';
import { rowToShift, type ShiftRow } from '#domain/shifts/schema.ts';
import {
  mondayAfter,
  monthAround,
  type Place,
  shiftsOf,
  shownFirst,
  weekBoard,
  weekSpan,
  weeksShown,
} from '#domain/shifts/week.ts';
import { mondayOf, weekDays } from '#domain/time.ts';
import { act as newAct } from '#sync/index.ts';
import { placedVenue, shiftRow } from './rows.ts';

const LONDON = 'Europe/London';
const NOW = Date.parse('2026-11-27T12:00Z');

function shift(id: string, changes: Partial<ShiftRow> & { pending?: 'queued' } = {}): WrittenShift {
  const { pending, ...row } = changes;
  return { ...rowToShift(shiftRow({ id, ...row })), pending: pending === undefined ? null : pending, pack: null };
}

/** On a day of that November, by London's winter clock. */
function on(day: string, start = '18:00', end = '23:00'): Partial<ShiftRow> {
  return {
    starts_local: `${day}T${start}`,
    ends_local: `${day}T${end}`,
    starts_at: `${day}T${start}:00.000Z`,
    ends_at: `${day}T${end}:00.000Z`,
  };
}

function draft(changes: Partial<ShiftDraft> = {}): ShiftDraft {
  return { ...newDraft(null, NOW, LONDON), role: 'bartender', rateMinor: 1550, ...changes };
}

describe('a week', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-03-01', '2026-02-23'],
    ['2027-01-01', '2026-12-28'],
    ['2028-02-29', '2028-02-28'],
  ])('of %s begins on Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it('has an hour more or less when the clocks change in it', () => {
    const hours = (monday: string) => (weekSpan(monday, LONDON).endsAt - weekSpan(monday, LONDON).startsAt) / 3_600_000;
    expect([hours('2026-10-19'), hours('2026-11-23'), hours('2026-03-23')]).toEqual([169, 168, 167]);
  });
});

describe('the board', () => {
  const days = weekDays('2026-11-23');
  const board = (shifts: readonly VenueShift[], applied: readonly [string, number][] = []) =>
    weekBoard({ shifts, days, applied: new Map(applied), now: NOW });

  it('has a row for each role in the order of the menus, and each shift on the day it starts', () => {
    const night = { ...on('2026-11-28', '22:00'), ends_local: '2026-11-29T04:00', ends_at: '2026-11-29T04:00:00.000Z' };
    const { rows } = board([
      shift('a', { ...on('2026-11-27'), role: 'host' }),
      shift('b', { ...night, role: 'bartender' }),
      shift('c', { ...on('2026-11-28', '12:00', '16:00'), role: 'bartender' }),
      shift('d', { ...on('2026-11-30'), role: 'bartender' }),
      shift('e', { ...on('2026-11-24'), role: 'wizard' }),
    ]);
    expect(rows.map(({ role }) => role)).toEqual(['bartender', 'host', 'wizard']);
    expect(rows[0]?.days.map(cells => cells.map(cell => cell.shift.id).join())).toEqual([
      '',
      '',
      '',
      '',
      '',
      'c,b',
      '',
    ]);
  });

  it.each([
    ['gap', {}, 0],
    ['gap', {}, 1],
    ['applied', {}, 2],
    ['applied', { confirmed_count: 1 }, 5],
    ['booked', { confirmed_count: 2 }, 3],
    ['draft', { status: 'draft', published_at: null }, 0],
    ['cancelled', { status: 'cancelled' }, 0],
    ['past', on('2026-11-24'), 0],
    ['past', { status: 'expired' }, 0],
    ['pending', { pending: 'queued' }, 0],
  ] as const)('draws %s: %o with %i who applied', (look, changes, applied) => {
    const { rows } = board([shift('a', { ...on('2026-11-27'), ...changes } as Partial<ShiftRow>)], [['a', applied]]);
    expect(rows[0]?.days.flat()[0]?.look).toBe(look);
  });

  it('leaves out a draft that was thrown away', () => {
    expect(board([shift('a', { ...on('2026-11-27'), status: 'cancelled', published_at: null })]).rows).toEqual([]);
  });

  it('counts what is posted, and gaps only where they can still be filled', () => {
    const { figures } = board([
      shift('a', { ...on('2026-11-28'), confirmed_count: 1 }),
      shift('b', { ...on('2026-11-24'), confirmed_count: 1 }),
      shift('c', { ...on('2026-11-28'), status: 'draft', published_at: null }),
      shift('d', { ...on('2026-11-28'), status: 'cancelled' }),
    ]);
    // Five hours less half an hour, at £15.50, for two people, twice.
    const planned = { plannedMinor: 4 * 6975, plannedMin: 4 * 270 };
    expect(figures).toEqual({ places: 4, booked: 2, gaps: 1, open: 1, drafts: 1, ...planned });
  });

  it('calls open what nobody has and nobody was asked for, day by day', () => {
    const places: Place[] = [
      { workerId: 'rocco' as ProfileId, look: 'booked' },
      { workerId: 'rosa' as ProfileId, look: 'invited' },
      { workerId: 'ulla' as ProfileId, look: 'pending' },
    ];
    const saturday = shift('a', { ...on('2026-11-28'), positions: 4, confirmed_count: 1 });
    const shown = weekBoard({
      shifts: [saturday, shift('b', on('2026-11-24'))],
      days,
      applied: new Map([['a', 9]]),
      places: new Map([['a', places]]),
      now: NOW,
    });
    const cell = shiftsOf(shown).find(one => one.shift === saturday);
    expect(cell).toMatchObject({ open: 1, applicants: 9, applied: 3, places });
    expect(shown.days[5]).toMatchObject({ places: 4, booked: 1, asked: 2, open: 1 });
    // What is over can be filled no more, and is no gap.
    expect(shown.days[1]).toMatchObject({ places: 2, booked: 0, asked: 0, open: 0 });
    expect(shown.figures.open).toBe(1);
  });

  it('shows no more people than a shift has places, however many were asked', () => {
    const asked = ['a', 'b', 'c', 'd'].map(id => ({ workerId: id as ProfileId, look: 'invited' as const }));
    const [cell] = shiftsOf(
      weekBoard({
        shifts: [shift('a', { ...on('2026-11-28'), positions: 2 })],
        days,
        applied: new Map(),
        places: new Map([['a', asked]]),
        now: NOW,
      }),
    );
    expect([cell?.places.length, cell?.open]).toEqual([2, 0]);
  });

  it('goes into a table of the same order, and no cell is a formula', () => {
    const rows = shiftsCsv(shiftsOf(board([shift('a', { ...on('2026-11-28'), title: '=1+1' })])), {
      column: name => name,
      role: slug => slug,
      look: look => look,
    });
    expect(csvText(rows, 'en')).toBe(
      '\uFEFFday,start,end,role,title,state,positions,booked,applied,rate,currency,breakMin,paidMin,planned,zone\r\n' +
        "2026-11-28,18:00,23:00,bartender,'=1+1,gap,2,0,0,15.50,GBP,30,270,139.50,Europe/London",
    );
    expect(csvText([['a "b"', 'c,d', ' @x', null, 'Zoë\n']], 'en')).toBe('\uFEFF"a ""b""","c,d",\' @x,,"Zoë\n"');
  });

  it.each(['es', 'fr'])(
    'goes into a file that a spreadsheet of %s opens in cells, its figures as figures',
    language => {
      const cells = ['Zoë; Åsa', '=1+1', 7, 0.5, major(1550, 'GBP'), null];
      expect(csvText([cells], language)).toBe('\uFEFF"Zoë; Åsa";\'=1+1;7;0,5;15,50;');
    },
  );
});

describe('again', () => {
  it('goes by the calendar: the same weekday, the same time on the wall', () => {
    expect(weeklyDays('2026-10-17', 3)).toEqual(['2026-10-24', '2026-10-31', '2026-11-07']);
    expect(weeklyDays('2026-10-17', 1000)).toHaveLength(MOST_AT_ONCE);
    const nights = ['2026-10-17', '2026-10-24', '2027-03-27'].map(date =>
      draft({ date, start: '22:00', end: '06:00' }),
    );
    expect(oddNights(nights, LONDON)).toMatchObject([
      { day: '2026-10-24', kind: 'longer' },
      { day: '2027-03-27', kind: 'shorter' },
    ]);
    const skipped = draft({ date: '2027-03-28', start: '01:30', end: '09:00' });
    const twice = draft({ date: '2026-10-24', start: '22:00', end: '01:30' });
    const ends = [twice, { ...twice, endOccurrence: 'second' as const }];
    expect(oddNights(ends, LONDON)).toMatchObject([{ day: '2026-10-24', kind: 'twice' }, { kind: 'longer' }]);
    expect(oddNights([skipped], LONDON)).toMatchObject([{ day: '2027-03-28', kind: 'skipped' }]);
  });

  it('takes last week without what was called off or is there already', () => {
    const last = [
      shift('a', on('2026-11-20')),
      shift('b', { ...on('2026-11-21'), status: 'cancelled' }),
      shift('c', { ...on('2026-11-22'), status: 'draft', published_at: null }),
      shift('d', { ...on('2026-11-22'), role: 'host' }),
      shift('e', { ...on('2026-11-19'), status: 'expired' }),
    ];
    const again = weekAgain(last, [shift('f', { ...on('2026-11-29'), role: 'host' })]);
    expect(again.map(({ role, date, start, end }) => [role, date, start, end])).toEqual([
      ['bartender', '2026-11-27', '18:00', '23:00'],
      ['bartender', '2026-11-26', '18:00', '23:00'],
    ]);
  });

  it('saves and posts each, the ids coming from outside', () => {
    let nth = 0;
    const newId = () => `id-${++nth}`;
    const venue = placedVenue();
    const drafts = [draft({ date: '2026-12-04' }), draft({ date: '2026-12-05' }), draft({ date: '' })];
    const acts = actsFor({ drafts, venue, newId, publish: true });
    expect(acts.map(({ command }) => command.name)).toEqual([
      'save_shift',
      'publish_shift',
      'save_shift',
      'publish_shift',
    ]);
    expect(acts[0]?.args).toMatchObject({ id: 'id-1', starts_local: '2026-12-04T18:00' });
    expect(acts[3]?.args).toEqual({ id: 'id-2', version: 1 });
    const one = shift('a', { version: 4 });
    expect(actsToPublish([one])).toEqual([newAct(publishShift, { id: 'a', version: 4 })]);
  });

  it('says before many are posted which go, and until when favourites alone see which', () => {
    const held = shift('held', { ...on('2026-11-29'), favourites_hours: 12 });
    const near = shift('near', { ...on('2026-11-27', '18:00', '23:00'), favourites_hours: 12 });
    const open = shift('open', on('2026-11-30'));
    const late = shift('late', on('2026-11-26'));
    const posting = postingOf([held, near, open, late], NOW);
    expect(posting.timely).toEqual([held, near, open]);
    expect(posting.late).toEqual([late]);
    // Near the start everybody sees it two hours before.
    expect(posting.held).toEqual({ count: 2, until: Date.parse('2026-11-28T00:00Z') });
    expect(postingOf([near], NOW).held?.until).toBe(Date.parse('2026-11-27T16:00Z'));
    expect(postingOf([open], NOW).held).toBeNull();
  });

  it('knows which can be posted now and which only kept', () => {
    const over = draft({ date: '2026-11-27', start: '06:00', end: '12:30' });
    const short = draft({ date: '2026-12-04', start: '18:00', end: '18:30' });
    const drafts = [over, short, draft({ date: '2026-12-04' })];
    expect(soundDrafts(drafts, { tz: LONDON, publishAt: NOW })).toEqual([drafts[2]]);
    expect(soundDrafts(drafts, { tz: LONDON, publishAt: null })).toEqual([over, drafts[2]]);
  });
});

describe('zoomed out', () => {
  it.each([
    ['a week', '2026-11-23', 'week', '2026-11-23', 1],
    ['two weeks', '2026-11-23', 'two', '2026-11-23', 2],
    ['the month of its Thursday, in whole weeks', '2026-11-30', 'month', '2026-11-30', 5],
    ['a month of six weeks', '2026-08-17', 'month', '2026-07-27', 6],
    ['a month of four', '2027-02-01', 'month', '2027-02-01', 4],
  ] as const)('there stands %s', (_, monday, zoom, from, weeks) => {
    expect(weeksShown(monday, zoom)).toEqual({ monday: from, weeks });
  });

  it('a step of a month is a month, wherever its first day falls', () => {
    const months: string[] = [];
    for (let monday = '2026-11-23'; months.length < 14; monday = mondayAfter(monday, 'month', 1)) {
      months.push(monthAround(monday).first);
    }
    expect(months.slice(0, 3)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
    expect(new Set(months).size).toBe(14);
    expect(months.at(-1)).toBe('2027-12-01');
    expect(monthAround(mondayAfter('2027-01-04', 'month', -1))).toEqual({ first: '2026-12-01', last: '2026-12-31' });
  });

  it('a night has its hour more or less in any number of weeks', () => {
    const { startsAt, endsAt } = weekSpan('2026-10-19', LONDON, 2);
    expect((endsAt - startsAt) / 3_600_000).toBe(14 * 24 + 1);
  });
});

it('of thirty shifts in one cell six stand there, those with a gap first, and the one that is open', () => {
  const day = Array.from({ length: 30 }, (_, nth) =>
    shift(String(nth).padStart(2, '0'), { confirmed_count: nth === 20 || nth === 25 ? 0 : 2 }),
  );
  const board = weekBoard({ shifts: day, days: weekDays('2026-11-23'), applied: new Map(), now: NOW });
  const cell = board.rows[0]?.days[4] ?? [];
  expect(cell).toHaveLength(30);
  const ids = shownFirst(cell, '29').map(one => one.shift.id);
  expect(ids).toEqual(['00', '01', '02', '03', '20', '25', '29']);
  expect(shownFirst(cell.slice(0, 6), undefined)).toHaveLength(6);
});
