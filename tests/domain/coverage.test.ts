import { describe, expect, it } from 'vitest';
import { coverageOf, needed, peakOf } from '#domain/shifts/coverage.ts';

const at = (text: string) => Date.parse(`2026-11-${text}Z`);
const bar = { startsAt: at('27T18:00'), endsAt: at('28T02:00') };
const kitchen = { startsAt: at('27T17:00'), endsAt: at('27T23:00') };

describe('who is on, and who is missing', () => {
  it('changes where somebody starts or ends, and where a gap does', () => {
    const gap = { startsAt: at('27T20:00'), endsAt: at('28T02:00'), places: 2 };
    expect(coverageOf([bar, kitchen], [gap])).toEqual([
      { startsAt: at('27T17:00'), endsAt: at('27T18:00'), booked: 1, missing: 0 },
      { startsAt: at('27T18:00'), endsAt: at('27T20:00'), booked: 2, missing: 0 },
      { startsAt: at('27T20:00'), endsAt: at('27T23:00'), booked: 2, missing: 2 },
      { startsAt: at('27T23:00'), endsAt: at('28T02:00'), booked: 1, missing: 2 },
    ]);
  });

  it('has nobody in the hours between two shifts', () => {
    const late = { startsAt: at('28T04:00'), endsAt: at('28T06:00') };
    expect(coverageOf([bar, late], []).map(({ booked }) => booked)).toEqual([1, 0, 1]);
  });

  it('peaks where most are needed, and first where that is twice', () => {
    const gap = { startsAt: at('28T01:00'), endsAt: at('28T02:00'), places: 1 };
    const peak = peakOf(coverageOf([bar, kitchen], [gap]));
    expect(peak?.startsAt).toBe(at('27T18:00'));
    expect(peak === null ? null : needed(peak)).toBe(2);
    expect(peakOf([])).toBeNull();
  });
});
