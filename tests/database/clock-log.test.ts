// The schedule of the hosted service, which no database here has: played by a function of its name.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '#supabase/local/paths.ts';
import { startPostgres } from '#tests/support/postgres.ts';

it('of the runs that the schedule writes down a week is kept', async () => {
  const postgres = await startPostgres();
  try {
    await postgres.query('create schema cron');
    await postgres.query('create table cron.job (name text, at text, command text)');
    await postgres.query('create table cron.job_run_details (runid bigint primary key, end_time timestamptz)');
    await postgres.query(
      `create function cron.schedule(text, text, text) returns bigint language sql as 'insert into cron.job values ($1, $2, $3); select 1::bigint'`,
    );
    const migration = join(paths.project, 'migrations', '20261101030311_clock_log.sql');
    await postgres.query(await readFile(migration, 'utf8'));
    const jobs = await postgres.query<{ name: string; command: string }>('select name, command from cron.job');
    expect(jobs.map(({ name }) => name)).toEqual(['encore-clock-log']);
    await postgres.query(
      "insert into cron.job_run_details select day, now() - day * interval '1 day' - interval '1 hour' from generate_series(0, 9) day",
    );
    await postgres.query(jobs[0]?.command ?? '');
    expect((await postgres.query('select from cron.job_run_details')).length).toBe(7);
  } finally {
    await postgres.stop();
  }
});
