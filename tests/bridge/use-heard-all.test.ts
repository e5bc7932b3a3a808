import { describe, expect, it } from 'vitest';
import { heardAllAt } from '#bridge/use-heard-all.ts';
import { absenceOf } from '#domain/attendance/rules.ts';

const AT = '2026-11-27T22:00:00.000Z';
const whole = { serverTime: AT, firstSync: false, progress: null };

describe('a device has heard all that the server had to say', () => {
  it.each([
    ['when a sync has ended', whole, AT],
    ['not while the first one is under way', { ...whole, firstSync: true }, null],
    ['not while pages of a later one are to come', { ...whole, progress: 500 }, null],
    ['not before it has heard the server', { ...whole, serverTime: null }, null],
  ])('%s', (_, heard, at) => {
    expect(heardAllAt(heard)).toBe(at);
  });

  it('so nobody is called late while a check-in may be among the rows that are to come', () => {
    const startsAt = Date.parse(AT) - 3_600_000;
    const kindOf = (heard: typeof whole) => {
      const at = heardAllAt(heard);
      const knownAt = at === null ? null : Date.parse(at);
      return absenceOf({ startsAt, silentSince: null, knownAt }, Date.parse(AT)).kind;
    };
    expect([kindOf({ ...whole, firstSync: true }), kindOf(whole)]).toEqual(['unheard', 'late']);
  });
});
