// The script that runs before anything else takes what a mailed link brought out of the address; the router finds it with the entry
// of the history.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createBrowserHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const script = readFileSync(join(repository, 'public/first-look.js'), 'utf8');

/** A window at that address, after the script has run in it. */
function opened(address: string, before: object | null = null) {
  const location = new URL(address, 'https://encore.example');
  const history = {
    state: before as { readonly mailed?: object } | null,
    length: 1,
    replaceState(state: object, _title: string, href?: string) {
      history.state = state;
      if (href !== undefined) location.href = new URL(href, location).href;
    },
    pushState: () => {},
  };
  const window = { location, history, addEventListener: () => {}, removeEventListener: () => {} };
  const documentElement = { setAttribute: () => {}, dataset: {} };
  const document = { documentElement, getElementById: () => null };
  const matchMedia = () => ({ matches: false });
  runInNewContext(script, { ...window, document, matchMedia, localStorage: { getItem: () => null }, URLSearchParams });
  return window;
}

it.each([
  [
    '/auth/reset-password?token_hash=secret&type=recovery',
    '/auth/reset-password?type=recovery',
    { token_hash: 'secret' },
  ],
  ['/register/venue?token=secret', '/register/venue', { token: 'secret' }],
  ['/auth/callback?code=secret&error=none#end', '/auth/callback?error=none#end', { code: 'secret' }],
])('%s becomes %s', (address, after, mailed) => {
  const window = opened(address);
  expect(window.location.href).toBe(`https://encore.example${after}`);
  // The router keeps the state that it finds.
  const history = createBrowserHistory({ window: window as unknown as Window });
  expect(history.location.state).toMatchObject({ mailed });
  expect(window.history.state).toMatchObject({ mailed });
});

it('leaves every other address and its state alone', () => {
  const window = opened('/venue/shifts?tab=past#x', { key: 'a' });
  expect(window.location.href).toBe('https://encore.example/venue/shifts?tab=past#x');
  expect(window.history.state).toEqual({ key: 'a' });
});
