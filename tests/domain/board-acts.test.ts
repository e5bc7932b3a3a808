// What a manager does at the board, before it is sent: other times, two shifts of one, several at once, and the way back.
import { describe, expect, it } from 'vitest';
import type { Candidate } from '#domain/invitations/candidates.ts';
import { bulkFigures, cancellable, heldBack, invitesFor, raisable, stepsToRaise } from '#domain/shifts/bulk.ts';
import { cancelShift } from '#domain/shifts/commands.ts';
import { type ShiftDraft, shiftToDraft } from '#domain/shifts/draft.ts';
import type { Answer } from '#domain/shifts/placing.ts';
import type { WrittenShift } from '#domain/shifts/queries.ts';
import {
  asksAnew,
  canReshape,
  halvesOf,
  middleOf,
  shapeFaults,
  splitFaults,
  stepsToReshape,
  stepToSplit,
  stretched,
} from '#domain/shifts/reshape.ts';
import { rowToShift, type ShiftRow } from '#domain/shifts/schema.ts';
import { wayBack } from '#domain/shifts/steps.ts';
import { boardCell } from '#domain/shifts/week.ts';
import { act } from '#sync/index.ts';
import { placedVenue, shiftRow } from './rows.ts';

const venue = placedVenue();
const NOW = Date.parse('2026-11-25T10:42Z');

/** Saturday 18:00 to 02:00 in London, posted. */
function shift(changes: Partial<ShiftRow> = {}): WrittenShift {
  const row = shiftRow({
    tz: 'Europe/London',
    break_min: 30,
    rate_minor: 1550,
    starts_at: '2026-11-28T18:00:00.000Z',
    ends_at: '2026-11-29T02:00:00.000Z',
    starts_local: '2026-11-28T18:00',
    ends_local: '2026-11-29T02:00',
    status: 'published',
    published_at: '2026-11-20T10:00:00.000Z',
    ...changes,
  });
  return { ...rowToShift(row), pending: null, pack: null };
}
const typed = (changes: Partial<ShiftDraft> = {}): ShiftDraft => ({ ...shiftToDraft(shift()), ...changes });

describe('the end of a shift', () => {
  it.each([
    ['02:00', 15, '02:15'],
    ['02:00', -180, '23:00'],
    ['23:45', 30, '00:15'],
    // Less than an hour, and more than sixteen, would be left: it stays.
    ['19:00', -15, '19:00'],
    ['10:00', 15, '10:00'],
  ])('%s, stretched by %d minutes, is %s', (end, minutes, later) => {
    expect(stretched(typed({ end }), minutes).end).toBe(later);
  });

  it('is asked about anew when it moves by more than a quarter of an hour, of a post and not of a draft', () => {
    const shape = (minutes: number, of = shift()) => ({ shift: of, venue, draft: stretched(typed(), minutes) });
    expect([15, 30].map(minutes => asksAnew(shape(minutes)))).toEqual([false, true]);
    expect(asksAnew(shape(30, shift({ status: 'draft' })))).toBe(false);
  });

  it('is changed with what stood there, both ways, so that a colleague loses nothing', () => {
    const [step] = stepsToReshape({ shift: shift(), venue, draft: stretched(typed(), 30) });
    const [before, after] = [
      { ends_local: '2026-11-29T02:00', ends_at: '2026-11-29T02:00:00.000Z' },
      { ends_local: '2026-11-29T02:30', ends_at: '2026-11-29T02:30:00.000Z' },
    ];
    expect(step?.act.args).toMatchObject({ ...after, seen: before });
    expect(step?.inverse?.args).toMatchObject({ ...before, seen: after });
    const [draft] = stepsToReshape({ shift: shift({ status: 'draft' }), venue, draft: stretched(typed(), 30) });
    expect([draft?.act.args, draft?.inverse?.args]).toMatchObject([{ seen: before }, { seen: after }]);
  });
});

describe('another shape', () => {
  it.each([
    ['a draft of yesterday', { status: 'draft' as const }, '2026-11-30T10:00Z', true],
    ['a post before it begins', {}, '2026-11-28T17:59Z', true],
    ['a post that has begun', {}, '2026-11-28T18:00Z', false],
    ['what was called off', { status: 'cancelled' as const }, '2026-11-25T10:00Z', false],
  ])('%s: %s', (_, changes, now, may) => {
    expect(canReshape(shift(changes), Date.parse(now))).toBe(may);
  });

  it('of a post does not begin in the past, which is told before the drop', () => {
    const moved = { shift: shift(), venue, draft: typed({ date: '2026-11-24' }) };
    expect(shapeFaults(moved, NOW).map(({ code }) => code)).toEqual(['start_in_past']);
    expect(shapeFaults({ ...moved, shift: shift({ status: 'draft' }) }, NOW)).toEqual([]);
    expect(shapeFaults({ ...moved, draft: typed({ date: '2026-11-27' }) }, NOW)).toEqual([]);
  });
});

describe('two of one', () => {
  it('are cut in the middle, and the longer half keeps the break', () => {
    expect(middleOf(typed())).toBe('22:00');
    expect(halvesOf(typed(), '23:00')).toMatchObject({
      first: { date: '2026-11-28', start: '18:00', end: '23:00', breakMin: 30 },
      rest: { date: '2026-11-28', start: '23:00', end: '02:00', breakMin: 0 },
    });
    expect(halvesOf(typed(), '00:30')?.rest).toMatchObject({ date: '2026-11-29', start: '00:30', end: '02:00' });
    expect(halvesOf(typed(), '19:00')).toMatchObject({ first: { breakMin: 0 }, rest: { breakMin: 30 } });
  });

  it.each([
    ['', null],
    ['02:00', null],
    ['17:00', null],
    ['18:30', ['shift_too_short']],
    ['01:30', ['shift_too_short']],
    ['20:00', []],
  ])('cut at %j: %j', (at, codes) => {
    const halves = halvesOf(typed(), at);
    expect(halves === null ? null : splitFaults(halves, venue.tz).map(({ code }) => code)).toEqual(codes);
  });

  it('go as one command, which names the end that was seen of a post', () => {
    const split = (of: WrittenShift) => stepToSplit({ shift: of, venue, at: '23:00', restId: 'rest' })?.act.args;
    expect(split(shift())).toMatchObject({
      cut_local: '2026-11-28T23:00',
      rest_id: 'rest',
      seen: { ends_local: '2026-11-29T02:00', break_min: 30 },
    });
    expect(split(shift({ status: 'draft' }))).not.toHaveProperty('seen');
  });
});

describe('several at once', () => {
  const cell = (id: string) =>
    boardCell({ ...shift({ id, positions: 2 }), pending: null }, { applied: new Map(), now: NOW });
  const gaps = [cell('fri'), cell('sat')];
  const person = (id: string, favourite = false) => ({ person: { id }, favourite, worked: 0 }) as Candidate;
  const free: Answer = { act: 'invite', note: null };
  const answers: Record<string, Answer | undefined> = {
    'rocco fri': free,
    'rocco sat': { act: null, why: 'clash' },
    'rosa fri': free,
    'rosa sat': free,
    'ulla fri': { act: 'accept', note: null },
    'sam sat': { act: 'invite', note: { kind: 'longWeek' } },
  };
  const of = (one: Candidate, shiftId: string) => answers[`${one.person.id} ${shiftId}`] ?? null;
  const asked = (...people: Candidate[]) => invitesFor({ gaps, people, of });

  it('favourites who fit are asked for each gap that they fit, and where there are none everybody who does', () => {
    expect(asked(person('rocco', true), person('rosa'))).toEqual({
      favourites: true,
      asks: [{ workerId: 'rocco', shiftId: 'fri' }],
    });
    expect(asked(person('rocco'), person('rosa'), person('ulla'), person('sam', true))).toMatchObject({
      favourites: false,
      asks: [
        { workerId: 'rocco', shiftId: 'fri' },
        { workerId: 'rosa', shiftId: 'fri' },
        { workerId: 'rosa', shiftId: 'sat' },
      ],
    });
    expect(
      invitesFor({ gaps, people: Array.from({ length: 90 }, (_, nth) => person(`p${nth}`)), of: () => free }).asks,
    ).toHaveLength(60);
  });

  it('pay rises where it still can, posts are shown that are held back, and what is over is not called off', () => {
    const [open, begun, over] = [
      shift({ id: 'open', visible_from: '2026-11-26T00:00:00.000Z' }),
      shift({ id: 'begun', starts_at: '2026-11-25T10:00:00.000Z' }),
      shift({ id: 'over', starts_at: '2026-11-24T10:00:00.000Z', ends_at: '2026-11-24T18:00:00.000Z' }),
    ];
    const all = [
      open,
      begun,
      over,
      shift({ id: 'off', status: 'cancelled' }),
      shift({ id: 'top', rate_minor: 100_000 }),
    ];
    const ids = (some: readonly WrittenShift[]) => some.map(({ id }) => id);
    expect(ids(raisable(all, NOW))).toEqual(['open']);
    expect(ids(heldBack(all))).toEqual(['open']);
    expect(ids(cancellable(all, NOW))).toEqual(['open', 'begun', 'top']);
    expect(stepsToRaise([open], venue)[0]?.act.args).toMatchObject({ rate_minor: 1600, seen: { rate_minor: 1550 } });
    // A raise of fifty pesos would be none.
    const inChile = shift({ id: 'open', currency: 'CLP', rate_minor: 5500 });
    expect(stepsToRaise([inChile], venue)[0]?.act.args).toMatchObject({ rate_minor: 5700 });
  });

  it('are added up', () => {
    expect(bulkFigures(gaps)).toEqual({ places: 4, minutes: 4 * 450, plannedMinor: 4 * 11_625 });
  });
});

describe('the way back', () => {
  const step = (id: string, undoable: boolean) => {
    const one = act(cancelShift, { id });
    return { act: one, inverse: undoable ? one : null };
  };
  const steps = [step('a', true), step('b', false), step('c', true)];
  it.each([
    ['nothing was sent', [true, true, true], [], 0],
    ['all was sent', [false, false, false], ['a', 'c'], 1],
    ['some was sent', [true, false, false], ['c'], 1],
  ])('when %s', (_, discarded, inverses, kept) => {
    const back = wayBack(steps, discarded);
    expect([back.inverses.map(({ args }) => (args as { id: string }).id), back.kept]).toEqual([inverses, kept]);
  });
});
