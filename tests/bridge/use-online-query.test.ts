// What answers of the network a screen is shown, and whose. Drawn once without a browser, which asks nothing by itself.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OnlineQuery, useOnlineQuery } from '#bridge/use-online-query.ts';
import type { ActResult, Device } from '#sync/index.ts';

const here = vi.hoisted(() => ({ userId: 'vera' as string | null, left: [] as (() => void)[] }));
vi.mock('#bridge/device-context.tsx', () => {
  const session = { get: () => here.userId, subscribe: (heard: () => void) => void here.left.push(heard) };
  const device = { session, status: {} };
  return { useDevice: () => device };
});
vi.mock('#bridge/use-offline.ts', () => ({ useOffline: () => false, onBack: () => undefined }));
vi.mock('#bridge/use-session.ts', () => ({
  useSession: () => (here.userId === null ? null : { userId: here.userId }),
}));

const read = vi.fn(
  async (_device: Device, of: string): Promise<ActResult<string>> => ({
    ok: true,
    value: `${of} of ${here.userId}`,
  }),
);

function shown(of: string): OnlineQuery<string> {
  const caught: OnlineQuery<string>[] = [];
  const Catch = () => {
    caught.push(useOnlineQuery('invitations', read, of));
    return null;
  };
  renderToStaticMarkup(createElement(Catch));
  const [query] = caught;
  if (query === undefined) throw new Error('Nothing was drawn');
  return query;
}

/** Somebody signs in, or nobody is left. */
function become(userId: string | null): void {
  here.userId = userId;
  for (const heard of here.left) heard();
}

beforeEach(() => become('vera'));
afterEach(() => become(null));

it('an answer is shown to all who ask the same, and to nobody who asks something else', async () => {
  await shown('sent').refresh();
  expect([shown('sent').value, shown('open').value]).toEqual(['sent of vera', undefined]);
});

it('an answer is one person’s: nobody else on this device is shown it', async () => {
  await shown('sent').refresh();
  become('rosa');
  expect(shown('sent').value).toBeUndefined();
});

it('nothing of a person stays in memory once they have left, for themselves either', async () => {
  await shown('sent').refresh();
  become(null);
  expect(shown('sent').value).toBeUndefined();
  become('vera');
  expect(shown('sent').value).toBeUndefined();
});
