// A setting chosen without a server, and push as far as the engine has it: no browser under test has a push service, so what the
// browser answers when it is asked, and where its device stands, are played here.
import { expect } from 'vitest';
import { en } from '#i18n/en.ts';
import { rosa } from '#tests/e2e/engine.ts';
import type { Backend } from '#tests/support/backend.ts';
import { startPushService, type TestDevice } from '#tests/support/push-service.ts';
import type { Tab } from './engine.ts';
import { chip, choose, press, seen, until } from './page.ts';

const words = en.settings;
const WHO = '(select id from public.profile_private where email = $1)';

/** As her devices leave it by themselves. */
export async function forgetZone(server: Backend): Promise<void> {
  await server.db(`update public.user_settings set time_zone = 'auto' where id = ${WHO}`, [rosa.email]);
}

/** Chosen, and there after a reload; the server may be away. */
export async function chooseZone(tab: Tab, url: string): Promise<void> {
  await tab.open(`${url}/rockstar/settings?tab=appearance`);
  await choose(tab, words.zone, words.zones.UTC);
  await chip(tab, 'On this ');
  await tab.reload();
  await until(tab, 'the chosen zone', () =>
    [...document.querySelectorAll('select')].some(({ value }) => value === 'UTC'),
  );
}

export async function zoneOnServer(server: Backend): Promise<string | undefined> {
  const [own] = await server.db<{ zone: string }>(
    `select time_zone as zone from public.user_settings where id = ${WHO}`,
    [rosa.email],
  );
  return own?.zone;
}

/** Asked in the settings, refused once, then allowed. */
export async function pushAsFarAsThere(tab: Tab, server: Backend): Promise<void> {
  const service = await startPushService(() => '');
  try {
    await server.db(
      "insert into private.settings values ('push_service', $1) on conflict (name) do update set value = excluded.value",
      [`${service.url}/`],
    );
    const device = service.newDevice();
    if (!(await openPush(tab, server.url, { answer: 'denied', device })))
      return await seen(tab, words.push.state.unsupported);
    await press(tab, words.push.turnOn);
    await seen(tab, words.push.state.blocked);
    await openPush(tab, server.url, { answer: 'granted', device });
    await press(tab, words.push.turnOn);
    await seen(tab, words.push.state.on);
    const known = await server.db(`select endpoint from private.push_subscriptions where user_id = ${WHO}`, [
      rosa.email,
    ]);
    expect(known).toEqual([{ endpoint: device.endpoint }]);
    await press(tab, words.push.turnOff);
    await seen(tab, words.push.state.off);
  } finally {
    service.stop();
  }
}

/** The part of the settings about push, in a browser that nobody has asked yet. False: the engine has no push. */
async function openPush(
  tab: Tab,
  url: string,
  { answer, device }: { readonly answer: NotificationPermission; readonly device: TestDevice },
): Promise<boolean> {
  await tab.open(`${url}/rockstar/settings`);
  await until(tab, 'the tabs', () => document.querySelector('[role="tab"][aria-label="Notifications"]') !== null);
  const { endpoint, p256dh, auth } = device;
  const isThere = await tab.run(playPush, answer, { endpoint, p256dh, auth });
  await until(tab, 'what can be heard of', () => {
    document.querySelector<HTMLElement>('[role="tab"][aria-label="Notifications"]')?.click();
    return document.querySelector('[role="switch"], input[type="checkbox"]') !== null;
  });
  return isThere;
}

/** In the page: the browser's side of push. False: it has none. */
function playPush(
  answer: NotificationPermission,
  address: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
): boolean {
  if (!('PushManager' in window && 'Notification' in window)) return false;
  const asked = { permission: 'default' as NotificationPermission, subscribed: false };
  const subscription = {
    endpoint: address.endpoint,
    toJSON: () => ({ endpoint: address.endpoint, keys: { p256dh: address.p256dh, auth: address.auth } }),
    async unsubscribe() {
      asked.subscribed = false;
      return true;
    },
  };
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => asked.permission });
  Object.assign(Notification, {
    async requestPermission() {
      asked.permission = answer;
      return answer;
    },
  });
  Object.assign(PushManager.prototype, {
    async subscribe() {
      asked.subscribed = true;
      return subscription;
    },
    getSubscription: async () => (asked.subscribed ? subscription : null),
  });
  return true;
}
