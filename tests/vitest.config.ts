// One configuration, eleven projects: each has its own folder, its own patience, and can be run alone (`npm run test:unit` …).
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { wordsByPart } from '#app/build/words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Servers, sockets, browsers, presses: in CI, whose cores are shared, these are tried again and named at the end of the run. */
const inRealTime = ['screens', 'database', 'journeys', 'engines-chromium', 'engines-firefox', 'engines-webkit'];

/** Each journey's world is its own, and so is each database's: the files of a process load what they import once. */
const together = ['database', 'walk', 'journeys'];

/**
 * Accounts whose passwords nobody steals: at its usual cost a sign-up hashes for a tenth of a second, and each sign-in compares for as
 * long. Not in `database`, where it is asked what these take.
 */
const quickPasswords = { LITE_AUTH_BCRYPT_COST: '4' };

function project(name: string, include: string[], seconds: number, env: Record<string, string> = {}) {
  const retry = process.env.CI !== undefined && inRealTime.includes(name) ? 1 : 0;
  const exclude = [
    'tests/house/bad/**',
    ...(name === 'sim' ? [] : ['**/*.sim.test.ts']),
    ...(name === 'database' ? [] : ['**/*.database.test.ts']),
    // Its whole story is played in Chromium end to end.
    ...(name === 'engines-chromium' ? ['tests/engines/market.test.ts'] : []),
  ];
  return {
    extends: true as const,
    test: {
      name,
      include,
      env,
      exclude,
      retry,
      isolate: !together.includes(name),
      // A journey waits half of its time: for its server, and for pauses before the next try.
      ...(name === 'journeys' ? { maxWorkers: 3, sequence: { groupOrder: 1 } } : {}),
      setupFiles: ['database', 'walk'].includes(name) ? ['tests/database/each-file.ts'] : [],
      globalSetup: name === 'database' ? ['tests/database/servers.ts'] : [],
      testTimeout: seconds * 1000,
      hookTimeout: Math.max(seconds, 60) * 1000,
    },
  };
}

/** The app's own words and messages, in a document in memory, for somebody who wants nothing to move. */
function screens() {
  const still = { settings: { device: { prefersReducedMotion: 'reduce' } } };
  const { test, ...rest } = project('screens', ['tests/screens/**/*.test.tsx'], 30, { TZ: 'UTC' });
  return {
    ...rest,
    plugins: [wordsByPart()],
    // As built, the page brings the colours: here each rule would be gone through whenever something is looked for.
    define: { 'import.meta.env.DEV': 'false' },
    // As the app is built (vite.config.ts): words are compiled, so nothing parses messages.
    resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: `${root}src/i18n/format-message.ts` }] },
    test: {
      ...test,
      expect: { poll: { timeout: 8_000 } },
      environment: 'happy-dom',
      // What answers live queries looks for a database as it is loaded.
      setupFiles: ['fake-indexeddb/auto'],
      environmentOptions: { happyDOM: still },
      server: { deps: { inline: ['use-intl'] } },
    },
  };
}

/** Small files that take minutes: begun last, each would keep one of the two processes waiting for the other. */
const long = ['tests/walk/walk.test.ts', 'tests/database/seed.test.ts', 'tests/database/local-start.test.ts'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some(name => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}

export default defineConfig({
  root,
  test: {
    environment: 'node',
    // Two, not one per core: database files start servers of their own.
    pool: 'forks',
    maxWorkers: 2,
    fileParallelism: true,
    sequence: { sequencer: LongFirst },
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      project('unit', ['tests/{domain,sync,house,bridge,app,ui,i18n,features,support}/**/*.test.ts'], 30),
      screens(),
      project('sim', ['tests/**/*.sim.test.ts'], 900),
      project(
        'database',
        ['tests/database/**/*.test.ts', 'tests/house/**/*.database.test.ts', 'tests/walk/*.test.ts'],
        120,
      ),
      project('walk', ['tests/walk/*.test.ts'], 1_200),
      project('journeys', ['tests/journeys/**/*.test.ts'], 60, quickPasswords),
      // Apart, so that each process takes the next story of whichever engine: in one, three files would share two processes.
      ...['chromium', 'firefox', 'webkit'].map(engine =>
        project(`engines-${engine}`, ['tests/engines/*.test.ts'], 300, { ENGINE: engine, ...quickPasswords }),
      ),
      // Of a hosted project, by `npm run verify:hosted` alone.
      project('hosted', ['tests/hosted/*.test.ts'], 120),
      project('strings', ['tests/strings/**/*.test.ts'], 30),
    ],
  },
});
