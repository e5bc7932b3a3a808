import { afterEach, expect, it, vi } from 'vitest';
import { goWithoutForbiddenChannels } from '#app/forbidden-channels.ts';

afterEach(() => void vi.unstubAllGlobals());

it('takes channels away where the browser refuses to open one, as Dexie asks only whether there are any', () => {
  vi.stubGlobal('BroadcastChannel', () => {
    throw new DOMException('Not in this window', 'SecurityError');
  });
  goWithoutForbiddenChannels();
  expect(typeof BroadcastChannel).toBe('undefined');
});

it('leaves channels alone where they can be opened', () => {
  goWithoutForbiddenChannels();
  expect(typeof BroadcastChannel).toBe('function');
});
