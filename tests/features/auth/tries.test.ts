import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  afterFailure,
  blockedForMs,
  forgetTries,
  noTries,
  readTries,
  triesLeft,
  waitMs,
  withServerCount,
  writeTries,
} from '#features/auth/tries.ts';
import { memoryStorage } from '#tests/features/memory-storage.ts';

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 27, 18);

function failTimes(times: number, start = noTries) {
  let tries = start;
  for (let i = 0; i < times; i++) tries = afterFailure(tries, now);
  return tries;
}

describe('counting failed sign-ins', () => {
  test('SP4.18 SP9.1 five are allowed, the fifth starts a wait of 15 minutes', () => {
    expect(triesLeft(failTimes(4), now)).toBe(1);
    expect(blockedForMs(failTimes(4), now)).toBe(0);
    expect(triesLeft(failTimes(5), now)).toBe(0);
    expect(blockedForMs(failTimes(5), now)).toBe(15 * MINUTE);
  });

  test('tries on other devices count too: the server says so', () => {
    const here = failTimes(1);
    expect(triesLeft(withServerCount(here, { attemptsLeft: 2, waitSeconds: 0 }, now), now)).toBe(2);
    const locked = withServerCount(here, { attemptsLeft: 0, waitSeconds: 90 }, now);
    expect(blockedForMs(locked, now)).toBe(90_000);
    expect(blockedForMs(withServerCount(failTimes(5), { attemptsLeft: 4, waitSeconds: 0 }, now), now)).toBe(
      15 * MINUTE,
    );
  });

  test('SP4.18 after the wait there are five again, and the next wait doubles up to an hour', () => {
    let tries = failTimes(5);
    expect(triesLeft(tries, now + 15 * MINUTE)).toBe(5);
    const waits = [waitMs(tries) / MINUTE];
    for (let round = 0; round < 3; round++) {
      tries = failTimes(5, tries);
      waits.push(waitMs(tries) / MINUTE);
    }
    expect(waits).toEqual([30, 60, 60, 60]);
  });
});

describe('what is kept on the device', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

  test('counts by address, however it is written, and never stores the address', () => {
    writeTries('Rocco@Example.com', failTimes(3), now);
    expect(readTries(' rocco@example.com', now).failed).toBe(3);
    expect(readTries('rosa@example.com', now)).toEqual(noTries);
    expect(localStorage.getItem('encore-sign-in-tries')).not.toMatch(/rocco|example/i);
  });

  test('forgets on success, after a day, and when somebody scribbled in the storage', () => {
    writeTries('rocco@example.com', failTimes(3), now);
    expect(readTries('rocco@example.com', now + 25 * 60 * MINUTE)).toEqual(noTries);
    forgetTries('rocco@example.com');
    expect(localStorage.length).toBe(0);
    localStorage.setItem('encore-sign-in-tries', '{"x":{"failed":"many"}}');
    expect(readTries('rocco@example.com', now)).toEqual(noTries);
    localStorage.setItem('encore-sign-in-tries', 'not json');
    expect(readTries('rocco@example.com', now)).toEqual(noTries);
  });
});
