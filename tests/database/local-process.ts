// The embedded backend with the tests' own project as a process that a test may kill: first argument the data folder.
import { startBackend } from '#supabase/local/embedded-backend.ts';
import { FIXTURE } from './local-fixture.ts';

const { url, publishableKey } = await startBackend({
  port: 0,
  data: process.argv[2] ?? 'memory',
  seed: 'none',
  project: FIXTURE,
});
process.stdout.write(`${JSON.stringify({ url, publishableKey })}\n`);
