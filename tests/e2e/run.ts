// `npm run test:e2e -- [group …] [--all]`: builds when needed, finds a Chromium, runs Playwright, ends with its figures.
// A group is the beginning of a spec file's name: `story`, `accounts`, `offline`, `a11y` …
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playwrightFigures } from '#tests/figures.ts';
import { findChromium, findHeadlessChromium } from '#tests/support/chromium.ts';
import { freshBuild } from '#tests/support/fresh-build.ts';
import { repository } from '#tests/support/repository.ts';

const words = process.argv.slice(2);
const groups = words.filter(word => !word.startsWith('--'));
const passedOn = words.filter(word => word.startsWith('--') && word !== '--all');
const everything = groups.length === 0 && passedOn.every(word => word.startsWith('--workers'));

async function main(): Promise<void> {
  const chromium = words.includes('--headed') ? findChromium() : findHeadlessChromium();
  console.log(chromium.how);
  const whole = findChromium();
  if (whole.path !== chromium.path) console.log(`For push and installing: ${whole.how}`);
  freshBuild();
  const reports = await mkdtemp(join(tmpdir(), 'encore-e2e-'));
  const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(reports, 'report.json');
  try {
    const exitCode = await playwright({
      CHROMIUM: chromium.path,
      WHOLE_CHROMIUM: whole.path,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(words.includes('--all') ? { ENCORE_A11Y: 'all' } : {}),
      ...(everything ? { ENCORE_SEEN_TEXTS: await mkdtemp(join(reports, 'seen-')) } : {}),
    });
    const { passed, failed } = await playwrightFigures(report, exitCode);
    console.log(`End to end: ${passed} passed, ${failed} failed`);
    process.exitCode = exitCode;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

function playwright(env: Record<string, string>): Promise<number> {
  const filters = groups.map(group => `e2e/${group}[\\w-]*\\.spec\\.ts`);
  const argv = ['test', '--config', 'tests/e2e/playwright.config.ts', ...passedOn, ...filters];
  return new Promise((resolve, reject) => {
    const child = spawn(join(repository, 'node_modules/.bin/playwright'), argv, {
      cwd: repository,
      stdio: 'inherit',
      env: { ...process.env, ...env, DO_NOT_TRACK: '1' },
    });
    child.once('error', reject);
    child.once('exit', code => resolve(code ?? 1));
  });
}

await main();
