// In the page: a first sync by the engine, and the least that anybody could do for the same rows: ask for the same pages
// one after the other and put them into the same stores.
import Dexie, { liveQuery } from 'dexie';
import { ownBookings } from '#domain/bookings/queries.ts';
import { catalogue } from '#domain/catalogue.ts';
import type { SyncAnswer } from '#sync/answer.ts';
import type { Device, Table } from '#sync/index.ts';
import { momentOf, openOwnDevice, type Person } from './own-device.ts';

export interface Ours {
  readonly ms: number;
  readonly rows: number;
  /** Until the first own booking can be read by the query of «My shifts», and how many requests had been answered by then. */
  readonly ownMs: number;
  readonly ownAfterPages: number;
  /** Of the main thread; 0 when none was long enough to be reported (50 ms). */
  readonly longestTaskMs: number;
}

export interface Raw {
  readonly ms: number;
  readonly rows: number;
}

export interface FirstSyncPage {
  ours(person: Person): Promise<Ours>;
  raw(person: Person): Promise<Raw>;
}

const page: FirstSyncPage = { ours, raw };
(window as unknown as { bench: FirstSyncPage }).bench = page;

/** From the moment the device knows who is signed in. */
async function ours(person: Person): Promise<Ours> {
  const device = openOwnDevice(person);
  const tasks = watchTasks();
  const known = momentOf(device.session, session => session != null);
  const signedIn = await device.signIn(person);
  if (!signedIn.ok) throw new Error(signedIn.error.code);
  const from = await known;
  const own = firstOwnBooking(device, from);
  const done = await momentOf(device.status, ({ phase, firstSync }) => phase === 'idle' && !firstSync);
  const longestTaskMs = await tasks();
  const first = await own;
  const rows = await countRows(device);
  await device.close();
  return { ms: done - from, rows, ownMs: first.at - from, ownAfterPages: first.pages, longestTaskMs };
}

/** Reports come after the task: waits until the page is idle. */
function watchTasks(): () => Promise<number> {
  let longest = 0;
  const watch = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
  });
  watch.observe({ entryTypes: ['longtask'] });
  return async () => {
    await new Promise(resolve => requestIdleCallback(resolve));
    await new Promise(resolve => setTimeout(resolve));
    watch.disconnect();
    return longest;
  };
}

async function firstOwnBooking(device: Device, from: number): Promise<{ at: number; pages: number }> {
  await momentOf(device.mirror, mirror => mirror !== null);
  const mirror = device.mirror.get();
  if (mirror === null) throw new Error('Nobody is signed in.');
  return await new Promise((resolve, reject) => {
    const watching = liveQuery(() => ownBookings(mirror)).subscribe(found => {
      if (found.length === 0) return;
      watching.unsubscribe();
      resolve({ at: performance.now(), pages: answeredSince(from).length });
    }, reject);
  });
}

function answeredSince(from: number): PerformanceEntry[] {
  const entries = performance.getEntriesByType('resource');
  return entries.filter(({ name, startTime }) => name.endsWith('/rpc/sync') && startTime >= from);
}

async function countRows(device: Device): Promise<number> {
  const mirror = device.mirror.get();
  if (mirror === null) throw new Error('Nobody is signed in.');
  const tables: readonly Table[] = catalogue.tables;
  const counts = await Promise.all(tables.map(table => mirror.table(table).count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function raw(person: Person): Promise<Raw> {
  const token = await signInPlainly(person);
  const from = performance.now();
  const db = new Dexie('raw');
  db.version(1).stores(
    Object.fromEntries(catalogue.tables.map(({ name, indexes }) => [name, ['id', ...indexes].join(', ')])),
  );
  const device = crypto.randomUUID();
  let cursor: string | null = null;
  let rows = 0;
  for (;;) {
    const answer: SyncAnswer = await askPlainly(person, token, { v: 1, device, cursor, commands: [] });
    const parts = Object.entries(answer.rows).filter(([name]) => db.tables.some(table => table.name === name));
    await db.transaction(
      'rw',
      parts.map(([name]) => name),
      async tx => {
        for (const [name, part] of parts) await tx.table(name).bulkPut(part);
      },
    );
    rows += parts.reduce((sum, [, part]) => sum + part.length, 0);
    cursor = answer.cursor;
    if (!answer.more) break;
  }
  const ms = performance.now() - from;
  await db.delete();
  return { ms, rows };
}

async function signInPlainly({ email, password, publishableKey }: Person): Promise<string> {
  const response = await fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

async function askPlainly({ publishableKey }: Person, token: string, request: object): Promise<SyncAnswer> {
  const response = await fetch('/rest/v1/rpc/sync', {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ request }),
    cache: 'no-store',
  });
  return (await response.json()) as SyncAnswer;
}
