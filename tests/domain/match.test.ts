import { describe, expect, it } from 'vitest';
import { byMatch, type MatchFacts, matchOf } from '#domain/applications/match.ts';
import { rowToApplication } from '#domain/applications/schema.ts';
import { applicationRow } from './rows.ts';

const shift = { role: 'bartender' };
const unrated = { rating: null, ratingAll: null, reliability: null };
const person = (skills: readonly string[], more: object = {}) => ({ skills, ...unrated, ...more });
const nobody: MatchFacts = { person: person([]), favourite: false, times: 0, withinKm: null, free: true };

describe('the match of somebody who asked', () => {
  it.each([
    ['a stranger who named no roles', nobody, ['new']],
    ['one of another role', { ...nobody, person: person(['host']) }, ['new', 'otherRole']],
    ['one who has the role and was here', { ...nobody, person: person(['bartender']), times: 2 }, ['worked', 'role']],
    ['a favourite', { ...nobody, favourite: true, times: 1 }, ['favourite', 'worked']],
    ['one who lives around the corner', { ...nobody, withinKm: 2 }, ['new', 'near']],
    ['one who lives far away', { ...nobody, withinKm: 100 }, ['new', 'far']],
    ['one whose calendar says no', { ...nobody, withinKm: 8, free: false }, ['new', 'notFree', 'near']],
    [
      'one with figures of ninety days, or of all time',
      { ...nobody, person: person([], { ratingAll: 43, reliability: 96 }) },
      ['new', 'rated', 'reliability'],
    ],
    ['one whose card is not here', { ...nobody, person: null }, ['new']],
  ])('says of %s why', (_, facts, kinds) => {
    expect(matchOf(shift, facts).reasons.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('puts favourites before roles before acquaintance, then who asked first, and keeps the line behind', () => {
    const entry = (name: string, facts: Partial<MatchFacts>, row: Parameters<typeof applicationRow>[0] = {}) => ({
      name,
      application: rowToApplication(applicationRow(row)),
      match: matchOf(shift, { ...nobody, ...facts }),
    });
    const later = { recorded_at: '2026-11-20T11:00:00.000Z' };
    const entries = [
      entry('second in line', { favourite: true }, { status: 'waitlisted', waitlist_pos: 2 }),
      entry('first in line', {}, { status: 'waitlisted', waitlist_pos: 1 }),
      entry('late', {}, later),
      entry('early', {}),
      entry('regular', { times: 9 }),
      entry('bartender', { person: person(['bartender']) }),
      entry('best rated', { person: person([], { rating: 49, reliability: 100 }) }),
      entry('often missing', { person: person([], { rating: 41, reliability: 64 }) }),
      entry('neighbour', { withinKm: 3 }),
      entry('not free', { favourite: true, free: false, withinKm: 100 }),
      entry('favourite', { favourite: true }),
    ];
    expect(entries.sort(byMatch).map(({ name }) => name)).toEqual([
      'favourite',
      'bartender',
      'best rated',
      'regular',
      'neighbour',
      'not free',
      'early',
      'late',
      'often missing',
      'first in line',
      'second in line',
    ]);
  });
});
