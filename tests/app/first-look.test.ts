// The script that runs before anything else takes what a mailed link brought out of the address; the router finds it with the entry
// of the history. It paints the page, and the browser's bar above it, as somebody chose.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createBrowserHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const script = readFileSync(join(repository, 'public/first-look.js'), 'utf8');

/** A window at that address, after the script has run in it, on a light device; `chosen` is kept as the look of Encore. */
function opened(address: string, before: object | null = null, chosen: string | null = null) {
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
  const page = fakePage();
  runInNewContext(script, {
    ...window,
    ...page.globals,
    matchMedia: () => ({ matches: false }),
    localStorage: { getItem: (key: string) => (key === 'mantine-color-scheme-value' ? chosen : null) },
    URLSearchParams,
  });
  return { ...window, page };
}

function fakePage() {
  const attributes = new Map<string, string>();
  const bars = [{ content: '' }, { content: '' }];
  let changed = () => {};
  const documentElement = {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    dataset: {},
  };
  class MutationObserver {
    constructor(call: () => void) {
      changed = call;
    }
    observe() {}
  }
  return {
    globals: {
      document: { documentElement, getElementById: () => null, querySelectorAll: () => bars },
      MutationObserver,
    },
    bars: () => bars.map(bar => bar.content),
    turn(scheme: 'light' | 'dark') {
      attributes.set('data-mantine-color-scheme', scheme);
      changed();
    },
  };
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

it('colours the bar of the browser as the page, chosen before or changed later, whatever the device has', () => {
  expect(opened('/').page.bars()).toEqual(['#F4F1EA', '#F4F1EA']);
  const { page } = opened('/', null, 'dark');
  expect(page.bars()).toEqual(['#121115', '#121115']);
  page.turn('light');
  expect(page.bars()).toEqual(['#F4F1EA', '#F4F1EA']);
});
