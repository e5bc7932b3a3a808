// How often a person waits for the database before a tap is saved: requests that follow the answer of another, at the longest. Those
// made side by side count once.
import { IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { submitApplication } from '#domain/applications/commands.ts';
import { checkIn } from '#domain/attendance/commands.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { catalogue } from '#domain/catalogue.ts';
import { markConversationRead, sendMessage } from '#domain/conversations/commands.ts';
import { conversations, messages } from '#domain/conversations/schema.ts';
import { timesheetId } from '#domain/ids.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { approveTimesheet, lockTimesheets } from '#domain/timesheets/commands.ts';
import { timesheets } from '#domain/timesheets/schema.ts';
import { type Act, act } from '#sync/command.ts';
import { personStore } from '#sync/database.ts';
import { dispatchAll } from '#sync/dispatch.ts';
import type { Platform } from '#sync/signals.ts';
import type { MirroredRow } from '#sync/table.ts';
import { chatRow, nthId, OTHER, profileRow, ROW, timesheetRow, unreadRow } from '#tests/domain/more-rows.ts';
import { ACTED, APPLICATION, BOOKING, bookingRow, SHIFT, shiftRow, VENUE, WORKER } from '#tests/domain/rows.ts';

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

interface Prepared {
  readonly act: Act;
  /** What is on the device beside it. */
  readonly rows: readonly (readonly [{ readonly name: string }, MirroredRow])[];
}

/** Trips until it is saved. */
async function tripsOf({ act, rows }: Prepared): Promise<number> {
  const store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, catalogue, WORKER);
  for (const [table, row] of rows) await store.rows(table.name).put(row);
  const platform = { now: () => Date.parse(ACTED), newId: () => '0190a000-0000-7000-8000-0000000000aa' };
  longest = 0;
  const saved = await dispatchAll({ platform: platform as unknown as Platform, catalogue, store }, [act]);
  expect(saved).toMatchObject({ ok: true });
  return longest;
}

const arrival: Prepared = {
  act: act(checkIn, { id: OTHER, booking_id: BOOKING, said_at: ACTED }),
  rows: [[bookings, bookingRow()]],
};
const application: Prepared = {
  act: act(submitApplication, { id: APPLICATION, shift_id: SHIFT, seen_version: 1 }),
  rows: [[shifts, shiftRow()]],
};
const message: Prepared = {
  act: act(sendMessage, { id: OTHER, conversation_id: ROW, content: 'On my way' }),
  rows: [
    [conversations, chatRow()],
    [profiles, profileRow()],
  ],
};

it.each([
  ['a check-in', arrival],
  ['an application', application],
  ['a message', message],
])('%s is saved after two trips: what it needs is read at once, and written at once', async (_, prepared) => {
  expect(await tripsOf(prepared)).toBe(2);
});

it('hours are agreed after three: only their sheet says what else is asked for', async () => {
  const id = timesheetId(BOOKING);
  const agreeing = act(approveTimesheet, { booking_id: BOOKING, minutes: 300 });
  const rows = [
    [timesheets, timesheetRow({ id, rockstar_min: 300 })],
    [bookings, bookingRow()],
  ] as const;
  expect(await tripsOf({ act: agreeing, rows })).toBe(3);
});

it('what is done to all that a question finds takes no trip for each of them', async () => {
  const unread = Array.from({ length: 20 }, (_, nth) => [messages, unreadRow(nth)] as const);
  const reading = act(markConversationRead, { id: ROW, read_to: ACTED });
  const few = await tripsOf({ act: reading, rows: [[conversations, chatRow()], ...unread.slice(0, 1)] });
  expect(await tripsOf({ act: reading, rows: [[conversations, chatRow()], ...unread] })).toBe(few);
});

it('what is done to many is asked for at once', async () => {
  const sheets = Array.from({ length: 20 }, (_, nth) => timesheetRow({ id: nthId(nth) }));
  const locking = act(lockTimesheets, { venue_id: VENUE, ids: sheets.map(({ id }) => id) });
  expect(await tripsOf({ act: locking, rows: sheets.map(sheet => [timesheets, sheet]) })).toBe(2);
});
