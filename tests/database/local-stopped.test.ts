// What becomes of the embedded backend when input has stopped its database engine.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { startBackend } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';

const PASSWORD = 'A-good-password-1';

describe('a database engine that input has stopped is started again with its data', () => {
  test.each(['memory', 'folder'])('in %s', async kind => {
    const folder = await mkdtemp(join(tmpdir(), 'encore-stopped-'));
    const broken = await startBackend(kind === 'memory' ? {} : { data: folder });
    const { auth } = supabaseClient(broken);
    await auth.signUp({
      email: 'vera@example.com',
      password: PASSWORD,
      options: { data: { name: 'Vera', role: 'rockstar' } },
    });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await broken.db("select pg_input_is_valid(repeat('[', 50000) || repeat(']', 50000), 'jsonb')");
    await vi.waitFor(
      async () => {
        const again = await auth.signInWithPassword({ email: 'vera@example.com', password: PASSWORD });
        expect(again.error?.code).toBe('email_not_confirmed');
      },
      { timeout: 60_000, interval: 200 },
    );
    expect(logged.mock.calls.flat().join(' ')).toContain('started again with its data');
    logged.mockRestore();
    await broken.stop();
    await rm(folder, { recursive: true, force: true });
  });
});

test('a backend whose database does not come up again still ends in order', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'encore-damaged-'));
  const broken = await startBackend({ data: folder });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await writeFile(join(folder, 'database', 'global', 'pg_control'), 'not a control file');
  await broken.db("select pg_input_is_valid(repeat('[', 50000) || repeat(']', 50000), 'jsonb')");
  await vi.waitFor(
    async () => {
      expect((await fetch(`${broken.url}/auth/v1/user`, { headers: { apikey: broken.publishableKey } })).status).toBe(
        503,
      );
      expect(logged.mock.calls.flat().join(' ')).toContain('Starting the database again');
    },
    { timeout: 60_000, interval: 200 },
  );
  await broken.stop();
  logged.mockRestore();
  await expect(fetch(broken.url)).rejects.toThrow();
  expect(await readdir(folder)).not.toContain('lock');
  await rm(folder, { recursive: true, force: true });
});
