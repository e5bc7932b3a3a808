import { describe, expect, it } from 'vitest';
import { openEnd, openStart } from '#domain/attendance/ends.ts';
import { figureOf, leavesOut } from '#domain/attendance/figures.ts';
import { NIGHT, WORKED_TIME_CASES } from './worked-time-cases.ts';

const START = Date.parse('2026-11-27T18:00:00Z');
const at = (minutes: number) => START + minutes * 60_000;
const plan = { startsAt: START, endsAt: at(NIGHT.minutes), breakMin: NIGHT.breakMin, owedHours: 4 };

describe('worked time', () => {
  it.each(WORKED_TIME_CASES)('$name', ({ facts, ends = [], starts = [], figure }) => {
    const stated = facts.map(([kind, minutes, verdict = 'word']) => ({
      kind,
      at: at(minutes),
      verdict,
      source: 'rockstar' as const,
    }));
    const beside = { kind: 'in', at: at(-9), verdict: 'by_hand', source: 'venue' } as const;
    const said = (kind: 'until' | 'from', times: typeof ends) =>
      times.map(([source, minutes, until]) => ({
        kind,
        at: at(minutes),
        until: at(until),
        verdict: 'word' as const,
        source,
      }));
    const all = [...stated, ...said('until', ends), ...said('from', starts)];
    for (const order of [all, all.toReversed()]) {
      const found = figureOf([beside, ...order], 'rockstar', plan);
      expect(found && { breakMin: found.breakMin, paidMin: found.paidMin, proven: found.proven }).toEqual(figure);
    }
  });

  it('knows which end waits for an answer', () => {
    const said = (source: 'rockstar' | 'venue', minutes: number, until: number) =>
      ({ kind: 'until', at: at(minutes), until: at(until), verdict: 'word', source }) as const;
    const open = (...facts: readonly ReturnType<typeof said>[]) => openEnd(facts, plan);
    const asked = said('rockstar', 400, 540);
    expect(open()).toBeNull();
    expect(open(asked)).toEqual({ by: 'rockstar', at: at(540) });
    expect(open(asked, said('venue', 410, 540))).toBeNull();
    expect(open(asked, said('venue', 410, 480)), 'as planned is no').toBeNull();
    expect(open(asked, said('venue', 410, 510))).toEqual({ by: 'venue', at: at(510) });
  });

  it('and which start', () => {
    const said = (source: 'rockstar' | 'venue', minutes: number, until: number) =>
      ({ kind: 'from', at: at(minutes), until: at(until), verdict: 'word', source }) as const;
    const asked = said('venue', -300, -30);
    expect(openStart([asked], plan)).toEqual({ by: 'venue', at: at(-30) });
    expect(openStart([asked, said('rockstar', -200, -30)], plan)).toBeNull();
    expect(openStart([asked, said('rockstar', -200, 0)], plan), 'as planned is no').toBeNull();
  });

  it.each([
    ['nothing of a night as planned', 0, 0, false],
    ['who came half an hour early', -30, 0, true],
    ['who left ten minutes late', 0, 10, false],
    ['who left half an hour late', 0, 30, true],
    ['who came late', 20, 0, false],
  ])('leaves out what nobody agreed to: %s', (_, came, late, out) => {
    const fact = (kind: 'in' | 'out', minutes: number) =>
      ({ kind, at: at(minutes), verdict: 'word', source: 'rockstar' }) as const;
    const figure = figureOf([fact('in', came), fact('out', NIGHT.minutes + late)], 'rockstar', plan);
    expect(figure && leavesOut(figure)).toBe(out);
  });
});
