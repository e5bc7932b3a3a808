// `npm test [-- part …]`: every part in order, or those named, their output as it comes, and at the end one line that adds them
// up. A part that fails does not stop the rest, except that nothing can be tried in a browser without a build.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '#tests/support/repository.ts';
import { runChecks } from './check.ts';
import { type Figures, playwrightFigures, vitestFigures } from './figures.ts';

interface Part {
  readonly name: string;
  run(): Promise<Figures>;
}

const reports = await mkdtemp(join(tmpdir(), 'encore-reports-'));

const everyPart: readonly Part[] = [
  { name: 'check', run: runChecks },
  // Before the tests that look at what was built.
  { name: 'build', run: build },
  vitestPart('unit'),
  vitestPart('screens'),
  vitestPart('strings'),
  vitestPart('sim'),
  vitestPart('database'),
  vitestPart('journeys'),
  { name: 'e2e', run: endToEnd },
  { name: 'engines', run: engines },
];
const parts = chosen(process.argv.slice(2));

function chosen(names: readonly string[]): readonly Part[] {
  const unknown = names.filter(name => everyPart.every(part => part.name !== name));
  if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}`);
  return names.length === 0 ? everyPart : everyPart.filter(({ name }) => names.includes(name));
}

function vitestPart(project: string): Part {
  return {
    name: project,
    async run() {
      const report = join(reports, `${project}.json`);
      const argv = ['run', '--config', 'tests/vitest.config.ts', '--project', project];
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      return vitestFigures(report, await stream('node_modules/.bin/vitest', [...argv, ...reporters]));
    },
  };
}

async function build(): Promise<Figures> {
  const exitCode = await stream('node_modules/.bin/vite', ['build']);
  const passed = exitCode === 0 ? 1 : 0;
  return { passed, failed: 1 - passed, broken: exitCode === 0 ? [] : ['vite build'], unsteady: [] };
}

async function endToEnd(): Promise<Figures> {
  const report = join(reports, 'e2e.json');
  const exitCode = await stream('node_modules/.bin/tsx', ['tests/e2e/run.ts'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return playwrightFigures(report, exitCode);
}

async function engines(): Promise<Figures> {
  const report = join(reports, 'engines.json');
  const exitCode = await stream('node_modules/.bin/tsx', ['tests/engines/run.ts'], {
    ENGINES_JSON_OUTPUT_FILE: report,
  });
  return vitestFigures(report, exitCode);
}

/** Runs a program of ours with its output on this terminal; resolves with its exit code. */
function stream(program: string, argv: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(repository, program), argv, {
      cwd: repository,
      stdio: 'inherit',
      env: { ...process.env, ...env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
    });
    child.once('error', reject);
    child.once('exit', code => resolve(code ?? 1));
  });
}

async function runAll(): Promise<void> {
  const rows: { name: string; figures: Figures; seconds: number }[] = [];
  for (const part of parts) {
    console.log(`\n=== ${part.name}`);
    const startedAt = performance.now();
    const figures = await part.run();
    const seconds = (performance.now() - startedAt) / 1000;
    rows.push({ name: part.name, figures, seconds });
    console.log(`${part.name}: ${figures.passed} passed, ${figures.failed} failed in ${seconds.toFixed(1)} s`);
  }
  console.log('\n=== summary');
  for (const { name, figures, seconds } of rows) {
    console.log(`${name.padEnd(10)} ${sum(figures)} ${seconds.toFixed(1).padStart(8)} s`);
  }
  list(
    'passed at the second try only',
    rows.flatMap(({ name, figures }) => figures.unsteady.map(test => `${name}: ${test}`)),
  );
  list(
    'did not pass',
    rows.flatMap(({ name, figures }) => figures.broken.map(test => `${name}: ${test}`)),
  );
  const passed = rows.reduce((total, row) => total + row.figures.passed, 0);
  const failed = rows.reduce((total, row) => total + row.figures.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function list(heading: string, tests: readonly string[]): void {
  if (tests.length > 0) console.log(`\n=== ${heading}\n${tests.join('\n')}`);
}

function sum({ passed, failed }: Figures): string {
  return `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
}

try {
  await runAll();
} finally {
  await rm(reports, { recursive: true, force: true });
}
