// Plays seed after seed, prints a failing one shrunk, and ends with the averages.
import { play, type Verdict } from './run.ts';
import { shrink } from './shrink.ts';
import { storyOf } from './story.ts';

export interface SeedRange {
  readonly seeds: number;
  readonly from: number;
  readonly quiet?: boolean;
}

export async function runSeeds({ seeds, from, quiet }: SeedRange): Promise<boolean> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const verdicts: Verdict[] = [];
  const failing: number[] = [];
  for (let seed = from; seed < from + seeds; seed += 1) {
    const verdict = await play(storyOf(seed));
    verdicts.push(verdict);
    if (verdict.broken.length === 0) continue;
    failing.push(seed);
    console.log(`seed ${seed}: ${[...new Set(verdict.broken)].slice(0, 4).join(' | ')}`);
    if (quiet === true) return false;
    await tellShrunk(seed);
    if (failing.length >= 3) break;
  }
  const { user, system } = process.cpuUsage(before);
  const spent = { wallMs: performance.now() - startedAt, cpuMs: (user + system) / 1000 };
  console.log(figures(verdicts, spent));
  console.log(`${verdicts.length - failing.length} seeds passed, ${failing.length} failed`);
  return failing.length === 0;
}

async function tellShrunk(seed: number): Promise<void> {
  const { story, verdict } = await shrink(storyOf(seed));
  console.log(`  shrunk to ${story.events.length} events: ${verdict.broken.slice(0, 2).join(' | ')}`);
  for (const event of story.events) console.log(`    ${JSON.stringify(event)}`);
}

interface Spent {
  readonly wallMs: number;
  readonly cpuMs: number;
}

function figures(verdicts: readonly Verdict[], { wallMs, cpuMs }: Spent): string {
  const mean = (of: (verdict: Verdict) => number) =>
    (verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / Math.max(1, verdicts.length)).toFixed(1);
  const each = (ms: number) => (ms / Math.max(1, verdicts.length)).toFixed(0);
  return [
    `a seed on average: ${mean(v => v.tabs)} tabs, ${mean(v => v.acts)} acts, ${mean(v => v.faults)} faults,`,
    `${mean(v => v.phones)} phones, ${mean(v => v.requests)} requests, ${mean(v => v.steps)} steps,`,
    `${each(wallMs)} ms (${each(cpuMs)} of processor)`,
  ].join(' ');
}
