// The demo's first minute, at each minute of a day: a night has begun, people are on it and a gap is left.
import { expect, it } from 'vitest';
import { nightStart, TONIGHT } from '#supabase/seed/night.ts';

const MINUTE_MS = 60_000;
const midnight = Date.parse('2026-11-25T00:00Z');
const minutes = Array.from({ length: 24 * 60 }, (_, nth) => midnight + nth * MINUTE_MS);

it('a night runs, with people due at it, people on it and a place that nobody has', () => {
  const told = minutes.map(now => {
    const since = (now - nightStart(now)) / MINUTE_MS;
    const running = TONIGHT.filter(({ from, to }) => from <= since && since < to);
    return {
      since: since >= 14 && since < 29,
      people: running.flatMap(({ booked }) => booked).length >= 7,
      gap: TONIGHT.filter(({ from, to }) => from <= since + 60 && since < to).some(
        ({ booked, positions, applied = 0 }) => booked.length < positions && applied > 0,
      ),
    };
  });
  expect(new Set(told.map(one => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ since: true, people: true, gap: true })]),
  );
});
