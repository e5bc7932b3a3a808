// What the engine's specs need: something a person can do again and again, what the server made of it, and what a browser
// can do to a tab.
import { expect, type Page } from '@playwright/test';
import type { Backend } from '#tests/support/backend.ts';
import { demoPassword, signIn } from './accounts.ts';
import type { Person } from './person.ts';
import { pageSynced, synced } from './sync.ts';

export const rosa = { name: 'Rosa Duarte', email: 'rosa@example.com' } as const;

/** Signed in, with everything on the device. */
export async function settleIn(person: Person): Promise<void> {
  await signIn(person, 'rockstar', demoPassword);
  await synced(person);
  await person.hasAppOnDevice();
}

/** Shifts that Rosa has not applied for, whose venue picks; the latest first. */
export async function shiftsToApplyFor(demo: Backend, many: number): Promise<readonly string[]> {
  const rows = await demo.db<{ id: string }>(
    `select s.id from public.shifts s
     where s.status = 'published' and s.booking_mode = 'review' and s.area = 'london' and s.confirmed_count < s.positions
       and s.starts_at > now() + interval '3 days'
       and not exists (select from public.applications a join auth.users u on u.id = a.worker_id
                       where a.shift_id = s.id and u.email = $1)
       and not exists (select from public.bookings b join auth.users u on u.id = b.worker_id
                       where u.email = $1 and b.starts_at < s.ends_at + interval '12 hours' and b.ends_at > s.starts_at - interval '12 hours')
     order by s.starts_at desc limit $2`,
    [rosa.email, many],
  );
  if (rows.length < many) throw new Error(`The demo has ${rows.length} such shifts, not ${many}.`);
  return rows.map(({ id }) => id);
}

export async function openShiftPage(page: Page, shift: string): Promise<void> {
  await page.goto(`/rockstar/available-shifts/${shift}`);
  await pageSynced(page);
}

/** On a shift's page. */
export async function apply(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByLabel('Add a note (optional)').fill(note);
  await page.getByRole('button', { name: 'Send request' }).click();
}

export async function applyFor(page: Page, shift: string, note: string): Promise<void> {
  await page.goto(`/rockstar/available-shifts/${shift}`);
  await apply(page, note);
}

/** Fills the disk under a page and empties it again: Chromium applies a quota set from outside to no database. */
export async function diskOf(page: Page): Promise<(full: boolean) => Promise<void>> {
  await page.evaluate(() => {
    for (const method of ['put', 'add'] as const) {
      const write = IDBObjectStore.prototype[method];
      IDBObjectStore.prototype[method] = function (this: IDBObjectStore, ...given: Parameters<IDBObjectStore['put']>) {
        if ('diskIsFull' in window && window.diskIsFull === true) {
          throw new DOMException('No room', 'QuotaExceededError');
        }
        return write.apply(this, given);
      };
    }
  });
  return full => page.evaluate(isFull => void Object.assign(window, { diskIsFull: isFull }), full);
}

/** The databases of rows that this device keeps, one a person. */
export async function mirrors(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  return names.filter(name => name.startsWith('encore-') && name !== 'encore-device');
}

/** As the browser deletes it, whoever has it open. */
export async function deleteMirror(page: Page): Promise<void> {
  const [theirs = ''] = await mirrors(page);
  const left = await page.evaluate(
    name =>
      new Promise<string>(resolve => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve('deleted');
        request.onblocked = () => resolve('blocked');
      }),
    theirs,
  );
  expect(left).toBe('deleted');
}

/** How often the server has it: once, whatever happened on the way. */
export async function arrivals(demo: Backend, note: string): Promise<number> {
  const [row] = await demo.db<{ n: number }>('select count(*)::int as n from public.applications where note = $1', [
    note,
  ]);
  return row?.n ?? 0;
}

export async function expectArrivedOnce(demo: Backend, note: string, withinMs: number): Promise<void> {
  await expect.poll(() => arrivals(demo, note), { timeout: withinMs, intervals: [100] }).toBe(1);
}

/** Nothing of the tab runs any more, and it keeps its locks, as when a browser freezes it. Returns how to thaw it. */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  // A lifecycle state set from outside does nothing to a tab that is driven: those count as visible.
  await session.send('Debugger.enable');
  const paused = new Promise<void>(resolve => void session.once('Debugger.paused', () => resolve()));
  // Between transactions: a browser freezes no tab inside one, and a tab stopped there would lock every other out of the
  // database. One that writes to all stores waits for those before it, and stops the tab where it ends.
  await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    for (const { name = '' } of databases.filter(one => /^encore-[0-9a-f]{8}-/.test(one.name ?? ''))) {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const { result: database } = opening;
        const last = database.transaction([...database.objectStoreNames], 'readwrite');
        last.oncomplete = () => {
          database.close();
          // biome-ignore lint/suspicious/noDebugger: this is what freezes the tab
          debugger;
        };
      };
    }
  });
  await paused;
  return async () => {
    await session.send('Debugger.disable');
  };
}

export interface Held {
  /** Settles when a call with commands has been made; it stays unanswered. */
  readonly caught: Promise<void>;
  release(): Promise<void>;
}

/** Lets every call that carries commands reach nobody, for as long as it is held. */
export async function holdPushes(page: Page): Promise<Held> {
  let catchOne: () => void = () => undefined;
  const caught = new Promise<void>(resolve => {
    catchOne = resolve;
  });
  await page.route('**/rest/v1/rpc/sync', async route => {
    const { request } = route.request().postDataJSON() as { request: { commands: readonly unknown[] } };
    if (request.commands.length === 0) return route.continue();
    catchOne();
  });
  return { caught, release: () => page.unrouteAll({ behavior: 'ignoreErrors' }) };
}
