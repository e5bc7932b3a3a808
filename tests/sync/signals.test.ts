// What a browser keeps beside our databases, when somebody leaves.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FORM_TOKEN,
  keep,
  keepInTab,
  keepOwn,
  keepTyped,
  readInTab,
  readKept,
  readOwn,
  readTyped,
} from '#bridge/kept.ts';
import { browserPlatform } from '#sync/index.ts';
import { memoryStorage } from '#tests/features/memory-storage.ts';

const unsubscribe = vi.fn(async () => true);
const close = vi.fn();
/** Files that somebody chose and nobody has answered (`src/bridge/use-kept-files.ts`), and the app itself. */
let cached: readonly string[];

beforeEach(() => {
  unsubscribe.mockClear();
  close.mockClear();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('navigator', { onLine: true });
  cached = ['encore:person:rocco:files', 'encore:person:rosa:files', 'encore-app'];
  vi.stubGlobal('caches', {
    keys: async () => cached,
    delete: async (gone: string) => {
      cached = cached.filter(name => name !== gone);
    },
  });
  vi.stubGlobal('registration', {
    getNotifications: async () => [{ close }],
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  });
  keepOwn('draft-1', 'for Vera', 'rocco');
  keepTyped('note-1', 'Twelve years', 'rocco');
  keepOwn('draft-1', 'mine', 'rosa');
  keepTyped('note-1', 'my own', 'rosa');
  keepOwn('errors', '[]');
  keep('encore-locale', 'fr');
  keepInTab(FORM_TOKEN, 'of this tab');
  sessionStorage.setItem('tsr-scroll', '/rockstar/messages/1');
});

describe('a sign-out wipes', () => {
  it('SE6 what is kept of a person, and nothing of who is here now', async () => {
    await platform().wipe('rocco', false);
    expect([readOwn('draft-1', 'rocco'), readTyped('note-1', 'rocco')]).toEqual([null, null]);
    expect([readOwn('draft-1', 'rosa'), readTyped('note-1', 'rosa'), readOwn('errors')]).toEqual([
      'mine',
      'my own',
      '[]',
    ]);
    expect(sessionStorage.getItem('tsr-scroll')).toBe('/rockstar/messages/1');
    expect(cached).toEqual(['encore:person:rosa:files', 'encore-app']);
    expect([unsubscribe, close].map(call => call.mock.calls.length)).toEqual([0, 0]);
  });

  it('SE6 also what bears no name when nobody else is here, but not what an open form is compared with', async () => {
    await platform().wipe('rocco', true);
    expect([readOwn('draft-1', 'rocco'), readOwn('errors'), sessionStorage.getItem('tsr-scroll')]).toEqual([
      null,
      null,
      null,
    ]);
    expect([readOwn('draft-1', 'rosa'), readKept('encore-locale')]).toEqual(['mine', 'fr']);
    expect(readInTab(FORM_TOKEN)).toBe('of this tab');
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(close, 'what the device shows').toHaveBeenCalledOnce();
  });

  it('SE6 the rest when naming local storage throws', async () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    await platform().wipe('rocco', true);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});

function platform() {
  return browserPlatform(() => 'an id');
}
