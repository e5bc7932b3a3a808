// `npm run types`: writes the row types of our tables into sync/remote/database.types.ts. The generator is the one behind
// the official tool's `gen types`, which itself wants Docker; it reads a real PostgreSQL with our migrations, so the types
// are what the hosted service would say.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import pg from 'pg';
import { endWith } from './failure.ts';
import { paths } from './paths.ts';
import { PROJECT_DATABASE, startCluster } from './postgres/cluster.ts';

const HEAD = '// Written by `npm run types` from the migrations; do not edit.\n';

/** The types of schema public, and of schema private for the views that the mirror is made of. */
export async function generateTypes(): Promise<string> {
  const cluster = await startCluster();
  try {
    const pool = new pg.Pool({ connectionString: cluster.url(PROJECT_DATABASE) });
    const metadata = await introspect(pool, { includedSchemas: ['public', 'private'] });
    await pool.end();
    return HEAD + (await generateTypescript(sortGeneratorMetadata(metadata), { format: formatted }));
  } finally {
    await cluster.stop();
  }
}

function formatted(code: string): Promise<string> {
  const biome = join(paths.root, 'node_modules', '.bin', 'biome');
  const options = ['format', '--config-path=.biome.json', '--stdin-file-path=generated.ts'];
  return new Promise((resolve, reject) => {
    const child = execFile(biome, options, { cwd: paths.root }, (error, stdout) =>
      error === null ? resolve(stdout) : reject(error),
    );
    child.stdin?.end(code);
  });
}

async function main(): Promise<void> {
  await writeFile(paths.databaseTypes, await generateTypes());
  console.log(`Wrote ${relative(paths.root, paths.databaseTypes)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main().catch(endWith);
