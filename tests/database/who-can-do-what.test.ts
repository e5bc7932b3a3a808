// Every command by every kind of person, in one situation for each capability, each try undone afterwards. The outcome is
// the table in supabase/README.md: when a right changes, this fails and shows the table that belongs there.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { onlineCommands } from '#domain/online-catalogue.ts';
import { paths } from '#supabase/local/paths.ts';
import type { SentCommand } from '#sync/answer.ts';
import { become, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { addMember, makeAdmins, newId, type Person, people, rival, setScene, signUp, suspend } from './scene.ts';
import { adminSituation } from './situations/admins.ts';
import { availabilitySituation } from './situations/availability.ts';
import { boardSituation } from './situations/board.ts';
import { changeSituation } from './situations/changes.ts';
import { conversationSituation } from './situations/conversations.ts';
import { invitationSituation } from './situations/invitations.ts';
import { jobSituation } from './situations/jobs.ts';
import { noticeSituation } from './situations/notices.ts';
import { profileSituation } from './situations/profiles.ts';
import { relationSituation } from './situations/relations.ts';
import { shiftSituation } from './situations/shifts.ts';
import { teamSituation } from './situations/team.ts';
import { transferSituation } from './situations/transfers.ts';
import type { Tries } from './situations/tries.ts';

const removed: Person = { ...people.sam, id: newId(), name: 'Remy Removed', email: 'remy@example.com' };
const barred: Person = { ...people.sam, id: newId(), name: 'Sid Suspended', email: 'sid@example.com' };

const KINDS: readonly (readonly [string, Person | null])[] = [
  ['nobody', null],
  ['the rockstar concerned', people.rocco],
  ['another rockstar', people.rosa],
  ['suspended rockstar', barred],
  ['venue staff', people.stef],
  ['venue manager', people.mina],
  ['venue admin', people.vera],
  ['removed manager', removed],
  ['another venue’s admin', rival],
  ['platform read-only', people.rae],
  ['platform support', people.sol],
  ['platform super admin', people.ada],
];

let postgres: Postgres;
let commands: Tries;

beforeAll(async () => {
  postgres = await startPostgres();
  const scene = await setScene(postgres);
  await makeAdmins(postgres);
  for (const person of [removed, barred]) await signUp(postgres, person);
  await suspend(postgres, barred);
  await addMember(postgres, { venueId: scene.venueId, person: removed, role: 'manager' });
  await postgres.query('update public.venue_users set revoked_at = now() where user_id = $1', [removed.id]);
  commands = {
    ...(await shiftSituation(scene)),
    ...(await boardSituation(scene)),
    ...profileSituation(),
    ...availabilitySituation(),
    ...(await jobSituation(scene)),
    ...(await invitationSituation(scene)),
    ...relationSituation(scene),
    ...noticeSituation(),
    ...(await teamSituation(scene)),
    ...(await adminSituation(scene)),
    ...(await conversationSituation(scene)),
    ...(await changeSituation(scene)),
    ...(await transferSituation(scene)),
  };
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
      const request = { v: 1, device: newId(), cursor: null, commands: [sent] };
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

/** Rows that this connection has changed of late, besides the bookkeeping of every call. As the superuser. */
async function changedRows(client: pg.ClientBase): Promise<number> {
  await client.query("select set_config('role', 'none', true)");
  const { rows } = await client.query<{ changed: number }>(
    `select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as changed from pg_stat_xact_user_tables
     where schemaname in ('public', 'private') and relname not in ('receipts', 'devices', 'presence')`,
  );
  return rows[0]?.changed ?? 0;
}

it('has a way to try every command of the catalogue', () => {
  const all = [...catalogue.commands, ...onlineCommands];
  expect(Object.keys(commands).sort()).toEqual(all.map(({ name }) => name).sort());
});

it('is what supabase/README.md says', async () => {
  const lines = [row(['', ...KINDS.map(([kind]) => kind)]), row(['---', ...KINDS.map(() => '---')])];
  for (const name of Object.keys(commands).sort()) {
    const cells: string[] = [];
    for (const [, person] of KINDS) cells.push(await outcomeFor(person, tryOf(name)));
    lines.push(row([name, ...told(cells)]));
  }
  const readme = await readFile(join(paths.project, 'README.md'), 'utf8');
  const section = readme.slice(readme.indexOf('## Who can do what'), readme.indexOf('## Who may learn what'));
  const table = section.split('\n').filter(line => line.startsWith('|'));
  expect(table.join('\n')).toBe(lines.join('\n'));
});

/** What changes nothing for anybody has nothing to act on in its situation; there the answer is all that can be told. */
function told(cells: readonly string[]): readonly string[] {
  return cells.includes('yes') ? cells : cells.map(cell => (cell === 'no effect' ? 'yes' : cell));
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function tryOf(name: string): SentCommand {
  const make = commands[name];
  if (make === undefined) throw new Error(`No way to try ${name}`);
  return make();
}
