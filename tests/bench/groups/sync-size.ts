// How much of the product is the engine, minified as the app is, without the libraries (Dexie, valibot, supabase-js). It comes in
// two halves: what every start loads, with or without a network, is what the one entry point leads to; the wire (rounds, tokens,
// fetch, bells) is loaded behind it when the network is first needed. The budget is the first half's; the whole is shown
// beside it, and may not grow unseen either.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Group } from '#tests/bench/bench.ts';
import { repository } from '#tests/support/repository.ts';

export const group: Group = {
  name: 'sync-size',
  async run() {
    const door = await codeOf(['sync/index.ts']);
    const whole = await codeOf(['sync/index.ts', 'sync/remote/supabase-remote.ts']);
    return [
      { name: 'engine that every start loads, gzip', value: door, unit: 'KiB', budget: 14.3 },
      { name: 'the same with the wire, which the network needs, gzip', value: whole, unit: 'KiB', budget: 24.8 },
    ];
  },
};

async function codeOf(entries: readonly string[]): Promise<number> {
  const built = await build({
    configFile: false,
    root: repository,
    logLevel: 'silent',
    build: {
      write: false,
      target: ['chrome111', 'safari16.4', 'firefox115'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entries.map(entry => join(repository, entry)),
        preserveEntrySignatures: 'strict',
        external: ['dexie', 'valibot', '@supabase/supabase-js'],
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was asked for.');
  const files = built.output.map(output => (output.type === 'chunk' ? gzipSync(output.code, { level: 9 }).length : 0));
  return files.reduce((sum, bytes) => sum + bytes, 0) / 1024;
}
