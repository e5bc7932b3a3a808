// What a device knows beside the mirrors: who is here, whose database was made, and what is still to be wiped.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { type DeviceStore, openDeviceStore } from '#sync/device-store.ts';
import type { Platform } from '#sync/signals.ts';

let store: DeviceStore;

beforeEach(() => {
  store = openDeviceStore({ indexedDB: new IDBFactory(), IDBKeyRange } as unknown as Platform);
  return () => store.close();
});

const enter = (userId: string) =>
  store.change('session', () => ({ userId, email: `${userId}@example.com`, tokens: null }));
const noted = async () => ({ mirrors: (await store.get('mirrors')) ?? [], toWipe: (await store.get('toWipe')) ?? [] });

it('EN8 a database is noted once it is made, and forgotten with the sign-out, which owes its wiping', async () => {
  await enter('vera');
  await store.noteMirror('vera');
  await store.noteMirror('vera');
  expect(await noted()).toEqual({ mirrors: ['vera'], toWipe: [] });
  expect(await store.endSession()).toMatchObject({ userId: 'vera' });
  expect(await noted()).toEqual({ mirrors: [], toWipe: ['vera'] });
});

it('SE5 who signed in meanwhile stays signed in: what the one who was seen leaves is owed', async () => {
  await enter('vera');
  await store.noteMirror('vera');
  await enter('rosa');
  await store.noteMirror('rosa');
  expect(await store.endSession('vera')).toBeNull();
  expect(await noted()).toEqual({ mirrors: ['rosa'], toWipe: ['vera'] });
  expect(await store.get('session')).toMatchObject({ userId: 'rosa' });
});

it.each([
  ['nobody is here', null],
  ['somebody else is', 'rosa'],
])(
  'EN8 one that was made while its person left is not noted: they would be told of a loss, and %s',
  async (_, next) => {
    await enter('vera');
    await store.endSession();
    if (next !== null) await enter(next);
    await store.noteMirror('vera');
    expect(await noted()).toEqual({ mirrors: [], toWipe: ['vera'] });
  },
);
