// The release script on a small working copy of its own, and the promise that it makes of migrations on ours.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedSince, release } from '#tests/release/release.ts';
import { repository } from '#tests/support/repository.ts';

let folder = '';
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
const pack = async () => new TextEncoder().encode('a build');
const text = (name: string) => readFile(join(folder, name), 'utf8');

async function write(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

function commit(subject: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', subject);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encore-release-'));
  git('init', '--quiet');
  for (const [name, value] of [
    ['name', 'Vera'],
    ['email', 'vera@example.com'],
    ['gpgsign', 'false'],
  ])
    git('config', name === 'gpgsign' ? 'commit.gpgsign' : `user.${name}`, value ?? '');
  await write('package.json', '{\n  "name": "encore",\n  "version": "0.1.0"\n}\n');
  await write(
    'package-lock.json',
    '{"version": "0.1.0", "packages": {"": {"version": "0.1.0"}, "other": {"version": "0.1.0"}}}',
  );
  await write('supabase/migrations/1_shifts.sql', 'create table shifts ();');
  await write('tests/builds/2026-11-23.zip', 'the first');
  await write('tests/builds/2026-11-24.zip', 'the second');
  commit('shifts: post one');
  commit('messages: write one');
  commit('shifts: cancel one');
});
afterEach(() => rm(folder, { recursive: true }));

it('has a version, what changed by area, the two newest builds and a tag', async () => {
  await release({ folder, version: '0.2.0', day: '2026-11-25', pack });
  expect(await text('CHANGELOG.md')).toBe(
    '# What changed\n\n## 0.2.0, 2026-11-25\n\n### messages\n\n- write one\n\n### shifts\n\n- cancel one\n- post one\n\n',
  );
  expect(JSON.parse(await text('package.json'))).toMatchObject({ version: '0.2.0' });
  expect(JSON.parse(await text('package-lock.json'))).toEqual({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' }, other: { version: '0.1.0' } },
  });
  expect((await readdir(join(folder, 'tests/builds'))).sort()).toEqual(['2026-11-24.zip', '2026-11-25.zip']);
  expect([git('log', '-1', '--format=%s'), git('tag', '--points-at', 'HEAD'), git('status', '--porcelain')]).toEqual([
    'release: 0.2.0',
    'v0.2.0',
    '',
  ]);
});

it('tells the next time only of what came since', async () => {
  await release({ folder, version: '0.2.0', day: '2026-11-25', pack });
  commit('admin: look for names');
  await release({ folder, version: '0.2.1', day: '2026-11-26', pack });
  const [, newest = '', older = ''] = (await text('CHANGELOG.md')).split(/^## /m);
  expect(newest).toBe('0.2.1, 2026-11-26\n\n### admin\n\n- look for names\n\n');
  expect(older).toMatch(/^0\.2\.0, 2026-11-25\n/);
});

it('adds migrations and changes none that hosted databases have', async () => {
  await release({ folder, version: '0.2.0', day: '2026-11-25', pack });
  await write('supabase/migrations/2_jobs.sql', 'create table jobs ();');
  expect(changedSince(folder)).toEqual([]);
  await write('supabase/migrations/1_shifts.sql', 'create table shifts (id uuid);');
  expect(changedSince(folder)).toEqual(['1_shifts.sql']);
  commit('shifts: name them');
  await expect(release({ folder, version: '0.3.0', day: '2026-11-26', pack })).rejects.toThrow('1_shifts.sql');
});

it('is refused with what is not committed, and with a version that is not above the last', async () => {
  for (const version of ['0.1.0', '0.0.9', 'next', ''])
    await expect(release({ folder, version, day: '2026-11-25', pack })).rejects.toThrow('above 0.1.0');
  await write('half.ts', 'half a thing');
  await expect(release({ folder, version: '0.2.0', day: '2026-11-25', pack })).rejects.toThrow('Commit or put away');
  expect(git('tag')).toBe('');
});

it('finds our migrations as they were released', () => {
  expect(changedSince(repository)).toEqual([]);
});

/** Behind `remirror_table` in one migration: calls would hold the table and wait for the view, and the migration the reverse. */
const CHANGED_BEHIND = /select\s+private\.remirror_table\(.*\b(?:alter table|drop table|create trigger|lock table)\b/is;

it('changes no table in a migration that has made its mirror anew', async () => {
  const migrations = join(repository, 'supabase/migrations');
  const texts = await Promise.all(
    (await readdir(migrations)).map(async name => [name, await readFile(join(migrations, name), 'utf8')] as const),
  );
  expect(texts.filter(([, sql]) => CHANGED_BEHIND.test(sql)).map(([name]) => name)).toEqual([]);
  const hidden = "select private.remirror_table('shifts', hide => 'title');\n";
  const dropped = 'alter table public.shifts drop column title;\n';
  expect([hidden + dropped, dropped + hidden].map(sql => CHANGED_BEHIND.test(sql))).toEqual([true, false]);
});
