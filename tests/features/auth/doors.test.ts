import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isInternal, portalOf } from '#domain/profiles/portals.ts';
import { csrfMatches, csrfToken } from '#features/auth/csrf.ts';
import { safeReturnPath } from '#features/auth/return-path.ts';
import { memoryStorage } from '#tests/features/memory-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('returning to the page a person came from', () => {
  const origin = 'https://encore.example';

  test.each([
    '/rockstar/shifts',
    '/venue/shifts/0194?tab=past#x',
    '/rockstar',
    '/register/venue',
    '/register/rockstar?venue=x',
  ])('%s passes', path => {
    expect(safeReturnPath(path, origin)).toBe(path);
  });

  test.each([
    undefined,
    '',
    '/',
    'rockstar',
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    '/venue/../..//evil.example',
    '/venue/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/./login/venue',
    'javascript:alert(1)',
    '/login/venue',
    '/register',
    '/auth/callback?token_hash=x',
  ])('%j does not', path => {
    expect(safeReturnPath(path, origin)).toBeUndefined();
  });
});

describe('who counts as internal', () => {
  test.each(['ada@rockstars.example', 'Ada@Rockstars.Example'])('SP6.2 %s does', email => {
    expect(isInternal(email, '@rockstars.example')).toBe(true);
  });

  test.each([
    'ada@evilrockstars.example',
    'ada@rockstars.example.evil',
    'ada@mail.rockstars.example',
    '"ada@rockstars.example"@evil.example',
    'ada@rockstars.example.',
    'ada@rockstars.example ',
    '@rockstars.example',
    'ada@rockstаrs.example',
  ])('%j does not', email => {
    expect(isInternal(email, '@rockstars.example')).toBe(false);
  });
});

test('SP4.9 a person belongs to the portal of their role; an internal one to the portal they chose, and has to choose', () => {
  expect(portalOf({ role: 'venue', internal: false, actingAs: 'admin' })).toBe('venue');
  expect(portalOf({ role: 'rockstar', internal: false, actingAs: null })).toBe('rockstar');
  expect(portalOf({ role: undefined, internal: false, actingAs: null })).toBeUndefined();
  expect(portalOf({ role: 'platform_admin', internal: true, actingAs: 'worker' })).toBe('rockstar');
  expect(portalOf({ role: 'platform_admin', internal: true, actingAs: 'admin' })).toBe('admin');
  expect(portalOf({ role: 'platform_admin', internal: true, actingAs: null })).toBeUndefined();
  expect(portalOf({ role: 'platform_admin', internal: false, actingAs: 'admin' })).toBe('rockstar');
});

test('SP5.9 SP9.10 the form token is the tab’s, and another one does not match', () => {
  expect(csrfMatches('')).toBe(false);
  const token = csrfToken();
  expect(csrfToken()).toBe(token);
  expect(csrfMatches(token)).toBe(true);
  expect(csrfMatches('forged')).toBe(false);
  sessionStorage.clear();
  expect(csrfMatches(token)).toBe(false);
});
