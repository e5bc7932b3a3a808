import { expect, it } from 'vitest';
import { payMinor } from '#domain/money.ts';

it.each([
  ['seven and a half hours at £15.50', 1550, 450, 11_625],
  ['a sum that does not divide', 1271, 100, 2118],
  ['half a penny upwards', 1, 30, 1],
  ['no time', 1550, 0, 0],
])('pays %s once rounded', (_, rate, minutes, sum) => {
  expect(payMinor(rate, minutes)).toBe(sum);
});
