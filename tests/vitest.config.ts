// One configuration, eight projects: each has its own folder, its own patience, and can be run alone (`npm run test:unit` …).
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Servers, sockets and browsers: in CI, whose cores are shared, these are tried again and named at the end of the run. */
const inRealTime = ['database', 'journeys', 'engines'];

function project(name: string, include: string[], seconds: number) {
  const retry = process.env.CI !== undefined && inRealTime.includes(name) ? 1 : 0;
  const exclude = [
    'tests/house/bad/**',
    ...(name === 'sim' ? [] : ['**/*.sim.test.ts']),
    ...(name === 'database' ? [] : ['**/*.database.test.ts']),
  ];
  return {
    extends: true as const,
    // Each journey's world is its own, so the files of a process load engine and backend once.
    test: {
      name,
      include,
      exclude,
      retry,
      isolate: name !== 'journeys',
      testTimeout: seconds * 1000,
      hookTimeout: Math.max(seconds, 60) * 1000,
    },
  };
}

export default defineConfig({
  root,
  test: {
    environment: 'node',
    // Two, not one per core: database files start servers of their own.
    pool: 'forks',
    maxWorkers: 2,
    fileParallelism: true,
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      project('unit', ['tests/{domain,sync,house,bridge,app,ui,i18n,features,support}/**/*.test.ts'], 30),
      project('sim', ['tests/**/*.sim.test.ts'], 900),
      project(
        'database',
        ['tests/database/**/*.test.ts', 'tests/house/**/*.database.test.ts', 'tests/walk/*.test.ts'],
        120,
      ),
      project('walk', ['tests/walk/*.test.ts'], 1_200),
      project('journeys', ['tests/journeys/**/*.test.ts'], 60),
      project('engines', ['tests/engines/*.test.ts'], 300),
      // Of a hosted project, by `npm run verify:hosted` alone.
      project('hosted', ['tests/hosted/*.test.ts'], 120),
      project('strings', ['tests/strings/**/*.test.ts'], 30),
    ],
  },
});
