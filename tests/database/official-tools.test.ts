// The hosted service's own tools on a real PostgreSQL: its linter finds nothing, its migrator takes our migrations as a
// role without superuser rights, and does so once.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '#supabase/local/paths.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';

let migrated: Postgres;
let bare: Postgres;
beforeAll(async () => {
  [migrated, bare] = await Promise.all([startPostgres(), startPostgres(null)]);
});
afterAll(() => Promise.all([migrated.stop(), bare.stop()]));

interface Run {
  readonly code: number;
  readonly out: string;
}

function supabase(...options: string[]): Promise<Run> {
  const env = { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' };
  return new Promise(resolve => {
    execFile(
      join(paths.root, 'node_modules', '.bin', 'supabase'),
      options,
      { cwd: paths.root, env },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code ?? 1), out: stdout + stderr }),
    );
  });
}

it('AT35 the advisors report no error and no warning', async () => {
  const copy = await migrated.copy();
  // The one thing they would warn of: a procedure that commits cannot pin its search path. access.test.ts says what it may be.
  await copy.query('drop procedure private.new_epoch(), private.run_clock_to_the_end()');
  const { code, out } = await supabase(
    'db',
    'advisors',
    `--db-url=${copy.url}`,
    '--fail-on',
    'warn',
    '--level',
    'warn',
  );
  expect({ code, out }).toMatchObject({ code: 0 });
});

it('the advisors do look: a table without row level security fails', async () => {
  const copy = await migrated.copy();
  await copy.query('create table public.forgotten (id int primary key); grant select on public.forgotten to anon');
  const { code, out } = await supabase('db', 'advisors', `--db-url=${copy.url}`, '--fail-on', 'warn');
  expect(code).not.toBe(0);
  expect(out).toContain('forgotten');
});

it('db push applies the migrations as the limited owner, and a second time finds nothing to do', async () => {
  const first = await supabase('db', 'push', '--yes', `--db-url=${bare.ownerUrl}`);
  expect(first).toEqual({ code: 0, out: expect.any(String) });
  const applied = await bare.query(
    "select from pg_class where relnamespace = 'public'::regnamespace and relname = 'bookings'",
  );
  expect(applied).toHaveLength(1);
  const second = await supabase('db', 'push', '--yes', `--db-url=${bare.ownerUrl}`);
  expect(second.code).toBe(0);
  expect(second.out).toContain('up to date');
});
