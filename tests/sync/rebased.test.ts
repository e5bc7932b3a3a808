// The mirror with commands run over it: mirror.ts over a store of its own.
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { type PersonStore, type QueueEntry, write } from '#sync/database.ts';
import { type Command, defineCommand, type MirroredRow, type MirrorTx } from '#sync/index.ts';
import { rebase, runFresh } from '#sync/mirror.ts';
import type { Trace } from '#sync/overlay.ts';
import { aheadOf, append, entryById, remove } from '#sync/queue.ts';
import { addNote, editNote, notes, notesCatalogue } from '#tests/support/simulator/notes.ts';
import { newStore, noteRow } from './stores.ts';

let store: PersonStore;
let runs: string[];
beforeEach(async () => {
  store = newStore();
  runs = [];
  await tell(noteRow('a', { text: 'b' }), noteRow('b'), noteRow('c'));
});

/** Commands that reach for other rows, depending on what they find. */
const reaching = (name: string, apply: (tx: MirrorTx, id: string) => Promise<void>) =>
  defineCommand({
    name,
    version: 1,
    args: v.object({ id: v.string() }),
    lanes: () => [],
    apply: async (tx, { id }) => {
      runs.push(`${name} ${id}`);
      await apply(tx, id);
    },
  });
const textOf = async (tx: MirrorTx, id: string) => (await tx.get(notes, id))?.text ?? 'nothing';
const add = (what: string) =>
  reaching(`add_${what}`, async (tx, id) => tx.patch(notes, id, { text: (await textOf(tx, id)) + what }));
const [addOne, addTwo] = [add('1'), add('2')];
/** Changes the note that the text of this one names. */
const follow = reaching('follow', async (tx, id) => tx.patch(notes, await textOf(tx, id), { text: 'followed' }));
/** Removes it, without having looked at it. */
const removeNamed = reaching('remove_named', async (tx, id) => tx.remove(notes, await textOf(tx, id)));
/** Writes its text into c. */
const copyNamed = reaching('copy_named', async (tx, id) => {
  const named = await textOf(tx, id);
  await tx.patch(notes, 'c', { text: await textOf(tx, named) });
});
/** Changes b and c. */
const both = reaching('both', async (tx, id) => {
  const text = await textOf(tx, id);
  for (const other of ['b', 'c']) await tx.patch(notes, other, { text: `${await textOf(tx, other)} ${text}` });
});
/** Removes b and c without having looked. */
const removeBoth = reaching('remove_both', async tx => {
  for (const other of ['b', 'c']) await tx.remove(notes, other);
});
const throwing = reaching('throwing', async (tx, id) => {
  if ((await textOf(tx, id)) === 'theirs') throw new Error('I did not expect that');
  await tx.patch(notes, id, { text: 'mine' });
});
/** Of a version whose arguments nobody lifts. */
const lifted = defineCommand({
  name: 'lifted',
  version: 2,
  args: v.object({}),
  lanes: () => [],
  apply: tx => tx.patch(notes, 'a', { text: 'lifted' }),
});
const commands = [addOne, addTwo, follow, removeNamed, copyNamed, both, removeBoth, throwing, lifted];
const catalogue = { ...notesCatalogue, commands: [...notesCatalogue.commands, ...commands] };

async function act<Args>(command: Command<Args>, args: Args, id: string): Promise<void> {
  const context = { userId: 'vera', commandId: id, recordedAt: '2026-11-22T12:00:00.000Z' };
  const { traces, show } = await runFresh(store, [tx => command.apply(tx, args, context)]);
  const { name, version } = command;
  const traced = traces[0] as Trace;
  const entry = { id, name, v: version, args, recordedAt: context.recordedAt, lanes: [], ...traced };
  await append(store, [entry], await aheadOf(store, []));
  await show();
}
const change = (of: { truth?: readonly MirroredRow[]; freed?: readonly string[] }) =>
  write(store, tx =>
    rebase(tx, catalogue, {
      truth: new Map((of.truth ?? []).map(row => [`notes:${row.id}`, row])),
      freed: of.freed ?? [],
    }),
  );
const tell = (...truth: MirroredRow[]) => change({ truth });
const textsOf = async () =>
  Object.fromEntries(
    (await store.rows('notes').toArray()).map(row => [row.id, (row as unknown as { text: string }).text]),
  );
const base = async () => Object.fromEntries((await store.base.toArray()).map(({ key, row }) => [key, row]));
const entry = async (id: string) => (await entryById(store, id)) as QueueEntry;
async function refuse(id: string): Promise<void> {
  await change({ freed: await remove(store, [await entry(id)]) });
}

describe('a command that is run for the first time', () => {
  it('MI1 keeps the server’s version of each row it touches, or that there is none, and only the first keeps it', async () => {
    await act(addOne, { id: 'a' }, 'c1');
    await act(addTwo, { id: 'a' }, 'c2');
    await act(addNote, { id: 'n', list_id: 'ba', text: 'new' }, 'c3');
    expect(await base()).toEqual({ 'notes:a': noteRow('a', { text: 'b' }), 'notes:n': null });
    expect(await textsOf()).toEqual({ a: 'b12', b: 'ice', c: 'ice', n: 'new' });
  });

  it('is run beside the others of its tap first, for what they read; one alone is run once', async () => {
    let begun = 0;
    const bothBegan: (() => void)[] = [];
    const waiting = () =>
      new Promise<void>(resolve => {
        begun += 1;
        bothBegan.push(resolve);
        if (begun > 1) for (const go of bothBegan) go();
      });
    await runFresh(store, [waiting, waiting]);
    expect(begun).toBe(4);
    await runFresh(store, [waiting]);
    expect(begun).toBe(5);
  });
});

describe('new truth', () => {
  it('MI1 goes below the pending commands, which run again in order with all they ran with', async () => {
    await act(addOne, { id: 'a' }, 'c1');
    await act(addTwo, { id: 'a' }, 'c2');
    await act(addNote, { id: 'n', list_id: 'ba', text: 'new' }, 'c3');
    await tell(noteRow('a', { text: 'theirs' }), noteRow('n', { text: 'old' }));
    expect(await textsOf()).toMatchObject({ a: 'theirs12', n: 'new' });
    expect(await store.rows('notes').get('n')).toMatchObject({ author_id: 'vera' });
    expect(await base()).toEqual({
      'notes:a': noteRow('a', { text: 'theirs' }),
      'notes:n': noteRow('n', { text: 'old' }),
    });
  });

  it('MI1 of rows that nobody touches is shown as it is, and not kept a second time', async () => {
    await act(addOne, { id: 'a' }, 'c1');
    await tell(noteRow('b', { text: 'theirs' }));
    expect(await textsOf()).toMatchObject({ a: 'b1', b: 'theirs' });
    expect(Object.keys(await base())).toEqual(['notes:a']);
  });

  it('MI5 runs again whoever looked at a row of it, even if they looked at others too', async () => {
    await act(both, { id: 'a' }, 'c1');
    expect(await textsOf()).toMatchObject({ b: 'ice b', c: 'ice b' });
    await tell(noteRow('a', { text: 'theirs' }));
    expect(await textsOf()).toMatchObject({ b: 'ice theirs', c: 'ice theirs' });
  });

  it('MI1 runs again whoever writes a row of it, among others and without having looked', async () => {
    await act(removeBoth, { id: 'a' }, 'c1');
    await tell(noteRow('c', { text: 'theirs' }));
    expect(await textsOf()).toEqual({ a: 'b' });
    await refuse('c1');
    expect(await textsOf()).toEqual({ a: 'b', b: 'ice', c: 'theirs' });
  });

  it('MI5 runs again an earlier command whose row a later one writes too', async () => {
    await act(addOne, { id: 'b' }, 'c1');
    await act(both, { id: 'a' }, 'c2');
    await tell(noteRow('a', { text: 'theirs' }));
    expect(await textsOf()).toMatchObject({ b: 'ice1 theirs', c: 'ice theirs' });
  });

  it('MI5 leaves alone those whom it does not concern', async () => {
    await act(addOne, { id: 'a' }, 'c1');
    await act(addTwo, { id: 'b' }, 'c2');
    runs = [];
    await tell(noteRow('a', { text: 'theirs' }));
    expect([...new Set(runs)]).toEqual(['add_1 a']);
    await tell(noteRow('c', { text: 'theirs' }));
    expect([...new Set(runs)]).toEqual(['add_1 a']);
  });
});

describe('a command that reaches for other rows over new truth', () => {
  it('MI5 keeps the server’s version of what it touches now, and gives it back', async () => {
    await tell(noteRow('a', { text: 'nobody' }));
    await act(follow, { id: 'a' }, 'c1');
    expect((await entry('c1')).touches).toEqual([]);
    await tell(noteRow('a', { text: 'b' }));
    expect(await textsOf()).toMatchObject({ b: 'followed' });
    expect(await base()).toEqual({ 'notes:b': noteRow('b') });
    expect(await entry('c1')).toMatchObject({ touches: ['notes:b'], reads: ['notes:a', 'notes:b'] });
    await refuse('c1');
    expect([await textsOf(), await base()]).toEqual([{ a: 'b', b: 'ice', c: 'ice' }, {}]);
  });

  it('MI5 makes whoever touches those run too, in the order of acting', async () => {
    await tell(noteRow('a', { text: 'nobody' }));
    await act(follow, { id: 'a' }, 'c1');
    await act(addOne, { id: 'b' }, 'c2');
    await tell(noteRow('a', { text: 'b' }));
    expect(await textsOf()).toMatchObject({ b: 'followed1' });
  });

  it('MI5 does not see what was done after it to a row that it only looks at now', async () => {
    await act(copyNamed, { id: 'a' }, 'c1');
    await tell(noteRow('d'));
    await act(addOne, { id: 'd' }, 'c2');
    await tell(noteRow('a', { text: 'd' }));
    expect(await textsOf()).toMatchObject({ c: 'ice', d: 'ice1' });
    expect(await entry('c1')).toMatchObject({ touches: ['notes:c'], reads: ['notes:a', 'notes:d', 'notes:c'] });
  });

  it('MI5 is noted with what it touches now, though it looked at the same', async () => {
    await act(removeNamed, { id: 'a' }, 'c1');
    expect(await textsOf()).toEqual({ a: 'b', c: 'ice' });
    await tell(noteRow('a', { text: 'c' }));
    expect(await textsOf()).toEqual({ a: 'c', b: 'ice' });
    expect(await entry('c1')).toMatchObject({ touches: ['notes:c'], reads: ['notes:a'] });
    expect(Object.keys(await base())).toEqual(['notes:c']);
  });
});

describe('a command that cannot be run', () => {
  it('MI6 because its effect throws shows nothing and holds no row', async () => {
    await act(throwing, { id: 'a' }, 'c1');
    await tell(noteRow('a', { text: 'theirs' }));
    expect([await textsOf(), await base()]).toEqual([{ a: 'theirs', b: 'ice', c: 'ice' }, {}]);
    expect(await entry('c1')).toMatchObject({ touches: [], reads: [] });
  });

  it('MI6 because nobody can read its arguments shows nothing', async () => {
    await act(lifted, {}, 'c1');
    await store.queue.where('id').equals('c1').modify({ v: 1 });
    await tell(noteRow('a', { text: 'theirs' }));
    expect([(await textsOf()).a, await base()]).toEqual(['theirs', {}]);
  });

  it('QU9 because this version does not have it keeps its rows, those of tables unknown here too', async () => {
    await act(addOne, { id: 'a' }, 'c1');
    const touches = ['ghosts:g', 'notes:a'];
    await store.queue.where('id').equals('c1').modify({ name: 'removed', touches });
    await tell(noteRow('a', { text: 'theirs' }));
    expect((await textsOf()).a).toBe('theirs');
    expect(await base()).toEqual({ 'notes:a': noteRow('a', { text: 'theirs' }) });
    expect(await entry('c1')).toMatchObject({ touches, reads: ['notes:a'] });
    await refuse('c1');
    expect([(await textsOf()).a, await base()]).toEqual(['theirs', {}]);
  });

  it('MI4 because it was refused shows nothing', async () => {
    await act(addOne, { id: 'a' }, 'c1');
    await store.queue.where('id').equals('c1').modify({ state: 'parked' });
    await tell(noteRow('a', { text: 'theirs' }));
    expect([(await textsOf()).a, await base()]).toEqual(['theirs', {}]);
  });
});

describe('what is not needed', () => {
  /** Requests to the database, by kind and table, from now on. */
  function requests(): string[] {
    const seen: string[] = [];
    store.db.close({ disableAutoOpen: false });
    store.db.use({
      stack: 'dbcore',
      name: 'requests',
      create: down => ({
        ...down,
        table(name) {
          const table = down.table(name);
          const noted =
            <Request, Answer>(kind: string, ask: (request: Request) => Promise<Answer>) =>
            (request: Request) => {
              seen.push(`${kind} ${name}`);
              return ask(request);
            };
          return {
            ...table,
            mutate: noted('write', table.mutate),
            getMany: noted('get', table.getMany),
            query: noted('query', table.query),
          };
        },
      }),
    });
    return seen;
  }

  it('PL9 is not asked for: nothing said is nothing done', async () => {
    await act(addOne, { id: 'a' }, 'c1');
    const seen = requests();
    await change({});
    expect(seen).toEqual([]);
  });

  it('PL9 is not written: with nothing pending a pull writes its rows alone', async () => {
    const seen = requests();
    await tell(noteRow('a', { text: 'theirs' }));
    expect(seen.filter(request => request.startsWith('write'))).toEqual(['write notes']);
  });

  it('PL9 is not written: a command that reaches for the same rows is not noted again', async () => {
    await act(editNote, { id: 'a', text: 'mine', version: 1 }, 'c1');
    const seen = requests();
    await tell(noteRow('a', { text: 'theirs' }));
    expect((await textsOf()).a).toBe('mine');
    expect(seen).not.toContain('write queue');
  });
});
