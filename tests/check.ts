// `npm run check`: types, lint, format, and the two generated files that must keep step with their sources. All run,
// then one summary says which failed.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Generator, getConfig } from '@tanstack/router-generator';
import { repository } from '#tests/support/repository.ts';
import type { Figures } from './figures.ts';

interface Outcome {
  readonly passed: boolean;
  /** What the person must read to mend it; empty when passed. */
  readonly output: string;
}

const checks: readonly (readonly [string, () => Promise<Outcome>])[] = [
  ['types of the app and the engine', () => program('tsc', ['-p', 'tsconfig.json'])],
  ['types of the service worker', () => program('tsc', ['-p', 'src/sw/tsconfig.json'])],
  ['types of the tests and the backend', () => program('tsc', ['-p', 'tests/tsconfig.json'])],
  ['lint and format', () => program('biome', ['check', '--config-path=.biome.json', '--error-on-warnings', '.'])],
  ['the route tree fits the route files', routeTreeFits],
  ['the lock file fits package.json', () => program('npm', ['ci', '--dry-run', '--ignore-scripts', '--offline'])],
];

export async function runChecks(): Promise<Figures> {
  const broken: string[] = [];
  for (const [name, check] of checks) {
    const outcome = await check();
    console.log(`${outcome.passed ? 'ok    ' : 'FAILED'}  ${name}`);
    if (outcome.passed) continue;
    broken.push(name);
    console.log(outcome.output);
  }
  return { passed: checks.length - broken.length, failed: broken.length, broken, unsteady: [] };
}

function program(name: string, argv: readonly string[]): Promise<Outcome> {
  const path = name === 'npm' ? 'npm' : join(repository, 'node_modules/.bin', name);
  return new Promise(resolve => {
    execFile(path, argv, { cwd: repository, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ passed: error === null, output: error === null ? '' : `${stdout}${stderr}`.trim() });
    });
  });
}

/** Generates the tree again from a copy of the routes: the generator writes, and a check must not. */
async function routeTreeFits(): Promise<Outcome> {
  const copy = await mkdtemp(join(tmpdir(), 'encore-routes-'));
  try {
    const committed = await readFile(join(repository, 'src/routeTree.gen.ts'), 'utf8');
    await cp(join(repository, 'src/routes'), join(copy, 'src/routes'), { recursive: true });
    const config = getConfig({ disableLogging: true, addExtensions: true }, copy);
    await new Generator({ config, root: copy }).run();
    const generated = await readFile(join(copy, 'src/routeTree.gen.ts'), 'utf8');
    const passed = bare(generated) === bare(committed);
    return { passed, output: passed ? '' : 'src/routeTree.gen.ts is out of step: run `npm run build` and commit it.' };
  } catch (error) {
    return { passed: false, output: String(error) };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** The generator's taste in quotes and semicolons is a setting; what it says is not. */
function bare(source: string): string {
  return source.replace(/["';\s]/g, '');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await runChecks();
  console.log(`\nCheck: ${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
