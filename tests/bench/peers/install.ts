// The peers, installed from their own lock file into the temporary folder; once for each version of it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { repository } from '#tests/support/repository.ts';

const source = join(repository, 'tests/bench/peers/modules');

/** The folder that holds their node_modules. */
export function installPeers(): string {
  const lock = readFileSync(join(source, 'package-lock.json'));
  const folder = join(tmpdir(), `encore-peers-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(source, name), join(unfinished, name));
  console.log('Installing the peers …');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: unfinished, stdio: 'inherit' });
  renameSync(unfinished, folder);
  return folder;
}

/** Names and exact versions, for beside the table. */
export function peerVersions(): Readonly<Record<string, string>> {
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}

/** Lets the bench's pages import the peers by name, though they are installed elsewhere. */
export function peersFrom(folder: string): Plugin {
  const names = Object.keys(peerVersions());
  return {
    name: 'peers',
    enforce: 'pre',
    resolveId(wanted, importer) {
      const ours = importer !== undefined && !importer.includes('node_modules');
      if (!ours || !names.some(name => wanted === name || wanted.startsWith(`${name}/`))) return null;
      return this.resolve(wanted, join(folder, 'index.js'), { skipSelf: true });
    },
  };
}
