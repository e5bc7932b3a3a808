// `npm run test:engines -- [chromium|firefox|webkit] [-t words]`: builds when needed, finds or installs the browsers, runs the tests in
// each, ends with the figures. Whatever else is said goes to vitest.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vitestFigures } from '#tests/figures.ts';
import { freshBuild } from '#tests/support/fresh-build.ts';
import { repository } from '#tests/support/repository.ts';
import { findBrowsers } from './browsers.ts';

const said = process.argv.slice(2);
const named = ['chromium', 'firefox', 'webkit'].find(engine => engine === said[0]);
const engine = named ?? '*';
const passedOn = named === undefined ? said : said.slice(1);

async function main(): Promise<void> {
  const browsers = findBrowsers();
  freshBuild();
  const reports = await mkdtemp(join(tmpdir(), 'encore-engines-report-'));
  const report = process.env.ENGINES_JSON_OUTPUT_FILE ?? join(reports, 'report.json');
  try {
    const exitCode = await vitest(report, { ...browsers });
    const { passed, failed } = await vitestFigures(report, exitCode);
    // Of chosen tests vitest's own figures tell: here those that were left out count as failed.
    if (passedOn.length === 0) console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = exitCode;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

function vitest(report: string, env: Record<string, string>): Promise<number> {
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  const argv = [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    `engines-${engine}`,
    ...reporters,
    ...passedOn,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(join(repository, 'node_modules/.bin/vitest'), argv, {
      cwd: repository,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', code => resolve(code ?? 1));
  });
}

await main();
