// Nights on which the clocks of a place change by less than an hour.
import { expect, it } from 'vitest';
import { oddNights } from '#domain/shifts/again.ts';
import { newDraft } from '#domain/shifts/draft.ts';

const HOWE = 'Australia/Lord_Howe';

it.each([
  ['longer', { date: '2027-04-03', start: '22:00', end: '06:00' }],
  ['shorter', { date: '2026-10-03', start: '22:00', end: '06:00' }],
  ['skipped', { date: '2026-10-03', start: '22:00', end: '02:15' }],
])('on Lord Howe are %s by half an hour', (kind, night) => {
  expect(oddNights([{ ...newDraft(null, Date.parse('2026-09-01T12:00Z'), HOWE), ...night }], HOWE)).toEqual([
    { day: night.date, kind, minutes: 30 },
  ]);
});
