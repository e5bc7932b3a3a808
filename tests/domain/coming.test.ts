import { expect, it } from 'vitest';
import { answerWaits, canReplace, isOnTheWay, isUnconfirmed } from '#domain/bookings/rules.ts';

const startsAt = Date.parse('2026-11-27T18:00Z');
const hour = 3_600_000;
const asked = { status: 'confirmed', startsAt, confirmAskedAt: startsAt - 24 * hour, comingAt: null } as const;

it.each([
  ['was asked and has not answered', asked, 13, true, false],
  ['has not answered twelve hours before', asked, 12, true, true],
  ['was asked six hours ago', { ...asked, confirmAskedAt: startsAt - 8 * hour }, 2, true, true],
  ['was asked only just', { ...asked, confirmAskedAt: startsAt - 7 * hour }, 2, true, false],
  ['has said yes', { ...asked, comingAt: startsAt - 20 * hour }, 3, false, false],
  ['was never asked', { ...asked, confirmAskedAt: null }, 3, false, false],
  ['should have started', asked, 0, false, false],
  ['is there', { ...asked, status: 'checked_in' as const }, 1, false, false],
] as const)('who %s', (_, booking, ahead, unconfirmed, replaced) => {
  expect(isUnconfirmed(booking, startsAt - ahead * hour)).toBe(unconfirmed);
  expect(canReplace(booking, startsAt - ahead * hour)).toBe(replaced);
});

it.each([
  ['four hours before', 4, 'confirmed', false],
  ['three hours before', 3, 'confirmed', true],
  ['while it runs without them', -2, 'confirmed', true],
  ['while a change of it waits for an answer', 1, 'change_pending', true],
  ['after it has ended', -9, 'confirmed', false],
  ['when they are there', -1, 'checked_in', false],
  ['when it was cancelled', 1, 'cancelled_by_venue', false],
] as const)('somebody is on the way to a shift: %s', (_, ahead, status, onTheWay) => {
  expect(isOnTheWay({ status, startsAt, endsAt: startsAt + 8 * hour }, startsAt - ahead * hour)).toBe(onTheWay);
});

it.each([
  ['a yes to other terms', 'confirmed', 'queued', true],
  ['a word about giving it up while terms wait', 'change_pending', 'sending', true],
  ['nothing that was not sent', 'confirmed', null, false],
  ['coming, which is no answer', 'checked_in', 'queued', false],
  ['leaving, which is none either', 'checked_out', 'queued', false],
  ['a cancelling, which says so itself', 'cancelled_by_worker', 'queued', false],
] as const)('an answer that waits on this device: %s', (_, status, pending, waits) => {
  expect(answerWaits({ status, pending })).toBe(waits);
});
