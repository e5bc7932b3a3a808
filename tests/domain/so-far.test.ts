import { describe, expect, it } from 'vitest';
import type { StatedFact } from '#domain/attendance/figures.ts';
import { soFar } from '#domain/attendance/so-far.ts';

const START = Date.parse('2026-11-27T18:00:00Z');
const at = (minutes: number) => START + minutes * 60_000;
const plan = { startsAt: START, endsAt: at(480), breakMin: 30 };
const fact = (kind: StatedFact['kind'], minutes: number, more: Partial<StatedFact> = {}): StatedFact => ({
  kind,
  at: at(minutes),
  source: 'rockstar',
  verdict: 'word',
  ...more,
});
const rest = [fact('break_start', 100), fact('break_end', 120)];
const until = (minutes: number) =>
  (['rockstar', 'venue'] as const).map(source => fact('until', 200, { source, until: at(minutes) }));

describe('what somebody who is there has worked so far', () => {
  it.each([
    ['counts from a late coming', 2, 227, [], { workedMin: 225, paidMin: 225 }],
    ['counts from the start for who came early', -10, 60, [], { workedMin: 60, paidMin: 60 }],
    ['is nothing before the start', -10, -5, [], { workedMin: 0, paidMin: 0 }],
    ['leaves out a break', 0, 200, rest, { workedMin: 180, paidMin: 180, hasRested: true }],
    ['stands still during one', 0, 110, rest.slice(0, 1), { workedMin: 100, paidMin: 100 }],
    ['is paid no more than was planned while no break was noted', 0, 480, [], { workedMin: 480, paidMin: 450 }],
    ['is paid for a break that was shorter', 0, 480, rest, { workedMin: 460, paidMin: 460 }],
    ['goes on for a quarter of an hour past the end', 0, 600, rest, { workedMin: 475 }],
    ['goes on until a later end that both agreed to', 0, 600, until(540), { workedMin: 555, wholeMin: 510 }],
    ['comes to less where both agreed to an earlier end', 0, 200, until(360), { wholeMin: 330 }],
  ] as const)('%s', (_, came, now, facts, expected) => {
    expect(soFar([fact('in', came), ...facts], { came: at(came), now: at(now) }, plan)).toMatchObject(expected);
  });
});
