// The tests that judge mutants: those of the part under test (MUTANTS_TESTS), in one project, since Stryker's runner takes no other.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: (process.env.MUTANTS_TESTS ?? 'tests/sync/*.test.ts').split(','),
    exclude: ['**/*.sim.test.ts', 'tests/sync/crashes.test.ts'],
    testTimeout: 30_000,
  },
});
