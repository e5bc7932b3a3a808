// How much of the product is the engine: everything behind its one door, minified as the app is, without the libraries
// (Dexie, valibot) and without the server's client, which is loaded when the network is first needed.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Group } from '#tests/bench/bench.ts';
import { repository } from '#tests/support/repository.ts';

export const group: Group = {
  name: 'sync-size',
  async run() {
    const code = await engineCode();
    const value = gzipSync(code, { level: 9 }).length / 1024;
    return [{ name: 'engine without Dexie and supabase-js, gzip', value, unit: 'KiB', budget: 12 }];
  },
};

async function engineCode(): Promise<string> {
  const built = await build({
    configFile: false,
    root: repository,
    logLevel: 'silent',
    build: {
      write: false,
      target: ['chrome111', 'safari16.4', 'firefox115'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(repository, 'sync/index.ts'),
        preserveEntrySignatures: 'strict',
        external: ['dexie', 'valibot', '@supabase/supabase-js'],
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was asked for.');
  return built.output.map(output => (output.type === 'chunk' ? output.code : '')).join('');
}
