import { describe, expect, it } from 'vitest';
import { nightScale } from '#domain/shifts/night-scale.ts';

const at = (text: string) => Date.parse(`2026-11-${text}Z`);
const clocks = (marks: readonly number[]) => marks.map(mark => new Date(mark).toISOString().slice(8, 16));

describe('the scale of a night', () => {
  const evening = { startsAt: at('27T17:00'), endsAt: at('27T23:00') };
  const close = { startsAt: at('27T18:00'), endsAt: at('28T02:00') };

  it('goes from the first start to the last end, with whole hours that leave room for figures', () => {
    const scale = nightScale([evening, close], at('27T18:14'), 'Europe/London');
    expect(scale).toMatchObject({ from: at('27T17:00'), to: at('28T02:00') });
    expect(clocks(scale?.marks ?? [])).toEqual(['27T17:00', '27T19:00', '27T21:00', '27T23:00', '28T01:00']);
  });

  it('begins now while nobody has started, and its marks are whole hours all the same', () => {
    const scale = nightScale([close], at('27T16:25:40'), 'Europe/London');
    expect(scale?.from).toBe(at('27T16:25:40'));
    expect(clocks(scale?.marks ?? [])[0]).toBe('27T17:00');
  });

  it('has now on it when everybody should have gone', () => {
    expect(nightScale([evening], at('27T23:40'), 'Europe/London')?.to).toBe(at('27T23:40'));
  });

  it('counts hours by the wall of a venue whose clock is half an hour off', () => {
    const scale = nightScale([close], at('27T18:00'), 'Asia/Kolkata');
    expect(clocks(scale?.marks ?? [])[0]).toBe('27T18:30');
  });

  it('is not there for nobody', () => {
    expect(nightScale([], at('27T18:00'), 'Europe/London')).toBeNull();
  });
});
