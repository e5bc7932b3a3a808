// What a build calls itself: the version, and the commit where there is one to ask. Devices tell it with each sync and each error, so
// that the platform sees which builds are about.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const packageFile = v.object({ version: v.string() });

/** '0.1.0+1a2b3c4d5e6f'; at most 40 characters. */
export function buildName(): string {
  const { version } = v.parse(packageFile, JSON.parse(readFileSync('package.json', 'utf8')));
  const commit = commitHere();
  return (commit === null ? version : `${version}+${commit}`).slice(0, 40);
}

/** Null outside a repository: what was packed and sent has none. */
function commitHere(): string | null {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { stdio: [...stdio], encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
