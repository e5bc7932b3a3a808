// What WebKit needs to follow the width of its window; that it helps is seen in `tests/engines/story.test.ts`.
import { afterEach, expect, it, vi } from 'vitest';
import { matchAnewByWidth } from '#app/match-anew.ts';

afterEach(() => vi.unstubAllGlobals());

/** The style sheet after a window has passed 820 px. */
function passed820(vendor: string): readonly string[] {
  const done: string[] = [];
  const sheet = { insertRule: () => done.push('in'), deleteRule: (at: number) => done.push(`out ${at}`) };
  const changed = new Map<string, () => void>();
  vi.stubGlobal('navigator', { vendor });
  vi.stubGlobal('document', { styleSheets: [sheet] });
  vi.stubGlobal('matchMedia', (query: string) => ({
    addEventListener: (_name: string, call: () => void) => changed.set(query, call),
  }));
  matchAnewByWidth();
  changed.get('(min-width: 51.25em)')?.();
  return done;
}

it('has WebKit match its rules anew where the frame changes, and leaves them as they were', () => {
  expect(passed820('Apple Computer, Inc.')).toEqual(['in', 'out 0']);
});

it.each(['Google Inc.', ''])('asks nothing of other browsers (%s)', vendor => {
  expect(passed820(vendor)).toEqual([]);
});
