// The lock of a data folder, where two processes find the same owner gone at the same moment.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { claimFolder } from '#supabase/local/folder.ts';

/** What another process does just before the lock is taken away. */
let meanwhile: (lock: string) => Promise<void> = async () => undefined;

vi.mock('node:fs/promises', async original => {
  const real = await original<typeof import('node:fs/promises')>();
  const first = <Rest extends unknown[]>(act: (path: string, ...rest: Rest) => Promise<void>) => {
    return async (path: string, ...rest: Rest) => {
      if (path.endsWith('lock')) await meanwhile(path);
      return act(path, ...rest);
    };
  };
  return { ...real, rm: first(real.rm as never), rename: first(real.rename as never) };
});

it('is not taken from a process that was quicker', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'encore-folder-'));
  const lock = join(folder, 'lock');
  const quicker = String(process.ppid);
  await writeFile(lock, '999999');
  meanwhile = async path => {
    meanwhile = async () => undefined;
    await writeFile(path, quicker);
  };
  await expect(claimFolder(folder)).rejects.toThrow('is in use by another process');
  expect(await readFile(lock, 'utf8')).toBe(quicker);
  expect(await readdir(folder)).toEqual(['lock']);
  await rm(folder, { recursive: true });
});
