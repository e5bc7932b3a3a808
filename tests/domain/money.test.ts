import { describe, expect, it } from 'vitest';
import { minorToText, parseMinor, payMinor } from '#domain/money.ts';

describe('a typed sum', () => {
  it.each([
    ['14', 1400],
    ['14.5', 1450],
    ['14,50', 1450],
    [' £15.05 ', 1505],
    ['0', 0],
    ['1000.00', 100_000],
  ])('%j is %i minor units', (typed, minor) => {
    expect(parseMinor(typed)).toBe(minor);
  });

  it.each(['', 'abc', '-3', '14.505', '1.2.3', '1e3', '99999999'])('%j is no sum', typed => {
    expect(parseMinor(typed)).toBeNull();
  });

  it('comes back as text', () => {
    expect(minorToText(1450)).toBe('14.50');
    expect(parseMinor(minorToText(1205))).toBe(1205);
  });
});

describe('pay', () => {
  it('is rounded once, at the end', () => {
    expect(payMinor(1550, 450)).toBe(11_625);
    expect(payMinor(1271, 100)).toBe(2118);
  });
});
