// How the embedded backend starts, what it refuses to start on, and what it leaves behind.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPort } from '#supabase/local/http/open-port.ts';
import { paths } from '#supabase/local/paths.ts';
import { welcome } from '#supabase/local/welcome.ts';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';
import { FIXTURE } from './local-fixture.ts';

let folder: string;
const running: Backend[] = [];
const children: ChildProcess[] = [];

// The first in memory leaves a prepared dump, from which the folders of the tests are made quickly.
beforeAll(async () => (await startBackend({ project: FIXTURE })).stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encore-start-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(backend => backend.stop()));
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function start(wishes: Parameters<typeof startBackend>[0] = {}): Promise<Backend> {
  const backend = await startBackend({ project: FIXTURE, data: join(folder, 'data'), ...wishes });
  running.push(backend);
  return backend;
}

async function stop(backend: Backend): Promise<void> {
  running.splice(running.indexOf(backend), 1);
  await backend.stop();
}

/** A file of the project as its own process; `line` is the first that it writes. */
function command(file: string, args: string[], settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(paths.root, file), ...args], {
    cwd: paths.root,
    env: { ...process.env, ...settings },
  });
  children.push(child);
  const errors: string[] = [];
  child.stderr.on('data', chunk => errors.push(String(chunk)));
  const line = once(createInterface(child.stdout), 'line').then(([first]) => String(first));
  const end = once(child, 'exit').then(([code]) => ({ code: code as number | null, errors: errors.join('') }));
  return { child, line, end };
}

test('accounts, sessions, keys and mails survive a restart', async () => {
  const first = await start();
  const client = supabaseClient(first);
  await client.auth.signUp({ email: 'vera@example.com', password: 'A-good-password-1' });
  await first.db('update auth.users set email_confirmed_at = now()');
  const { data } = await client.auth.signInWithPassword({ email: 'vera@example.com', password: 'A-good-password-1' });
  await stop(first);
  const second = await start();
  expect(second.secretKey).toBe(first.secretKey);
  expect(second.mails('vera@example.com')).toHaveLength(1);
  const later = supabaseClient(second).auth;
  const renewed = await later.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
  expect(renewed.data.user?.email).toBe('vera@example.com');
});

test('the clock function runs from the start', async () => {
  const backend = await start({ data: 'memory' });
  await vi.waitFor(async () => expect(await backend.db('select from private.ticks')).toHaveLength(1));
});

test('the secrets are readable by their owner only', async () => {
  await start();
  expect((await stat(join(folder, 'data', 'keys.json'))).mode & 0o777).toBe(0o600);
});

test('memory keeps nothing, and two of them share nothing but the publishable key', async () => {
  const [one, other] = await Promise.all([start({ data: 'memory' }), start({ data: 'memory' })]);
  await supabaseClient(one).auth.signUp({ email: 'vera@example.com', password: 'A-good-password-1' });
  expect(await other.db('select from auth.users')).toEqual([]);
  expect(one.secretKey).not.toBe(other.secretKey);
  expect(one.publishableKey).toBe(other.publishableKey);
});

test('a second start on the same folder is refused, and does no harm', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(/is in use by process \d+\. Stop that one, or name another folder in DATA_DIR/);
  expect(await first.db('select 1 as one')).toEqual([{ one: 1 }]);
});

test('the lock of a process that is gone is taken over', async () => {
  await stop(await start());
  for (const owner of ['999999', 'nonsense', String(process.pid)]) {
    await writeFile(join(folder, 'data', 'lock'), owner);
    await stop(await start());
  }
  expect(await readdir(join(folder, 'data'))).not.toContain('lock');
});

test('an occupied port is told in one sentence, and the folder is free again', async () => {
  const first = await start({ data: 'memory' });
  const port = Number(new URL(first.url).port);
  await expect(start({ port })).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
  await start();
});

test('a folder that cannot be written is told in one sentence', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(start({ data: join(folder, 'file', 'data') })).rejects.toThrow(
    /cannot be written \(ENOTDIR\).*DATA_DIR=memory/,
  );
});

test('a damaged folder is told in one sentence', async () => {
  await stop(await start());
  const database = join(folder, 'data', 'database');
  await writeFile(join(database, 'global', 'pg_control'), 'not a control file');
  await expect(start()).rejects.toThrow(/seems damaged\. Start over with `npm start -- --reset`/);
});

test('damaged keys are told in one sentence', async () => {
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'data', 'keys.json'), '{');
  await expect(start()).rejects.toThrow(/keys\.json is damaged\. Delete it/);
});

// The second stands for one that was made before migrations were folded: what it has from a file that is gone was not undone.
test.each([
  "update supabase_migrations.schema_migrations set statements = '{other}'",
  "insert into supabase_migrations.schema_migrations (version, statements, name) values ('1', '{other}', 'gone')",
])('a folder made by other migrations is told in one sentence, and stays as it is: %s', async made => {
  const first = await start();
  await first.db(made);
  await stop(first);
  await expect(start()).rejects.toThrow(/made by another version of the database\. Start over/);
  await expect(start()).rejects.toThrow(/made by another version/);
});

test('the command tells its address first, writes each mail as a file, and ends cleanly when asked', async () => {
  const mailFolder = join(folder, 'mail');
  const args = ['--port', '0', '--data', join(folder, 'data'), '--seed', 'none', '--mail', mailFolder];
  const { child, line, end } = command('supabase/local/backend.ts', args);
  const told = JSON.parse(await line);
  expect(told).toEqual({ url: expect.any(String), publishableKey: expect.any(String), secretKey: expect.any(String) });
  const { auth } = supabaseClient(told);
  await auth.signUp({
    email: 'vera@example.com',
    password: 'A-good-password-1',
    options: { data: { name: 'Vera Okafor', role: 'rockstar' } },
  });
  const files = await readdir(mailFolder);
  expect(files).toEqual(['000001.json']);
  const mail = JSON.parse(await readFile(join(mailFolder, '000001.json'), 'utf8'));
  expect(Object.keys(mail)).toEqual(['to', 'subject', 'text', 'html', 'sentAt']);
  expect(mail.to).toBe('vera@example.com');
  child.kill('SIGTERM');
  expect((await end).code).toBe(0);
  expect(await readdir(join(folder, 'data'))).not.toContain('lock');
});

test('killed in the middle of its work, it starts again with everything that it had acknowledged', async () => {
  const first = command('tests/database/local-process.ts', [join(folder, 'data')]);
  const { auth } = supabaseClient(JSON.parse(await first.line));
  const emails = Array.from({ length: 5 }, (_, index) => `person${index}@example.com`);
  for (const email of emails) {
    const { error } = await auth.signUp({ email, password: 'A-good-password-1' });
    expect(error).toBeNull();
  }
  first.child.kill('SIGKILL');
  await first.end;
  const again = await start();
  const kept = await again.db<{ email: string }>('select email from auth.users order by email');
  expect(kept.map(({ email }) => email)).toEqual(emails);
});

test('a signal to npm reaches the backend that it runs', async () => {
  const data = join(folder, 'data');
  const args = ['run', '-s', 'backend', '--', '--port', '0', '--data', data];
  const npm = spawn('npm', args, { cwd: paths.root, stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(npm);
  const [line] = await once(createInterface(npm.stdout), 'line');
  npm.kill('SIGTERM');
  await vi.waitFor(async () => expect(await readdir(data)).not.toContain('lock'), { timeout: 20_000 });
  await expect(fetch(JSON.parse(String(line)).url)).rejects.toThrow();
});

test.each([
  [['--port', 'many'], '--port wants a number up to 65535, not many.'],
  [['--seed', 'lots'], '--seed wants demo or none, not lots.'],
  [['--colour', 'red'], 'Use: npm run -s backend'],
])('wrong options %j end with a sentence and code 1', async (args, words) => {
  const { code, errors } = await command('supabase/local/backend.ts', args).end;
  expect(code).toBe(1);
  expect(errors).toContain(words);
  expect(errors).not.toContain('    at ');
});

test('the first admin of a running backend comes in by a command that says what is wrong', async () => {
  const backend = await start({ data: 'memory', project: paths.project });
  const asked = (name: string) =>
    command('supabase/local/first-admin.ts', [
      ...['--email', 'first@rockstars.example', '--name', name],
      ...['--url', backend.url, '--key', backend.secretKey],
    ]);
  const link = new URL(await asked('Ada First').line);
  expect(`${link.origin}${link.pathname}`).toBe(`${backend.url}/admin/accept-invitation`);
  expect(await backend.db('select from public.admin_invitations where name = $1', ['Ada First'])).toHaveLength(1);
  expect(await asked('x').end).toMatchObject({ code: 1, errors: expect.stringContaining('the name is no name') });
});

test('the command for the first admin makes no keys where no backend has kept any', async () => {
  const args = ['--email', 'first@rockstars.example', '--name', 'Ada First'];
  const { code, errors } = await command('supabase/local/first-admin.ts', args, { DATA_DIR: folder }).end;
  expect([code, errors]).toEqual([1, expect.stringContaining(`no keys in ${folder}`)]);
  expect(errors).not.toContain('    at ');
  expect(await readdir(folder)).toEqual([]);
});

test('the development server hands on what the backend answers, the functions too', async () => {
  const { port, close } = await openPort('127.0.0.1', 0);
  await close();
  const settings = { PORT: String(port), DATA_DIR: 'memory', SEED: 'none' };
  const { child } = command('supabase/local/dev.ts', [], settings);
  for await (const line of createInterface(child.stdout)) if (line.startsWith('Stop')) break;
  const asked = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).json();
  expect(await asked('/functions/v1/work-record/keys')).toMatchObject({ keys: [{ kty: 'EC' }] });
  expect(await asked('/auth/v1/health?apikey=sb_publishable_local')).toMatchObject({ name: 'GoTrue' });
});

test('a start without demo data says by which command the first admin comes in, whatever it was started with', () => {
  const started = { url: 'http://localhost:9000', secretKey: 'the-key', open: null } as const;
  const said = 'npm run -s first-admin -- --email you@rockstars.example --name "Your Name" --url http://localhost:9000';
  expect(welcome({ ...started, data: 'memory', seed: 'none' })).toContain(`${said} --key the-key\n`);
  expect(welcome({ ...started, data: '/srv/of us', seed: 'none' })).toContain(`DATA_DIR="/srv/of us" ${said}\n`);
  expect(welcome({ ...started, data: 'memory', seed: 'demo' })).not.toContain('the-key');
});
