// `npm run bench:peers`: our engine and its peers on one server, with the same rows and the same faults, in Chromium on real
// IndexedDB. `-- --runs=5 --size=0.1 drain` repeats each run, makes it smaller, picks benches by the beginning of their
// names; `--engine=rxdb` runs one alone.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { calibrationFactor } from '#tests/bench/calibration.ts';
import { buildPage } from '#tests/bench/page.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { installPeers, peersFrom, peerVersions } from './install.ts';
import type { EngineName } from './pages/page.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { startPeerServer } from './server.ts';
import type { Row, Stage } from './stage.ts';
import { summary } from './summary.ts';
import { told, verdictsOf } from './verdict.ts';

/** Whoever was waited for so long and still did not do it is not asked again. */
const PATIENCE_MS = 15_000;

const all: readonly EngineName[] = ['encore', 'rxdb', 'legend-state', 'tanstack', 'replicache'];
const words = process.argv.slice(2);
const runs = Number(option('runs') ?? 5);
const size = Number(option('size') ?? 1);
const engines = all.filter(name => (option('engine') ?? name) === name);
const wanted = words.filter(word => !word.startsWith('--'));

function option(name: string): string | undefined {
  return words.find(word => word.startsWith(`--${name}=`))?.slice(name.length + 3);
}

async function bench(): Promise<void> {
  const modules = installPeers();
  const app = await mkdtemp(join(tmpdir(), 'encore-bench-'));
  await buildPage('tests/bench/peers/pages/page.ts', { folder: app, plugins: [peersFrom(modules)] });
  const server = await startPeerServer(app, modules);
  const browser = await chromium.launch({ executablePath: findChromium().path, args: [...chromiumArguments] });
  try {
    const rows: Row[] = [];
    for (const scenario of scenarios) {
      if (wanted.length > 0 && !wanted.some(name => scenario.name.startsWith(name))) continue;
      rows.push(...(await measured({ server, browser, size }, scenario)));
    }
    await keep(rows, browser.version());
    console.log(`\n${summary(rows)}\n`);
    const verdicts = verdictsOf(rows);
    for (const verdict of verdicts) console.log(told(verdict));
    const lost = verdicts.filter(({ isWon }) => !isWon);
    console.log(`\n${verdicts.length - lost.length} of ${verdicts.length} rows won.`);
    if (lost.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
    await rm(app, { recursive: true, force: true });
  }
}

/** The engines take turns within each round, so that none has the machine's best minutes. */
async function measured(stage: Stage, scenario: Scenario): Promise<Row[]> {
  const rows: Row[] = [];
  const givenUp = new Set<EngineName>();
  console.log(`\n${scenario.name}`);
  for (let run = 0; run < runs; run += 1) {
    for (const engine of engines) {
      if ((engine === 'tanstack' && scenario.pulls) || givenUp.has(engine)) continue;
      const from = performance.now();
      const figures = await scenario.run(stage, engine);
      const isDone = scenario.isDone(figures);
      rows.push({ bench: scenario.name, engine, figures, isDone });
      if (!isDone && performance.now() - from > PATIENCE_MS) givenUp.add(engine);
      console.log(`  ${engine.padEnd(13)} ${JSON.stringify(figures)}`);
    }
  }
  return rows;
}

async function keep(rows: readonly Row[], browser: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'encore-peers-figures-'));
  const about = { at: new Date().toISOString(), node: process.version, browser, versions: peerVersions(), runs, size };
  const { factor } = calibrationFactor();
  await writeFile(join(folder, 'rows.json'), JSON.stringify({ ...about, slowerThanReference: factor, rows }, null, 1));
  console.log(`\nRaw rows: ${join(folder, 'rows.json')}`);
}

await bench();
