// `npm run verify:hosted`, asked of the embedded backend, and that it sees a wall that was taken down.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend as Embedded, startBackend } from '#supabase/local/embedded-backend.ts';
import { leave, leftBehind, type Project } from '#tests/hosted/leave.ts';
import { privateRows } from '#tests/hosted/seen.ts';
import { openTrial } from '#tests/hosted/trial.ts';
import { differences } from '#tests/hosted/tries.ts';
import { twoRequests } from '#tests/hosted/verify.ts';
import { openDatabaseSocket } from '#tests/support/database-socket.ts';
import { people } from '#tests/support/people.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { repository } from '#tests/support/repository.ts';
import { signUp } from './scene.ts';

const NOWHERE = { url: 'http://localhost:9', publishableKey: 'a-key' };

let backend: Embedded;
let project: Project;
beforeAll(async () => {
  backend = await startBackend({ port: 0, data: 'memory', seed: 'none' });
  const query: Project['query'] = async <Row extends object>(sql: string, values?: unknown[]) =>
    (await backend.database(run => run.query<Row>(sql, values))).rows;
  project = { ...backend, query };
});
afterAll(() => backend.stop());

/** Of a project, of nowhere unless named; with the connection string, if any, in its environment. */
function main(args: readonly string[], DATABASE_URL?: string, { url, publishableKey } = NOWHERE) {
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = DATABASE_URL === undefined ? rest : { ...rest, DATABASE_URL };
  const file = join(repository, 'tests/hosted/main.ts');
  const argv = ['--import', 'tsx', file, '--url', url, '--key', publishableKey, ...args];
  return promisify(execFile)(process.execPath, argv, { cwd: repository, env });
}

it('passes on the embedded backend, told where it is as an operator would, and leaves its rows as they were', async () => {
  const socket = await openDatabaseSocket(backend.database);
  const before = await rowsOfEveryTable();
  const { stdout } = await main([], socket.url, backend);
  expect(stdout).toMatch(/Tests .*\d+ passed/);
  expect(stdout).toMatch(/Nothing is left behind\.\n$/);
  expect(await rowsOfEveryTable()).toEqual(before);
  await socket.close();
}, 300_000);

describe('the command', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('removes what a run that was cut off has left, and nobody else', async () => {
    const { query } = postgres;
    await signUp(postgres, people.vera);
    const trial = await openTrial({ url: '', publishableKey: '', query });
    expect(await leftBehind(postgres)).toHaveLength(9);
    // A run beside it removes its own.
    await openTrial({ url: '', publishableKey: '', query, run: 'beside' });
    expect([await leftBehind(postgres), await leftBehind(postgres, 'beside')].map(({ length }) => length)).toEqual([
      18, 9,
    ]);
    await leave(postgres, 'beside');
    expect(await leftBehind(postgres)).toHaveLength(9);
    expect((await main(['--clean'], postgres.url)).stdout).toBe('Nothing is left behind.\n');
    expect(await leftBehind(postgres)).toEqual([]);
    expect(await query('select from public.venues where id = $1', [trial.venueId])).toEqual([]);
    expect(await query('select email from auth.users')).toEqual([{ email: people.vera.email }]);
  });

  it('posts nothing where every city has people', async () => {
    const { query, ...db } = await postgres.copy();
    await signUp({ ...db, query }, people.rocco);
    await query('update public.profile_private set areas = array(select slug from public.areas)');
    await expect(openTrial({ url: '', publishableKey: '', query })).rejects.toThrow('Every city has people in it');
    expect(await query('select from auth.users')).toHaveLength(1);
  });

  it('asks for the connection string in the environment, and never repeats it', async () => {
    await expect(main([])).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('DATABASE_URL=') });
    const nowhere = main([], 'postgresql://postgres:a-secret@localhost:9/postgres');
    await expect(nowhere).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'No database answers at DATABASE_URL.\n',
    });
  });
});

it('names what leaks, and who may do what is not theirs, once walls were taken down', async () => {
  const trial = await openTrial(project);
  await twoRequests(trial);
  await project.query('create policy select_anybody on public.venue_users for select to authenticated using (true)');
  const open =
    'create or replace function private.require_member(venue uuid, at_least text) returns void language sql as ';
  await project.query(`${open} 'select'`);
  const { leaks } = await privateRows(trial);
  expect(leaks).toContain(`venue_users of the venue to ${trial.people.sam.name}`);
  expect((await differences(trial, ['save_shift'])).differ).toContain(
    'save_shift by venue staff: applied instead of not_allowed',
  );
  await trial.close();
});

/** But the sign-in service's own log, from which nothing is taken. */
async function rowsOfEveryTable(): Promise<Record<string, number>> {
  const tables = await project.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname in ('public', 'private', 'auth') and tablename <> 'audit_log_entries' order by 1`,
  );
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await project.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    counted[name] = row?.count ?? 0;
  }
  return counted;
}
