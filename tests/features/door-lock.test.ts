import { beforeEach, expect, it, vi } from 'vitest';
import { forgetPerson, keepOwn } from '#bridge/kept.ts';
import { isDoorLocked, isPin, lockDoor, tryPin, unlockDoor } from '#features/attendance/door-lock.ts';
import { memoryStorage } from './memory-storage.ts';

const PIN = '407193';
const NOW = Date.parse('2026-11-27T18:02:00Z');

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});

it('is locked until it is opened, and says nothing of the PIN in storage', async () => {
  expect(isDoorLocked()).toBe(false);
  await lockDoor(PIN);
  expect(isDoorLocked()).toBe(true);
  expect(localStorage.getItem(localStorage.key(0) ?? '')).not.toContain(PIN);
  expect(await tryPin(PIN, NOW)).toEqual({ kind: 'right' });
  expect(isDoorLocked()).toBe(true);
  unlockDoor();
  expect(isDoorLocked()).toBe(false);
});

it('takes five tries, then none for a minute, not even the right one', async () => {
  await lockDoor(PIN);
  for (const left of [4, 3, 2, 1]) expect(await tryPin('000000', NOW)).toEqual({ kind: 'wrong', left });
  expect(await tryPin('000000', NOW)).toEqual({ kind: 'blocked', seconds: 60 });
  expect(await tryPin(PIN, NOW + 30_000)).toEqual({ kind: 'blocked', seconds: 30 });
  expect(await tryPin(PIN, NOW + 60_000)).toEqual({ kind: 'right' });
  // The right one begins the count anew.
  expect(await tryPin('000000', NOW + 61_000)).toEqual({ kind: 'wrong', left: 4 });
});

it('waits no longer than a minute when the clock was set back', async () => {
  await lockDoor(PIN);
  for (let nth = 0; nth < 5; nth++) await tryPin('000000', NOW);
  expect(await tryPin(PIN, NOW - 86_400_000)).toEqual({ kind: 'right' });
});

it('counts a try before it knows what it is worth, so a reload is none for nothing', async () => {
  await lockDoor(PIN);
  void tryPin('000000', NOW);
  expect(await tryPin('000001', NOW)).toEqual({ kind: 'wrong', left: 3 });
});

it('opens nothing when what is kept cannot be read, and stays locked', async () => {
  keepOwn('door', 'garbage');
  expect(isDoorLocked()).toBe(true);
  expect(await tryPin(PIN, NOW)).toEqual({ kind: 'wrong', left: 0 });
});

it('goes with the person who signs out', async () => {
  await lockDoor(PIN);
  forgetPerson('vera');
  expect(isDoorLocked()).toBe(false);
});

it('is six digits', () => {
  expect(['407193', '40719', '4071933', '40719a', ''].map(isPin)).toEqual([true, false, false, false, false]);
});
