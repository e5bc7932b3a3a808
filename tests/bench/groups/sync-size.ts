// How much of the product is the engine: everything behind its one door, as the app's build minifies it, without the
// libraries (Dexie, valibot) and without the server's client, which loads when the network is first needed.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Group } from '#tests/bench/bench.ts';
import { repository } from '#tests/support/repository.ts';

export const group: Group = {
  name: 'sync-size',
  async run(say) {
    const chunks = await engineChunks();
    for (const { name, kib } of chunks) say(`        ${name}: ${kib.toFixed(1)} KiB`);
    const whole = chunks.reduce((sum, { kib }) => sum + kib, 0);
    return [{ name: 'engine, gzip, without Dexie and supabase-js', value: whole, unit: 'KiB', budget: 12 }];
  },
};

interface Chunk {
  readonly name: string;
  readonly kib: number;
}

async function engineChunks(): Promise<Chunk[]> {
  const built = await build({
    configFile: false,
    root: repository,
    logLevel: 'silent',
    build: {
      write: false,
      target: ['chrome111', 'safari16.4', 'firefox115'],
      lib: { entry: fileURLToPath(new URL('../../../sync/index.ts', import.meta.url)), formats: ['es'] },
      minify: true,
      rolldownOptions: { external: ['dexie', 'valibot', '@supabase/supabase-js'] },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap(one => ('output' in one ? one.output : []));
  return outputs.flatMap(output =>
    output.type === 'chunk' ? [{ name: output.fileName, kib: gzipSync(output.code, { level: 9 }).length / 1024 }] : [],
  );
}
