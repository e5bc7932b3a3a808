// The demo database is made by another process, and what such a process left half written is taken away.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropAbandoned } from '#supabase/local/cache.ts';
import { fingerprint } from '#supabase/local/database/prepared-database.ts';
import { paths } from '#supabase/local/paths.ts';
import { startBackend } from '#tests/support/backend.ts';
import { FIXTURE } from './local-fixture.ts';

let folder: string;
let kept: readonly string[] = [];
const forgetKept = () => Promise.all(kept.map(name => rm(join(paths.cache, name), { force: true })));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encore-prepared-'));
});
afterAll(async () => {
  await forgetKept();
  await rm(folder, { recursive: true });
});

test('the demo is made by a process that is gone by then, and found in memory and in a folder', async () => {
  const project = join(folder, 'project');
  await cp(FIXTURE, project, { recursive: true });
  await mkdir(join(project, 'seed'));
  await writeFile(
    join(project, 'seed', 'index.ts'),
    "export const seedDemo = sql => sql.query('create table private.made_by as select ' + process.pid + ' as pid');\n",
  );
  const name = await fingerprint({ folder: null, project, seed: 'demo' });
  kept = [`database-${name}.tar`, `schema-${name}.json`];
  for (const data of ['memory', join(folder, 'data')]) {
    await forgetKept();
    const backend = await startBackend({ project, data, seed: 'demo' });
    const [made] = await backend.db<{ pid: number }>('select pid from private.made_by');
    await backend.stop();
    expect(made?.pid).not.toBe(process.pid);
    expect(() => process.kill(made?.pid ?? process.pid, 0)).toThrow('ESRCH');
  }
});

test('parts of dumps whose process is gone are dropped, those of running ones stay', async () => {
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  const [left, written] = [gone.pid, process.pid].map(pid => `database-abandoned.tar.${pid}`);
  await mkdir(paths.cache, { recursive: true });
  for (const part of [left, written]) await writeFile(join(paths.cache, part ?? ''), 'half');
  await dropAbandoned();
  const found = (await readdir(paths.cache)).filter(part => part.startsWith('database-abandoned'));
  await rm(join(paths.cache, written ?? ''));
  expect(found).toEqual([written]);
});
