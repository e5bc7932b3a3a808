// What becomes of a push message that cannot be made: it holds up no other, and whoever runs the sender is told.

import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { sendPushes, type WaitingPush } from '#supabase/functions/send-push/send-pushes.ts';

const push: WaitingPush = {
  id: '1',
  endpoint: 'https://push.example/1',
  ...{ p256dh: 'no key', auth: 'none' },
  notification: '0190a000-0000-7000-8000-000000000001',
  ...{ kind: 'booking_confirmed', payload: {}, role: 'rockstar', locale: 'en', tz: 'Europe/London', unseen: 1 },
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a device whose key is none is asked nothing, and the log says which kind of message could not be made', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const answered = vi.fn(async () => undefined);
  const waiting = [[push], []];
  const count = await sendPushes(
    { take: async () => waiting.shift() ?? [], answered },
    { ...webPush.generateVAPIDKeys(), contact: 'mailto:hello@encore.example', siteUrl: 'https://encore.example' },
  );
  expect(count).toEqual({ sent: 0, failed: 1 });
  expect(answered).toHaveBeenCalledWith('1', 0);
  expect(asked).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledWith(expect.stringContaining('booking_confirmed'), expect.any(Error));
});

it('one whose answer could not be noted holds up no other: they would all be sent again', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answered = vi.fn(async () => Promise.reject(new Error('push_answered was answered 500')));
  const waiting = [[push, { ...push, id: '2' }], []];
  const count = await sendPushes(
    { take: async () => waiting.shift() ?? [], answered },
    { ...webPush.generateVAPIDKeys(), contact: 'mailto:hello@encore.example', siteUrl: 'https://encore.example' },
  );
  expect(count).toEqual({ sent: 0, failed: 2 });
  expect(answered.mock.calls).toEqual([
    ['1', 0],
    ['2', 0],
  ]);
  expect(told).toHaveBeenCalled();
});

it('a push service that leads elsewhere is not followed: it would lead into the network of whoever runs the sender', async () => {
  const asked = vi.fn(async (_address: string, _how: RequestInit) => Response.json(null, { status: 201 }));
  vi.stubGlobal('fetch', asked);
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const device = { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  const waiting = [[{ ...push, ...device }], []];
  const count = await sendPushes(
    { take: async () => waiting.shift() ?? [], answered: async () => undefined },
    { ...webPush.generateVAPIDKeys(), contact: 'mailto:hello@encore.example', siteUrl: 'https://encore.example' },
  );
  expect(count).toEqual({ sent: 1, failed: 0 });
  expect(asked).toHaveBeenCalledExactlyOnceWith(push.endpoint, expect.objectContaining({ redirect: 'error' }));
  const sent = asked.mock.calls[0]?.[1].headers as Record<string, string>;
  // The push protocol takes no longer one.
  expect(sent.Topic).toMatch(/^[\w-]{1,32}$/);
});
