// What the worker does with a push message, and where a press on it leads.
import { describe, expect, it, vi } from 'vitest';
import { followPush, type PushScope, showPush } from '#sw/push.ts';

const origin = 'https://encore.example';
const said = {
  web_push: 8030,
  notification: { title: 'Encore', body: 'A place opened.', lang: 'en', tag: 'one', navigate: `${origin}/rockstar` },
  app_badge: 2,
};

/** A worker's global scope, as far as push messages need one. `windows`: of the app that stand open. */
function scopeWith(windows: Awaited<ReturnType<PushScope['clients']['matchAll']>> = []) {
  return {
    location: new URL(origin),
    registration: { showNotification: vi.fn(async () => undefined) },
    navigator: { setAppBadge: vi.fn(async () => undefined) },
    clients: { matchAll: vi.fn(async () => windows), openWindow: vi.fn(async () => null) },
  };
}

describe('a push message', () => {
  it('is shown under its own name, and its figure stands on the icon', async () => {
    const scope = scopeWith();
    await showPush(scope, () => said);
    expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith('Encore', {
      body: 'A place opened.',
      lang: 'en',
      tag: 'one',
      data: `${origin}/rockstar`,
      icon: '/pwa-192x192.png',
      // A second one under the same name is heard too.
      renotify: true,
    });
    expect(scope.navigator.setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
  });

  it.each(['', '{}', '{"notification":{"title":"Encore"}}', 'no JSON'])('that says %j shows nothing', async text => {
    const scope = scopeWith();
    await showPush(scope, () => JSON.parse(text));
    expect(scope.registration.showNotification).not.toHaveBeenCalled();
  });
});

describe('a press on it', () => {
  it('leads there in the window that is open', async () => {
    const navigate = vi.fn();
    const scope = scopeWith([{ focus: async () => ({ navigate }) }]);
    await followPush(scope, `${origin}/rockstar/shifts/1`);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(new URL(`${origin}/rockstar/shifts/1`));
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });

  it('opens one where none is open', async () => {
    const scope = scopeWith();
    await followPush(scope, `${origin}/rockstar`);
    expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith(new URL(`${origin}/rockstar`));
  });

  it('never leads out of the app', async () => {
    const scope = scopeWith();
    await followPush(scope, 'https://evil.example/rockstar');
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
    expect(scope.clients.matchAll).not.toHaveBeenCalled();
  });
});
