// Where things lie in the project, whatever folder a command was started from.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const local = dirname(fileURLToPath(import.meta.url));
const root = join(local, '..', '..');

export const paths = {
  root,
  bootstrap: join(local, 'bootstrap.sql'),
  bootstrapPostgres: join(local, 'bootstrap-postgres.sql'),
  /** The Supabase project: config.toml, migrations/, templates/, seed/. */
  project: join(root, 'supabase'),
  dist: join(root, 'dist'),
  cache: join(root, '.cache'),
} as const;
