// A live query hears of a row only when it was read in the query's own zone, which is lost once the query waits for
// something that read nothing: the screen then shows its first answer for ever. Every query of the domain is run here over
// a mirror in which everything belongs together, and each of its reads must be heard.
import 'fake-indexeddb/auto';
import Dexie, { type DBCore, type DBCoreTable, liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { GenericSchema } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { type PersonStore, personStore } from '#sync/database.ts';
import type { Mirror, MirroredRow } from '#sync/index.ts';
import { mirrorOf } from '#sync/outbox.ts';

type AnyQuery = (mirror: Mirror, args: unknown) => Promise<unknown>;

/** The id of everything: each row is related to each other. */
const ONE = '0190a000-0000-7000-8000-000000000001';
const now = Date.parse('2026-11-27T12:00:00.000Z');
const hour = 3_600_000;

/** Any query finds in it what it asks for. */
const args = {
  ...{ id: ONE, ids: [ONE], venueId: ONE, shiftId: ONE, jobId: ONE, bookingId: ONE, personId: ONE, userId: ONE },
  bookingIds: [ONE],
  ...{ rockstarId: ONE, workerId: ONE, worker: { id: ONE, skills: [] }, side: 'venue', text: 'one', templates: {} },
  ...{ now, from: now - 48 * hour, before: now + 48 * hour, to: now + 48 * hour, until: now + 48 * hour },
  ...{ newest: 1, limit: 5, most: 5 },
  people: [{ workerId: ONE, from: now - 48 * hour }],
  ...{ startsAt: now - 48 * hour, endsAt: now + 48 * hour },
  today: new Date(now).toISOString().slice(0, 10),
};

// Not eagerly: that would load Dexie before there is a database for it.
const sources = import.meta.glob<Record<string, unknown>>('../../src/domain/*/*.ts');
const modules = await Promise.all(
  Object.entries(sources).map(async ([path, load]) => [path.replace('../../src/domain/', ''), await load()] as const),
);
const queries = modules.flatMap(([path, exported]) =>
  // What an outbox entry is about is no query: it is asked with a bare id.
  Object.entries(path.endsWith('/describe.ts') ? {} : exported)
    .filter(([, value]) => typeof value === 'function' && /^async function \w+\(mirror\b/.test(String(value)))
    .map(([name, query]) => [`${path} ${name}`, query as AnyQuery] as const),
);

/** What is taken a page at a time, from the latest back: everything else comes in pieces, not row by row. */
const WALKING = [
  'bookings/queries.ts nextBookingWith',
  'conversations/thread.ts furtherBack',
  'conversations/thread.ts lastWords',
  'conversations/thread.ts openedChat',
  'conversations/thread.ts threadOf',
  'shifts/queries.ts venuePastShifts',
];

let store: PersonStore;
const unheard: string[] = [];
let cursors = 0;

beforeAll(async () => {
  store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, catalogue, ONE);
  store.db.use({ stack: 'dbcore', name: 'listens', level: 9, create: listening });
  for (const { name, row } of catalogue.tables) {
    await store.rows(name).bulkPut([0, 1, 2, 3, 4, 5].map(variant => exampleOf(row, variant) as MirroredRow));
  }
});
afterAll(() => store.db.close());

describe('every read is heard by', () => {
  it('more than fifty queries', () => {
    expect(queries.length).toBeGreaterThan(50);
  });

  it.each(queries)('%s', async (name, query) => {
    unheard.length = 0;
    cursors = 0;
    await answerTo(mirror => query(mirror, args));
    expect(unheard).toEqual([]);
    expect(cursors > 0, 'walks a cursor, a trip to the database for each row').toBe(WALKING.includes(name));
  });
});

it('a read after waiting for nothing is not heard: what this test would find', async () => {
  unheard.length = 0;
  await answerTo(async mirror => {
    await (async () => undefined)();
    await mirror.table(shifts).get(ONE);
  });
  expect(unheard).toEqual(['shifts.get']);
});

/** The first answer, with nobody else asking. */
function answerTo(query: (mirror: Mirror) => Promise<unknown>): Promise<void> {
  const mirror = mirrorOf(store);
  return new Promise((resolve, reject) => {
    const subscription = liveQuery(() => mirror.together(query)).subscribe(
      () => queueMicrotask(end(resolve)),
      error => end(() => reject(error))(),
    );
    const end = (then: () => void) => () => {
      subscription.unsubscribe();
      then();
    };
  });
}

/** Notes each read outside any live query. */
function listening(core: DBCore): DBCore {
  const heard = (table: string, act: string): void => {
    if (act === 'openCursor') cursors += 1;
    const zone = (Dexie.Promise as unknown as { readonly PSD: { readonly subscr?: unknown } }).PSD;
    // What waits is read once for all, and heard by the rows that one asks for (sync/pending.ts).
    if (zone.subscr === undefined && table !== 'queue') unheard.push(`${table}.${act}`);
  };
  return {
    ...core,
    table: name => {
      const table = core.table(name);
      const reads = ['get', 'getMany', 'query', 'openCursor', 'count'] as const;
      const noted = reads.map(act => [
        act,
        (request: never) => {
          heard(name, act);
          return (table[act] as (request: never) => unknown)(request);
        },
      ]);
      return { ...table, ...(Object.fromEntries(noted) as Pick<DBCoreTable, (typeof reads)[number]>) };
    },
  };
}

interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** A row that the schema lets in; variants differ in their own id and in what they chose. */
function exampleOf(schema: GenericSchema | Schema, variant: number, key = ''): unknown {
  const { type, entries, wrapped, item, options, literal } = schema as Schema;
  if (key === 'id') return ONE.replace(/1$/, String(variant + 1));
  if (key.endsWith('_id') || key.endsWith('_by')) return key === 'unread_by' ? `venue:${ONE}` : ONE;
  if (/(^|_)(at|from|until|start|end)$/.test(key) && type !== 'object')
    return new Date(now + (variant - 2) * hour).toISOString();
  if (entries !== undefined) {
    return Object.fromEntries(Object.entries(entries).map(([name, inner]) => [name, exampleOf(inner, variant, name)]));
  }
  if (wrapped !== undefined) return exampleOf(wrapped, variant, key);
  if (item !== undefined) return [exampleOf(item, variant, key)];
  if (type === 'picklist') return options?.[variant % options.length];
  if (type === 'union' || type === 'variant') return exampleOf(options?.[0] as Schema, variant, key);
  if (type === 'literal') return literal;
  if (type === 'number') return variant;
  if (type === 'boolean') return variant % 2 === 0;
  if (type === 'record') return {};
  if (key === 'tz') return 'Europe/London';
  return key.endsWith('day') || key === 'date' ? '2026-11-27' : 'one';
}
