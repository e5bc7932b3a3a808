// The peers, installed from their own lock file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { installModules } from '#tests/bench/modules.ts';
import { repository } from '#tests/support/repository.ts';

const source = 'peers/modules';

/** The folder that holds their node_modules. */
export const installPeers = (): string => installModules(source);

/** Names and exact versions, for beside the table. */
export function peerVersions(): Readonly<Record<string, string>> {
  const { dependencies } = JSON.parse(
    readFileSync(join(repository, 'tests/bench', source, 'package.json'), 'utf8'),
  ) as {
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
