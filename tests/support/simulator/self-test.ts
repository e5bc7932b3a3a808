// Is the simulator any good? Known bugs are planted, one at a time, in a copy of the engine and the model server, and stories
// are played against it until one breaks a promise. Nothing of this is in the engine: a bug is a sentence of its source
// replaced by another.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Planted, withBug } from '#tests/support/planted.ts';
import { repository } from '#tests/support/repository.ts';
import { simulatorFlags } from './flags.ts';
import { RARE_FROM } from './story.ts';

interface Bug extends Planted {
  readonly file: string;
  /** The first seed, where only rare stories can find it. */
  readonly from?: number;
}

export const BUGS: readonly Bug[] = [
  {
    name: 'the server forgets its receipts',
    file: 'tests/support/simulator/model-server.ts',
    right: 'if (known || left === 0) continue;',
    wrong: 'if (left === 0) continue;',
  },
  {
    name: 'the cursor ignores transactions that commit late',
    file: 'tests/support/simulator/model-store.ts',
    right: 'return Math.min(this.nextXid + 1, ...this.open);',
    wrong: 'return this.nextXid + 1;',
  },
  {
    name: 'a refused command disappears instead of being parked',
    file: 'sync/queue.ts',
    right: 'await store.queue.bulkPut(changed);',
    wrong: 'await store.queue.bulkDelete(changed.map(entry => entry.seq));',
  },
  {
    name: 'commands are sent without what they depend on',
    file: 'sync/push.ts',
    right: 'return after.length === 0 ?',
    wrong: 'return after.length >= 0 ?',
  },
  {
    name: 'the newest commands are sent first',
    file: 'sync/push.ts',
    right: "await inState(store, 'queued').limit(limit.most).toArray();",
    wrong: "await inState(store, 'queued').reverse().limit(limit.most).toArray();",
  },
  {
    name: 'the effect of a refused command stays',
    file: 'sync/pull.ts',
    right: 'await rebase(store, catalogue, { truth, freed });',
    wrong: 'await rebase(store, catalogue, { truth, freed: freed.slice(0, 0) });',
  },
  {
    name: 'tombstones are not looked at',
    file: 'sync/pull.ts',
    right: 'truth.set(rowKey(table.name, id), null);',
    wrong: 'rowKey(table.name, id);',
  },
  {
    name: 'a revoked scope stays on the device',
    file: 'sync/pull.ts',
    right: "change === 'revoked' ? [scope] : []",
    wrong: "change === 'revoked' && scope === '' ? [scope] : []",
  },
  {
    name: 'an answer that names another person is applied',
    file: 'sync/round.ts',
    right: "if (reply.kind === 'answered' && reply.answer.userId === userId) return reply;",
    wrong: "if (reply.kind === 'answered') return reply;",
  },
  {
    name: 'a tab stays with whoever was there before',
    file: 'sync/resident.ts',
    right: 'if (this.#person?.store.userId !== userId) {',
    wrong: 'if (this.#person === null) {',
  },
  {
    name: 'the cursor moves before the rows are stored',
    file: 'sync/pull.ts',
    right: 'const { rows, unreadable } = await checkRows(catalogue, answer.rows, pulling.breathe);',
    wrong: [
      'const { rows, unreadable } = await checkRows(catalogue, answer.rows, pulling.breathe);',
      'await write(pulling.store, async tx => writePull(tx, { ...(await readPull(tx)), cursor: answer.cursor }));',
      'pulling = { ...pulling, asked: answer.cursor };',
    ].join('\n  '),
  },
  {
    name: 'a poke during a round is forgotten',
    file: 'sync/machine.ts',
    right: 'if (before.callingSince !== null) return still({ ...before, again: true });',
    wrong: 'if (before.callingSince !== null) return still(before);',
  },
  {
    name: 'the slow timer stops after an hour',
    file: 'sync/machine-calls.ts',
    right: 'return { ...state, wakeAt: event.at + slowMs(event) };',
    wrong: 'return event.at > 3_600_000 ? state : { ...state, wakeAt: event.at + slowMs(event) };',
  },
  {
    name: 'the bytes of the queue never grow less',
    file: 'sync/queue.ts',
    right: 'await addBytes(store, -pendingBytesOf(entries));',
    wrong: '',
  },
  {
    name: 'a command that went with a later page is done too early',
    file: 'sync/push.ts',
    right: "({ ...entry, state: 'answered', midway })",
    wrong: "({ ...entry, state: 'answered', midway: false })",
  },
  {
    name: 'a batch that failed is never made smaller',
    file: 'sync/machine-rounds.ts',
    right: 'batch: smaller === undefined ? before.batch : Math.max(1, Math.floor(sent / smaller)),',
    wrong: 'batch: before.batch,',
  },
  {
    name: 'a page that did not come is never made smaller',
    file: 'sync/machine-rounds.ts',
    right: 'page: Math.max(1, Math.floor(before.page / (SMALLER_PAGE[event.why] ?? 1))),',
    wrong: 'page: before.page,',
    from: RARE_FROM,
  },
  {
    name: 'the server keeps no receipts of what it refused',
    file: 'tests/support/simulator/model-store.ts',
    right: 'return this.forgotten.has(key) ? undefined : this.receipts.get(key);',
    wrong:
      "return this.forgotten.has(key) || this.receipts.get(key)?.state !== 'applied' ? undefined : this.receipts.get(key);",
  },
  {
    name: 'a sign-out does not note what is left to wipe',
    file: 'sync/device-store.ts',
    right: "await inside.put({ key: 'toWipe', value: including(await read(inside, 'toWipe'), userId) });",
    wrong: '',
    from: RARE_FROM,
  },
  {
    name: 'a version with other columns goes on where an older one stood',
    file: 'sync/shape.ts',
    right: 'if (before.rows !== ours.rows) await writePull(tx, { ...(await readPull(tx)), cursor: null });',
    wrong: '',
    from: RARE_FROM,
  },
  {
    name: 'nobody looks, and it is tried every minute',
    file: 'sync/backoff.ts',
    right: 'const HIDDEN_CAP_MS = 30 * 60_000;',
    wrong: 'const HIDDEN_CAP_MS = 60_000;',
    from: RARE_FROM,
  },
];

/** `named`: only those whose names hold these words. */
export async function selfTest(seeds: number, named = ''): Promise<boolean> {
  const bugs = BUGS.filter(({ name }) => name.includes(named));
  let found = 0;
  for (const bug of bugs) {
    const story = await firstFailing(bug, seeds);
    if (story !== null) found += 1;
    console.log(`${story === null ? 'NOT FOUND' : 'found'}: ${bug.name}${story === null ? '' : ` (${story})`}`);
  }
  console.log(`${found} of ${bugs.length} planted bugs found within ${seeds} seeds`);
  // Of all, one may need a seed further on; who names some wants to see them found.
  return bugs.length > 0 && found >= (named === '' ? bugs.length - 1 : bugs.length);
}

/** What the run said of its first failing seed. */
async function firstFailing(bug: Bug, seeds: number): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'encore-planted-'));
  try {
    await plant(bug, folder);
    const { code, text } = await run(folder, { seeds, from: bug.from ?? 1 });
    if (code === 0) return null;
    const said = /^seed \d+: .*$/m.exec(text)?.[0];
    if (said === undefined) throw new Error(`The planted engine did not run: ${text.slice(0, 2_000)}`);
    return said.slice(0, 100);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function plant(bug: Bug, folder: string): Promise<void> {
  for (const part of ['sync', 'tests/support', 'package.json', 'tsconfig.json', 'tests/tsconfig.json']) {
    await cp(join(repository, part), join(folder, part), { recursive: true });
  }
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const path = join(folder, bug.file);
  await writeFile(path, withBug(await readFile(path, 'utf8'), bug));
}

function run(
  folder: string,
  { seeds, from }: { seeds: number; from: number },
): Promise<{ readonly code: number | null; readonly text: string }> {
  const simulator = ['tests/support/simulator/main.ts', '--seeds', String(seeds), '--from', String(from), '--quiet'];
  const args = [...simulatorFlags, '--import', 'tsx', ...simulator];
  const child = spawn(process.execPath, args, { cwd: folder });
  let text = '';
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise(resolve => child.on('close', code => resolve({ code, text })));
}
