// Every command by every kind of person, in one situation for each capability, each try undone afterwards. The outcome is
// the table in supabase/who-can-do-what.md: when a right changes, this fails and shows the table that belongs there.
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { onlineCommands } from '#domain/online-catalogue.ts';
import type { SentCommand } from '#sync/answer.ts';
import { become } from '#tests/support/postgres.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { caughtUp } from './call.ts';
import { newId, type Person } from './scene.ts';
import { everySituation, KINDS } from './situations/all.ts';
import type { Tries } from './situations/tries.ts';
import { whoCanDoWhat } from './who-can-do-what.ts';

let postgres: Borrowed;
let commands: Tries;
const cursors = new Map<Person | null, string>();

beforeAll(async () => {
  postgres = await borrowDatabase();
  commands = await everySituation(postgres);
  for (const [, person] of KINDS) if (person !== null) cursors.set(person, await caughtUp(postgres, person));
});
afterAll(() => postgres.stop());

class Undo extends Error {
  readonly word: string;
  constructor(word: string) {
    super('undo');
    this.word = word;
  }
}

/** The outcome in a word; nothing of it remains. */
async function outcomeFor(person: Person | null, sent: SentCommand): Promise<string> {
  try {
    await postgres.asUser(person?.id ?? null, async client => {
      const before = await changedRows(client);
      await become(client, person?.id ?? null);
      const request = { v: 1, device: newId(), cursor: cursors.get(person) ?? null, commands: [sent] };
      const { rows } = await client.query<{ answer: { outcomes: { state: string; code?: string }[] } }>(
        'select public.sync($1) as answer',
        [JSON.stringify(request)],
      );
      const outcome = rows[0]?.answer.outcomes[0];
      if (outcome?.state !== 'applied') throw new Undo(outcome?.code ?? 'none');
      throw new Undo((await changedRows(client)) > before ? 'yes' : 'no effect');
    });
  } catch (error) {
    if (error instanceof Undo) return error.word;
    if (error instanceof Error && 'code' in error && error.code === '42501') return 'denied';
    throw error;
  }
  throw new Error('Not undone');
}

/** Rows that this connection has changed of late, besides the bookkeeping of calls and of internal people's acts. As the superuser. */
async function changedRows(client: pg.ClientBase): Promise<number> {
  await client.query("select set_config('role', 'none', true)");
  const { rows } = await client.query<{ changed: number }>(
    `select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as changed from pg_stat_xact_user_tables
     where (schemaname in ('public', 'private') or relid = 'auth.sessions'::regclass) and relname not in ('receipts', 'devices', 'presence', 'brakes', 'audit_log')`,
  );
  return rows[0]?.changed ?? 0;
}

it('has a way to try every command of the catalogue', () => {
  const all = [...catalogue.commands, ...onlineCommands];
  expect(Object.keys(commands).sort()).toEqual(all.map(({ name }) => name).sort());
});

it('SP6.5 is what supabase/who-can-do-what.md says', async () => {
  const lines = [row(['', ...KINDS.map(([kind]) => kind)]), row(['---', ...KINDS.map(() => '---')])];
  for (const name of Object.keys(commands).sort()) {
    const cells: string[] = [];
    for (const [, person] of KINDS) cells.push(await outcomeFor(person, tryOf(name)));
    expect(cells, `${name}: somebody may do it, and it has an effect`).toContain('yes');
    lines.push(row([name, ...cells]));
  }
  const table = await whoCanDoWhat();
  expect(table.join('\n')).toBe(lines.join('\n'));
});

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function tryOf(name: string): SentCommand {
  const make = commands[name];
  if (make === undefined) throw new Error(`No way to try ${name}`);
  return make();
}
