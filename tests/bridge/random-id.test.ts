import { afterEach, expect, it, vi } from 'vitest';
import { logError } from '#app/error-log.ts';
import { randomId } from '#bridge/random-id.ts';
import { csrfMatches, csrfToken } from '#features/auth/csrf.ts';
import { memoryStorage } from '#tests/features/memory-storage.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => void vi.unstubAllGlobals());

it('EN13 a page over plain HTTP, where the browser makes no ids, signs people in and says what broke all the same', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', { location: { pathname: '/login/venue' } });
  expect(csrfMatches(csrfToken())).toBe(true);
  expect(logError(new Error('boom'), 'critical').id).toMatch(UUID);
  expect(new Set([randomId(), randomId(), randomId()]).size).toBe(3);
});
