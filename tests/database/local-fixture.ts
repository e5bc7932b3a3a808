// A small Supabase project of the tests' own, so that they hold the backend to account and not our migrations.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const FIXTURE = join(dirname(fileURLToPath(import.meta.url)), 'local-project');
