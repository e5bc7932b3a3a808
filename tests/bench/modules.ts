// What a bench needs and the product does not: packages with a lock file of their own, installed into the temporary folder
// when the bench first runs; once for each version of that file.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '#tests/support/repository.ts';

/**
 * Installs what `source` (a folder below `tests/bench/` with a package.json and its lock file) pins.
 * Answers the folder that holds its node_modules.
 */
export function installModules(source: string): string {
  const from = join(repository, 'tests/bench', source);
  const lock = readFileSync(join(from, 'package-lock.json'));
  const folder = join(tmpdir(), `encore-bench-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(from, name), join(unfinished, name));
  console.log(`Installing what bench/${source} needs …`);
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: unfinished, stdio: 'inherit' });
  renameSync(unfinished, folder);
  return folder;
}
