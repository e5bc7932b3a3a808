// The planner's sums: what it would mean to put somebody into a gap, and how long and how restless a person's week becomes.
import { describe, expect, it } from 'vitest';
import type { GapVerdict } from '#domain/availability/online.ts';
import type { ProfileId } from '#domain/ids.ts';
import { FIRST_RULES } from '#domain/platform/rules.ts';
import { nameWithin } from '#domain/profiles/short-name.ts';
import { type Held, peopleWeek, restAround } from '#domain/shifts/people-week.ts';
import { type Answer, answerFor, fitsGap, type PlacingFacts } from '#domain/shifts/placing.ts';
import { rowToShift } from '#domain/shifts/schema.ts';
import { boardCell, type Place } from '#domain/shifts/week.ts';
import { weekDays } from '#domain/time.ts';
import { shiftRow } from './rows.ts';

const NOW = Date.parse('2026-11-25T10:42Z');
const ROCCO = 'rocco' as ProfileId;
const days = weekDays('2026-11-23');

function span(day: string, start: string, end: string, endsNextDay = false) {
  const last = endsNextDay ? days[days.indexOf(day) + 1] : day;
  return { startsAt: Date.parse(`${day}T${start}:00Z`), endsAt: Date.parse(`${last}T${end}:00Z`) };
}

/** Saturday 18:00 to 02:00, two bartenders, nobody there. */
function gap(places: readonly Place[] = []) {
  const row = shiftRow({
    id: 'gap',
    role: 'bartender',
    positions: 2,
    starts_at: '2026-11-28T18:00:00.000Z',
    ends_at: '2026-11-29T02:00:00.000Z',
    starts_local: '2026-11-28T18:00',
    ends_local: '2026-11-29T02:00',
  });
  const shift = { ...rowToShift(row), pending: null };
  return boardCell(shift, { applied: new Map(), places: new Map([['gap', places]]), now: NOW });
}

const rested: PlacingFacts = {
  workerId: ROCCO,
  skills: ['bartender'],
  applied: null,
  held: [],
  verdict: 'free',
  rules: FIRST_RULES,
};
const here = (day: string, start: string, end: string) => [{ shiftId: 'other', ...span(day, start, end) }];

describe('somebody over a gap', () => {
  const cases: readonly (readonly [string, Partial<PlacingFacts>, Answer])[] = [
    ['is invited when free and rested', {}, { act: 'invite', note: null }],
    ['is accepted when they applied', { applied: 'other' }, { act: 'accept', note: null }],
    ['is offered the place when they wait for one', { applied: 'waitlisted' }, { act: 'offer', note: null }],
    ['has another role', { skills: ['host'] }, { act: null, why: 'role' }],
    ['has said no role', { skills: [] }, { act: 'invite', note: null }],
    ['is not available', { verdict: 'unavailable' }, { act: null, why: 'unavailable' }],
    ['is not rested after another venue', { verdict: 'tired' }, { act: null, why: 'tired' }],
    [
      'applied and is not rested: the venue may insist',
      { verdict: 'tired', applied: 'other' },
      { act: 'accept', note: { kind: 'tired' } },
    ],
    ['would work a long week', { verdict: 'long_week' }, { act: 'invite', note: { kind: 'longWeek' } }],
    ['was not asked about', { verdict: undefined }, { act: null, why: 'unknown' }],
    ['was not asked about and applied', { verdict: undefined, applied: 'other' }, { act: 'accept', note: null }],
    ['works here then', { held: here('2026-11-28', '17:00', '19:00') }, { act: null, why: 'clash' }],
    [
      'works here then, whatever they asked for',
      { held: here('2026-11-28', '17:00', '19:00'), applied: 'other' },
      { act: null, why: 'clash' },
    ],
    [
      'rests nine hours between two shifts here, which is a note',
      { held: here('2026-11-29', '11:00', '17:00') },
      { act: 'invite', note: { kind: 'rest', minutes: 540 } },
    ],
    ['rests eleven hours', { held: here('2026-11-29', '13:00', '17:00') }, { act: 'invite', note: null }],
  ];
  it.each(cases)('%s', (_title, facts, answer) => {
    expect(answerFor(gap(), { ...rested, ...facts })).toEqual(answer);
  });

  it('is told that there is none, that they were asked, or that they have the place', () => {
    const taken = (look: Place['look'], workerId = ROCCO): Place => ({ workerId, look });
    const both = [taken('booked', 'rosa' as ProfileId), taken('invited', 'ulla' as ProfileId)];
    expect(answerFor(gap(both), rested)).toBeNull();
    expect(answerFor(gap([taken('invited')]), rested)).toEqual({ act: null, why: 'asked' });
    expect(answerFor(gap([taken('booked')]), rested)).toEqual({ act: null, why: 'clash' });
  });

  it.each([
    ['is full', { confirmed_count: 2 }],
    ['has begun long ago', { ends_at: '2026-11-25T10:00:00.000Z' }],
    ['has less than an hour left', { ends_at: '2026-11-25T11:00:00.000Z' }],
    ['was cancelled', { status: 'cancelled' as const }],
    ['is a draft', { status: 'draft' as const }],
  ])('finds none in a shift that %s, so that there is nothing to drop on', (_, changes) => {
    const shift = {
      ...rowToShift(shiftRow({ id: 'gap', starts_at: '2026-11-25T02:00:00.000Z', ...changes })),
      pending: null,
    };
    const cell = boardCell(shift, { applied: new Map(), places: new Map(), now: NOW });
    expect(answerFor(cell, rested)).toBeNull();
  });

  it('fits when nothing speaks against an invitation', () => {
    const fits = (facts: Partial<PlacingFacts>) => fitsGap(answerFor(gap(), { ...rested, ...facts }));
    expect(fits({})).toBe(true);
    for (const verdict of ['tired', 'unavailable', 'long_week'] satisfies GapVerdict[])
      expect(fits({ verdict })).toBe(false);
    expect(fits({ applied: 'other' })).toBe(false);
  });
});

describe('a week by people', () => {
  const held = (day: string, start: string, end: string, more: Partial<Held> & { over?: boolean } = {}): Held => ({
    shiftId: `${day} ${start}`,
    workerId: ROCCO,
    role: 'bartender',
    breakMin: 30,
    look: 'booked',
    startsLocal: `${day}T${start}`,
    ...span(day, start, end, more.over),
    ...more,
  });

  it('adds up what is booked here, without breaks, and not what was only asked', () => {
    const week = peopleWeek(
      [held('2026-11-24', '12:00', '22:00'), held('2026-11-26', '18:00', '23:00', { look: 'invited' })],
      days,
      FIRST_RULES,
    ).get(ROCCO);
    expect([week?.minutes, week?.load]).toEqual([570, 'usual']);
    expect(week?.days.map(shifts => shifts.length)).toEqual([0, 1, 0, 1, 0, 0, 0]);
  });

  it.each([
    [43.5, 'usual'],
    [44, 'near'],
    [48, 'near'],
    [48.5, 'over'],
  ] as const)('of %d hours is %s', (hours, load) => {
    const long = held('2026-11-24', '00:00', '00:30');
    const week = peopleWeek(
      [{ ...long, breakMin: 0, endsAt: long.startsAt + hours * 3_600_000 }],
      days,
      FIRST_RULES,
    ).get(ROCCO);
    expect(week?.load).toBe(load);
  });

  it('tells a short night in the later shift, also from Sunday before, and no rest within one day', () => {
    const restOf = (...all: readonly Held[]) =>
      peopleWeek(all, days, FIRST_RULES)
        .get(ROCCO)
        ?.days.flat()
        .map(({ restMin }) => restMin);
    expect(restOf(held('2026-11-27', '18:00', '01:00', { over: true }), held('2026-11-28', '10:00', '16:00'))).toEqual([
      null,
      540,
    ]);
    expect(restOf(held('2026-11-28', '10:00', '13:00'), held('2026-11-28', '18:00', '23:00'))).toEqual([null, null]);
    const sunday = { ...held('2026-11-23', '00:00', '01:00'), startsLocal: '2026-11-22T18:00' };
    expect(restOf(sunday, held('2026-11-23', '09:00', '12:00'))).toEqual([480]);
  });

  it('needs a rest of eleven hours on both sides', () => {
    const shift = span('2026-11-26', '12:00', '20:00');
    expect(restAround(shift, [], FIRST_RULES)).toBeNull();
    expect(
      restAround(shift, [span('2026-11-26', '00:00', '02:00'), span('2026-11-27', '06:30', '09:00')], FIRST_RULES),
    ).toBe(600);
    expect(restAround(shift, [span('2026-11-26', '00:00', '01:00')], FIRST_RULES)).toBeNull();
  });
});

describe('a name where there is little room', () => {
  it.each([
    ['Saoirse MacLeod', 20, 'Saoirse MacLeod'],
    ['Saoirse MacLeod', 12, 'Saoirse M.'],
    ['Saoirse MacLeod', 8, 'Saoirse'],
    ['Madhavan', 3, 'Madhavan'],
    ['Łukasz van der Meer', 10, 'Łukasz M.'],
    ['سارة القاضي', 8, 'سارة ا.'],
    ['', 5, ''],
    ['x'.repeat(100), 14, `${'x'.repeat(13)}.`],
    [`${'Maria '.repeat(16)}Luz`, 14, 'Maria L.'],
  ])('%s in %i letters is %s', (name, letters, short) => {
    expect(nameWithin(name, letters)).toBe(short);
  });
});
