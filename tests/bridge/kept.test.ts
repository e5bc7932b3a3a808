import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FORM_TOKEN,
  forgetPerson,
  keep,
  keepInTab,
  keepOwn,
  keepTyped,
  readInTab,
  readKept,
  readOwn,
  readTyped,
  subscribeKept,
} from '#bridge/kept.ts';
import { memoryStorage } from '#tests/features/memory-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('what is kept of a person', () => {
  it('goes with them, in local storage and in the tab, and takes nobody else’s along', () => {
    keepOwn('draft-1', 'for Vera', 'rocco');
    keepTyped('note-1', 'Twelve years', 'rocco');
    keepOwn('errors', '[]');
    keepOwn('draft-1', 'mine', 'rosa');
    keep('encore-locale', 'fr');
    forgetPerson('rocco');
    expect(readOwn('draft-1', 'rocco')).toBeNull();
    expect(readTyped('note-1', 'rocco')).toBeNull();
    expect(readOwn('errors')).toBeNull();
    expect(readOwn('draft-1', 'rosa')).toBe('mine');
    expect(readKept('encore-locale')).toBe('fr');
  });

  it('stands under their name: another person reads nothing of it', () => {
    keepTyped('note-1', 'Twelve years', 'rocco');
    expect(readTyped('note-1', 'rosa')).toBeNull();
  });

  it('takes with it what libraries noted of the pages seen, but not what an open form is compared with', () => {
    sessionStorage.setItem('tsr-scroll', '/rockstar/messages/1');
    keepInTab(FORM_TOKEN, 'of this tab');
    forgetPerson('rocco');
    expect(sessionStorage.getItem('tsr-scroll')).toBeNull();
    expect(readInTab(FORM_TOKEN)).toBe('of this tab');
  });
});

it('a change is told in this tab and from others, until it is no longer wanted', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const told = vi.fn();
  const stop = subscribeKept(told);
  keepOwn('venue', 'copper-thistle', 'vera');
  page.dispatchEvent(new Event('storage'));
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  keepOwn('venue', null, 'vera');
  page.dispatchEvent(new Event('storage'));
  expect(told).toHaveBeenCalledTimes(2);
});

describe('a browser that forbids its storage', () => {
  it.each(['localStorage', 'sessionStorage'])(
    'keeps words for as long as the tab is open when naming %s throws',
    () => {
      forbid();
      keepOwn('draft-1', 'for Vera', 'rocco');
      keepInTab(FORM_TOKEN, 'of this tab');
      expect(readOwn('draft-1', 'rocco')).toBe('for Vera');
      expect(readInTab(FORM_TOKEN)).toBe('of this tab');
      expect(readKept('encore-role')).toBeNull();
      forgetPerson('rocco');
      expect(readOwn('draft-1', 'rocco')).toBeNull();
    },
  );

  it('keeps what a full disk does not take', () => {
    vi.stubGlobal('localStorage', {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    keep('encore-acting-as', 'venue');
    expect(readKept('encore-acting-as')).toBe('venue');
  });
});

function forbid(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}
