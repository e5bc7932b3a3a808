import { describe, expect, it } from 'vitest';
import { areDigits, codeOf, dammDigit, minuteAt } from '#domain/attendance/codes.ts';
import { CODE_CASES } from './code-cases.ts';

describe('the code of a minute', () => {
  it.each(CODE_CASES)('of minute $minute is $digits', async ({ key, minute, digits, qr }) => {
    expect(await codeOf(key, minute)).toEqual({ digits, qr });
    expect(areDigits(digits)).toBe(true);
  });

  it('changes with the minute, at its start', () => {
    const start = Date.parse('2026-11-27T18:02:00Z');
    expect([start - 1, start, start + 59_999].map(minuteAt)).toEqual([
      minuteAt(start) - 1,
      minuteAt(start),
      minuteAt(start),
    ]);
  });
});

describe('a check digit', () => {
  it('is the one of the published example', () => {
    expect(dammDigit('572')).toBe(4);
  });

  it('tells every single wrong digit, and every two neighbours that changed places', () => {
    for (const { digits } of CODE_CASES) {
      for (let at = 0; at < digits.length; at += 1) {
        for (let wrong = 0; wrong < 10; wrong += 1) {
          const typed = `${digits.slice(0, at)}${wrong}${digits.slice(at + 1)}`;
          expect(areDigits(typed), typed).toBe(typed === digits);
        }
        const [one = '', other = ''] = digits.slice(at, at + 2);
        const swapped = `${digits.slice(0, at)}${other}${one}${digits.slice(at + 2)}`;
        if (other !== '') expect(areDigits(swapped), swapped).toBe(swapped === digits);
      }
    }
  });

  it.each(['', '12345', '1234567', '12345x', '１２３４５６'])('is not found in %j', typed => {
    expect(areDigits(typed)).toBe(false);
  });
});
