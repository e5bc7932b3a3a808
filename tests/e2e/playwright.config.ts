// A person in Chromium. `run.ts` hands in where Chromium is; each worker starts a server and a database of its own.
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tests/support/chromium.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Set for a run of everything, which ends with a look at what was seen in it. */
const seenTexts = process.env.ENCORE_SEEN_TEXTS;
const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

// Read by the auth server in each worker. Nobody steals these passwords: at its usual cost a sign-up hashes for a tenth of a second,
// and each sign-in compares for as long.
process.env.LITE_AUTH_BCRYPT_COST = '4';

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'people', testMatch: '*.spec.ts', ...(seenTexts === undefined ? {} : { teardown: 'seen texts' }) },
    ...(seenTexts === undefined ? [] : [{ name: 'seen texts', testMatch: 'seen-texts.after.ts' }]),
  ],
  outputDir: `${root}test-results/e2e`,
  // Files run side by side, the tests of a file in order: each file has its own server.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A test that passes at the second try has found something. At a desk it fails; in CI, whose cores are shared, it is tried
  // again and named at the end of the run.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: jsonReport === undefined ? [['list']] : [['list'], ['json', { outputFile: jsonReport }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 390, height: 844 },
    // Recording costs a quarter of the time of a test: in a run of everything only what is tried again is recorded.
    trace: seenTexts === undefined ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: launchOptions(process.env.CHROMIUM),
  },
});
