import { describe, expect, it } from 'vitest';
import { type Figure, figureOf, figuresAgree } from '#domain/attendance/figures.ts';
import { NIGHT, WORKED_TIME_CASES } from './worked-time-cases.ts';

const START = Date.parse('2026-11-27T18:00:00Z');
const at = (minutes: number) => START + minutes * 60_000;
const plan = { startsAt: START, endsAt: at(NIGHT.minutes), breakMin: NIGHT.breakMin };

describe('worked time', () => {
  it.each(WORKED_TIME_CASES)('$name', ({ facts, figure }) => {
    const stated = facts.map(([kind, minutes, verdict = 'word']) => ({
      kind,
      at: at(minutes),
      verdict,
      source: 'rockstar' as const,
    }));
    const beside = { kind: 'in', at: at(-9), verdict: 'by_hand', source: 'venue' } as const;
    for (const order of [stated, stated.toReversed()]) {
      const found = figureOf([beside, ...order], 'rockstar', plan);
      expect(found && { breakMin: found.breakMin, paidMin: found.paidMin, proven: found.proven }).toEqual(figure);
    }
  });

  it('agrees within five minutes', () => {
    const of = (paidMin: number): Figure => ({ cameAt: 0, leftAt: 0, breakMin: 0, paidMin, proven: false });
    expect([455, 456, 445, 444].map(minutes => figuresAgree(of(450), of(minutes)))).toEqual([true, false, true, false]);
  });
});
