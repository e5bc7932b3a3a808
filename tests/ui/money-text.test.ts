import { describe, expect, it } from 'vitest';
import { readMinor, readWhole, writeMinor } from '#ui/money-text.ts';

describe('a sum as it is typed', () => {
  it.each([
    ['14', 1400],
    ['14.5', 1450],
    ['14,50', 1450],
    ['14.', 1400],
    [' 1 400 ', 140_000],
    ['1\u202f400,05', 140_005],
    ['0', 0],
    ['24.000', 2_400_000],
    ['24,000', 2_400_000],
    ['1.200,50', 120_050],
    ['1,400.00', 140_000],
    ['1.250.000,', 125_000_000],
  ])('%s is %i', (text, minor) => {
    expect(readMinor(text)).toBe(minor);
  });

  it.each(['', '.', 'abc', '14.5050', '-3', '1.400.50', '1.400.00', '24.00.000', '1.400,505', '£14', '1e3'])(
    '%s is no sum',
    text => {
      expect(readMinor(text)).toBeNull();
    },
  );

  it.each([
    ['5500', 5500],
    ['5.500', 5500],
    ['5,500', 5500],
    ['5\u202f500', 5500],
    ['1.250.000', 1_250_000],
    ['8500,00', 8500],
    ['8.500,00', 8500],
  ])('%s is %i where there is nothing smaller than one', (text, sum) => {
    expect(readWhole(text)).toBe(sum);
  });

  it.each(['', '5.5', '5500,50', '5.5000', '$5.500', '-3'])('%s is no sum of such', text => {
    expect(readWhole(text)).toBeNull();
  });

  it('comes back from what it was written as', () => {
    for (const minor of [0, 5, 99, 100, 1271, 100_000]) {
      expect(readMinor(writeMinor(minor, ','))).toBe(minor);
      expect(readMinor(writeMinor(minor, '.'))).toBe(minor);
    }
    expect(writeMinor(null, '.')).toBe('');
  });
});
