// The model server is the real one's twin: random histories, both sides asked the same, compared answer by answer. What the
// simulator proves of the engine counts only as far as this holds. A failing history prints its seed.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PROTOCOL, type SentCommand, type SyncAnswer, type SyncRequest } from '#sync/answer.ts';
import { Random } from '#tests/support/fakes/random.ts';
import { people } from '#tests/support/people.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { ModelServer } from '#tests/support/simulator/model-server.ts';
import { callSync } from './call.ts';
import { makeModelTables } from './model-tables.ts';
import { signUp } from './scene.ts';
import { drawPush } from './twin-pushes.ts';
import { type Change, TwinWriter } from './twin-writer.ts';

/** MODEL_SEEDS: more for a night. */
const SEEDS = Number(process.env.MODEL_SEEDS ?? 12);
const STEPS = 80;
const READERS = [people.vera, people.rocco, people.rosa] as const;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('the model server answers as PostgreSQL does', () => {
  it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    'PU1 PU5 PU9 PL1 PL4 PL5 PL6 in the history of seed %d',
    async seed => {
      const random = new Random(seed);
      const pageSize = random.pick([2, 3, 5, 50]);
      const db = await postgres.copy();
      for (const person of READERS) await signUp(db, person);
      const hasNoTime = seed % 3 === 0;
      await makeModelTables(db, { pageSize, hasNoTime });
      const model = new ModelServer(() => Date.now());
      model.pageSize = pageSize;
      if (hasNoTime) model.pushMost = 1;
      const writer = new TwinWriter(
        db,
        model,
        READERS.map(({ id }) => id),
      );
      const cursors = READERS.map(() => ({ real: null as string | null, model: null as string | null }));
      const sentBefore = READERS.map((): SentCommand[] => []);
      const told: string[] = [];
      onTestFinished(() => writer.finish());
      for (let n = 0; n < STEPS; n += 1) {
        if (random.chance(0.55)) {
          told.push(JSON.stringify(await writer.step(changeOf(random), random)));
          continue;
        }
        const at = random.below(READERS.length);
        const [reader, cursor] = [READERS[at], cursors[at]];
        if (reader === undefined || cursor === undefined) continue;
        const commands = random.chance(0.4) ? drawPush(random, model, sentBefore[at] ?? []) : [];
        const more = { ...besides(random, model), commands };
        const real = await callSync(db, reader, { cursor: cursor.real, ...renamed(more, 'list:', 'venue:') });
        const request: SyncRequest = { v: PROTOCOL, device: newId(), cursor: cursor.model, ...more };
        const modelled = model.sync(reader.id, request);
        told.push(`${reader.name} asks ${JSON.stringify(more)}`);
        expect(comparable(modelled), told.join('\n')).toEqual(comparable(renamed(real, 'venue:', 'list:')));
        [cursor.real, cursor.model] = [real.cursor, modelled.cursor];
      }
    },
  );
});

describe('what a random history seldom tells', () => {
  const [vera] = READERS;
  const [one, two, note] = [newId(), newId(), newId()];
  const command = (name: string, args: Readonly<Record<string, unknown>>): SentCommand => {
    return { id: newId(), name, v: 1, recordedAt: '2026-01-01T12:00:00.000Z', args };
  };
  const list = (id: string) => command('create_list', { id, member_id: newId(), title: 'Rota' });
  const noteIn = (id: string) => command('add_note', { id, list_id: one, text: 'Polish the glasses' });

  async function setup(pageSize: number) {
    const db = await postgres.copy();
    await signUp(db, vera);
    await makeModelTables(db, { pageSize, hasNoTime: false });
    return db;
  }

  it('PL5 a row that moved between two lists of its reader is told, and not as gone', async () => {
    const db = await setup(50);
    const { cursor } = await callSync(db, vera, { commands: [list(one), list(two), noteIn(note)] });
    await db.query('update public.notes set list_id = $1 where id = $2', [two, note]);
    const { rows, gone } = await callSync(db, vera, { cursor });
    expect(await db.query('select audience from private.tombstones')).toEqual([{ audience: `venue:${one}` }]);
    expect([gone, rows.notes]).toMatchObject([{}, [{ id: note, list_id: two }]]);
    expect(gone.notes ?? []).toEqual([]);
  });

  it('PL12 there is room for what the call wrote itself besides a page, unless the link carries no more', async () => {
    const db = await setup(2);
    const { cursor } = await callSync(db, vera, { commands: [list(one)] });
    const notes = () => [newId(), newId(), newId()].map(noteIn);
    const wide = await callSync(db, vera, { cursor, commands: notes() });
    const thin = await callSync(db, vera, { cursor: wide.cursor, commands: notes(), pageSize: 2 });
    expect([wide.more, thin.more]).toEqual([false, true]);
  });

  it('PL6 the later pages of a pull from zero go on when tombstones are cleared away meanwhile', async () => {
    const db = await setup(2);
    const notes = [newId(), newId(), newId(), newId()];
    await callSync(db, vera, { commands: [list(one), ...notes.map(noteIn)] });
    const first = await callSync(db, vera);
    await db.query('delete from public.notes where id = $1', [notes[0]]);
    await db.query("update private.tombstones set at = at - interval '181 days'");
    await db.query('select private.clear_sync_state()');
    const second = await callSync(db, vera, { cursor: first.cursor });
    expect([first.begins, first.more, second.begins, second.reset]).toEqual([true, true, false, true]);
    expect(second.rows.notes).not.toEqual(first.rows.notes);
  });
});

function changeOf(random: Random): Change {
  return random.pick([
    'make-list',
    'share',
    'share',
    'unshare',
    'add-note',
    'add-note',
    'add-note',
    'edit-note',
    'move-note',
    'remove-note',
    'retitle',
    'open-late',
    'commit-late',
    'clear-away',
    'new-epoch',
    'days-pass',
  ] as const);
}

/** Now and then, digests, a table to be sent again, or a smaller page. */
function besides(random: Random, model: ModelServer): Pick<SyncRequest, 'digests' | 'ids' | 'pageSize'> {
  const lists = [...model.store.rows.lists.keys()];
  const scope = lists.length === 0 || random.chance(0.5) ? '*' : `list:${random.pick(lists)}`;
  const place = { table: random.pick(['lists', 'members', 'notes']), scope };
  const drawn = random.next();
  if (drawn > 0.8) return { pageSize: 1 + random.below(4) };
  return drawn < 0.1 ? { digests: [place] } : drawn < 0.2 ? { ids: [place] } : {};
}

function withoutStamp(key: string, value: unknown): unknown {
  return key === 'row_xid' ? undefined : value;
}

function renamed<Value>(value: Value, from: string, to: string): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(from, to)) as Value;
}

/** Without what the two count or draw by themselves: transaction ids, cursors, clocks. The order of rows stays. */
function comparable({ reset, begins, outcomes, scopes, rows, gone, more, digests, ids }: SyncAnswer) {
  const named = Object.entries(gone).filter(([, lost]) => lost.length > 0);
  return {
    reset,
    begins,
    outcomes: outcomes.map(outcome => JSON.parse(JSON.stringify(outcome), withoutStamp) as unknown),
    more,
    scopes: [...scopes].sort((a, b) => (a.scope < b.scope ? -1 : 1)),
    rows: Object.fromEntries(
      Object.entries(rows).map(([table, found]) => [table, found.map(row => ({ ...(row as object), row_xid: '' }))]),
    ),
    gone: Object.fromEntries(named.map(([table, lost]) => [table, [...lost].sort()])),
    digests: (digests ?? []).map(({ table, scope, count }) => ({ table, scope, count })),
    ids: (ids ?? []).map(place => ({ ...place, ids: [...place.ids].sort() })),
  };
}
