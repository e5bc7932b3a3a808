// What a phone without signal holds back of hours that were agreed meanwhile.
import { describe, expect, it } from 'vitest';
import { wasAgreedWithout } from '#domain/timesheets/rules.ts';
import { LATE_HOURS_CASES } from './late-hours-cases.ts';

const DECIDED_AT = Date.parse('2026-11-20T12:00:00Z');

describe('whether hours were agreed without what is said now', () => {
  it.each(LATE_HOURS_CASES)('$name', ({ side, basis, rockstar, venue, saidBefore, exported, without }) => {
    const sheet = { basis, decidedAt: DECIDED_AT, locked: exported === true };
    const words = { rockstarMin: rockstar ?? null, venueMin: venue ?? null };
    const saidAt = DECIDED_AT + (saidBefore === false ? 1 : -1) * 60_000;
    expect(wasAgreedWithout({ ...sheet, ...words }, side, saidAt)).toBe(without);
  });
});
