// How often a person waits for the database before a tap is saved: requests that follow the answer of another, at the longest. Those
// made side by side count once.
import { IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkIn } from '#domain/attendance/commands.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { catalogue } from '#domain/catalogue.ts';
import { personStore } from '#sync/database.ts';
import { dispatch } from '#sync/dispatch.ts';
import type { Platform } from '#sync/signals.ts';
import { BOOKING, bookingRow, WORKER } from '#tests/domain/rows.ts';

const READING = ['get', 'getAll', 'openCursor', 'count'] as const;
const WRITING = ['add', 'put', 'delete'] as const;
type Asks = Record<string, (...args: unknown[]) => IDBRequest>;

let longest = 0;
let undo: (() => void)[] = [];

/** Each request waits one trip more than the latest answer that had come when it was made. */
function watch(prototype: Asks, names: readonly string[]): void {
  for (const name of names) {
    const ask = prototype[name] as Asks[string];
    prototype[name] = function (this: unknown, ...args: unknown[]) {
      const trip = longest + 1;
      const request = ask.apply(this, args);
      request.addEventListener('success', () => {
        longest = Math.max(longest, trip);
      });
      return request;
    };
    undo.push(() => {
      prototype[name] = ask;
    });
  }
}

beforeEach(() => {
  watch(IDBObjectStore.prototype as unknown as Asks, [...READING, ...WRITING]);
  watch(IDBIndex.prototype as unknown as Asks, READING);
});
afterEach(() => {
  for (const back of undo) back();
  undo = [];
});

it('a check-in is saved after two trips: what it needs is read at once, and written at once', async () => {
  const store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, catalogue, WORKER);
  await store.rows(bookings.name).put(bookingRow());
  const now = Date.parse(bookingRow().starts_at);
  const platform = { now: () => now, newId: () => '0190a000-0000-7000-8000-0000000000aa' } as unknown as Platform;
  longest = 0;
  const saved = await dispatch({ platform, catalogue, store }, checkIn, {
    id: '0190a000-0000-7000-8000-0000000000bb',
    booking_id: BOOKING,
    said_at: new Date(now).toISOString(),
  });
  expect(saved).toMatchObject({ ok: true });
  expect(longest).toBe(2);
});
