// Prepares the demo database into the cache, in a process of its own: what PostgreSQL in WASM took for making it goes with the process,
// and whoever asked for it opens the dump as every later start does. The project's folder is the argument.
import { createApi } from '../api.ts';
import { readAuthSettings } from '../auth/settings.ts';
import { newKeys } from '../keys.ts';
import { openPrepared } from './prepared-database.ts';

const [project = ''] = process.argv.slice(2);

// Whoever asked is gone.
process.on('disconnect', () => process.exit(1));

async function prepare(): Promise<void> {
  const settings = await readAuthSettings(project);
  const rest = { keys: newKeys(), settings, siteUrl: 'http://localhost', send: async () => undefined };
  const wanted = { folder: null, project, seed: 'demo', here: true } as const;
  await openPrepared(wanted, connection => createApi({ connection, ...rest }));
}

prepare().then(
  () => process.exit(0),
  // Said by whoever tries it next.
  () => process.exit(1),
);
