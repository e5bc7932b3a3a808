// Who is deposed, by a newer version or while taking the lead: the fence says so in storage, whatever words are lost between tabs.
import { expect, it } from 'vitest';
import { type PersonStore, write } from '#sync/database.ts';
import { checkFence, LostLeadership } from '#sync/fence.ts';
import { Leading, type LeadingParts } from '#sync/leading.ts';
import { adoptShape } from '#sync/shape.ts';
import { notesCatalogue } from '#tests/support/simulator/notes.ts';
import { ledStore } from './stores.ts';

const fenceIn = async (store: PersonStore) => (await store.meta.get('fence'))?.value;

it('LE2 LE4 a version that makes the database its own deposes the one that leads, before it leads itself', async () => {
  const { store, fence } = await ledStore();
  await adoptShape(store, notesCatalogue);
  await write(store, tx => checkFence(tx, fence));
  await store.meta.put({ key: 'shape', value: { rows: 'of another', commands: 'version' } });
  await adoptShape(store, notesCatalogue);
  await expect(write(store, tx => checkFence(tx, fence))).rejects.toThrow(LostLeadership);
});

it('LE2 who loses the seat while it takes the lead leaves the fence to the next', async () => {
  const { store, fence } = await ledStore();
  await adoptShape(store, notesCatalogue);
  const happened: string[] = [];
  const platform = { after: () => () => {} };
  const parts = {
    store,
    catalogue: notesCatalogue,
    platform,
    happen: ({ type }: { type: string }) => happened.push(type),
  };
  const leading = new Leading(parts as unknown as LeadingParts);
  const beginning = leading.begin();
  leading.lost();
  await beginning;
  expect([happened, await fenceIn(store)]).toEqual([['unled'], fence]);
  await leading.begin();
  expect([happened, await fenceIn(store)]).toEqual([['unled', 'led'], fence + 1]);
});
