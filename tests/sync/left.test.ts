// A page that is left in the middle of a transaction. Safari keeps it for the way back: nothing of it runs any more, and what it
// had begun in the database stays open.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PersonStore, personStore } from '#sync/database.ts';
import { browserPlatform } from '#sync/index.ts';
import { notesCatalogue } from '#tests/support/simulator/notes.ts';

const reload = vi.fn();
let page = new EventTarget();
let factory = new IDBFactory();

beforeEach(() => {
  reload.mockClear();
  page = new EventTarget();
  factory = new IDBFactory();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('EN15 lets the next page write at once, and begins anew when it comes back', async () => {
  const writing = writeForLong(openedStore());
  await writing.begun;
  page.dispatchEvent(new Event('pagehide'));
  const next = openedStore();
  await next.meta.put({ key: 'bytes', value: 2 });
  expect(await next.meta.get('bytes')).toMatchObject({ value: 2 });
  expect(await writing.ended).toMatchObject({ name: 'AbortError' });

  page.dispatchEvent(new Event('pageshow'));
  expect(reload).toHaveBeenCalledOnce();
});

it('EN15 leaves a page alone that had nothing under way', async () => {
  const store = openedStore();
  await store.meta.put({ key: 'bytes', value: 1 });
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pageshow'));
  expect(await store.meta.get('bytes')).toMatchObject({ value: 1 });
  expect(reload).not.toHaveBeenCalled();
});

function openedStore(): PersonStore {
  const { opened } = browserPlatform(() => 'an id');
  return personStore({ indexedDB: factory, IDBKeyRange, ...(opened && { opened }) }, notesCatalogue, 'vera');
}

/** Its transaction lasts for as long as something is asked of it: for ever, unless it is ended from outside. */
function writeForLong({ db }: PersonStore): { begun: Promise<void>; ended: Promise<unknown> } {
  let begin = (): void => {};
  const begun = new Promise<void>(resolve => {
    begin = resolve;
  });
  const writing = db.transaction('rw', 'meta', async tx => {
    await tx.table('meta').put({ key: 'bytes', value: 1 });
    begin();
    for (;;) await tx.table('meta').get('bytes');
  });
  return { begun, ended: Promise.resolve(writing).catch((error: unknown) => error) };
}
