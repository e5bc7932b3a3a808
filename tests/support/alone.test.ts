// Several test files build the app at once otherwise, each in the folder that the other reads.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repository } from './repository.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-alone-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes when it begins and ends what it does alone. */
const WORK = `
  import { appendFileSync } from 'node:fs';
  import { alone } from '#tests/support/alone.ts';
  const [lock, log] = process.argv.slice(-2);
  alone(lock, () => {
    appendFileSync(log, 'begins ');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
    appendFileSync(log, 'ends ');
  });
`;

async function worksAlone(lock: string, log: string): Promise<number | null> {
  const args = ['--import', 'tsx', '--input-type=module', '-e', WORK, lock, log];
  const child = spawn(process.execPath, args, { cwd: repository, stdio: 'inherit' });
  children.push(child);
  return new Promise(resolve => child.on('close', resolve));
}

it('of several processes each waits for the one before, also for one that ended without a word', async () => {
  const [lock, log] = [join(folder, 'lock.pid'), join(folder, 'log')];
  const ended = spawn(process.execPath, ['-e', '']);
  await new Promise(resolve => ended.on('close', resolve));
  writeFileSync(lock, String(ended.pid));
  const codes = await Promise.all([1, 2, 3].map(() => worksAlone(lock, log)));
  expect(codes).toEqual([0, 0, 0]);
  expect(readFileSync(log, 'utf8')).toBe('begins ends '.repeat(3));
});
