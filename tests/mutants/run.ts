// `npm run mutants [-- part …]`: plants small bugs in the engine, one at a time, and tells which of them no test sees. Without a
// part all are tried, which takes a night. What may survive stands in survivors.ts with its reason; anything else fails the run.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '#tests/support/repository.ts';
import { record } from './record.ts';
import { trySql } from './sql.ts';
import { SURVIVORS } from './survivors.ts';

interface Part {
  readonly files: readonly string[];
  /** Those that look at it closely; the others only take long. */
  readonly tests: readonly string[];
}

const own = (file: string, ...tests: string[]): Part => ({
  files: [`sync/${file}.ts`],
  tests: tests.map(test => `tests/sync/${test}.test.ts`),
});

const PARTS: Readonly<Record<string, Part>> = {
  machine: {
    files: [
      'sync/machine.ts',
      'sync/machine-calls.ts',
      'sync/machine-rounds.ts',
      'sync/machine-state.ts',
      'sync/backoff.ts',
    ],
    tests: ['machine', 'edges', 'pace', 'remedies', 'told'].map(test => `tests/sync/${test}.test.ts`),
  },
  queue: own('queue', 'entries'),
  push: own('push', 'batches'),
  pull: own('pull', 'applied'),
  mirror: own('mirror', 'rebased'),
  round: {
    files: ['sync/round.ts', 'sync/ahead.ts'],
    tests: ['rounds', 'ahead'].map(test => `tests/sync/${test}.test.ts`),
  },
  leader: own('leader', 'seat'),
  tokens: own('tokens', 'tokens'),
  repair: own('repair', 'digest'),
  digest: own('digest', 'digest'),
};

const GOAL = 0.9;

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number } };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

async function tryPart(name: string, { files, tests }: Part): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'encore-mutants-'));
  try {
    const report = join(folder, 'report.json');
    const config = join(folder, 'stryker.config.json');
    await writeFile(config, JSON.stringify(settings({ files, report, work: join(folder, 'work') })));
    await stryker(config, tests);
    return await tell(name, JSON.parse(await readFile(report, 'utf8')) as Report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function settings(at: { files: readonly string[]; report: string; work: string }) {
  return {
    mutate: at.files,
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: at.report },
    tempDirName: at.work,
    // TypeScript 7 has no API for what would be done with it.
    tsconfigFile: 'none.json',
    ignorePatterns: ['public', 'supabase/seed', 'tests/e2e', 'tests/bench', 'dist', 'test-results'],
    concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
    timeoutMS: 20_000,
    allowConsoleColors: false,
  };
}

function stryker(config: string, tests: readonly string[]): Promise<void> {
  const child = spawn(join(repository, 'node_modules/.bin/stryker'), ['run', config], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, MUTANTS_TESTS: tests.join(',') },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error(`stryker ended with ${code}`))));
  });
}

/** True: what nobody saw is excused, and the rest is enough. */
async function tell(name: string, { files }: Report): Promise<boolean> {
  let seen = 0;
  let unseen = 0;
  let excused = 0;
  const survivors: string[] = [];
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const { status, location, mutatorName, replacement } of mutants) {
      if (status === 'Killed' || status === 'Timeout') seen += 1;
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      const line = (lines[location.start.line - 1] ?? '').trim();
      const reason = SURVIVORS.find(known => known.file === file && line.includes(known.line))?.why;
      if (reason === undefined) unseen += 1;
      else excused += 1;
      console.log(
        `${file}:${location.start.line} ${mutatorName} «${replacement ?? ''}» in «${line}» (${reason ?? '?'})`,
      );
      survivors.push(`\`${line.replaceAll('`', "'")}\` in \`${file}\`: ${reason ?? 'no test sees it yet'}`);
    }
  }
  const mutants = seen + unseen + excused;
  const score = seen / Math.max(1, mutants);
  console.log(`${name}: ${seen} seen, ${unseen} not, ${excused} excused, ${(score * 100).toFixed(1)} %`);
  await record({ part: name, figures: `${seen} of ${mutants} seen, ${(score * 100).toFixed(1)} %`, survivors });
  return score >= GOAL;
}

const names = process.argv.slice(2);
// `npm run mutants -- sql a paused venue`: those with these words in their names.
const sql = names.indexOf('sql');
let passed = names.length > 0 && sql < 0 ? true : await trySql(sql < 0 ? '' : names.slice(sql + 1).join(' '));
for (const [name, part] of Object.entries(PARTS)) {
  if (names.length > 0 && !(sql < 0 ? names : names.slice(0, sql)).includes(name)) continue;
  if (!(await tryPart(name, part))) passed = false;
}
process.exitCode = passed ? 0 : 1;
