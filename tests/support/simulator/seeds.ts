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
  const late = lateness(verdicts);
  console.log(late.told);
  console.log(`${verdicts.length - failing.length} seeds passed, ${failing.length} failed`);
  const inTime = late.p999 <= SENT_WITHIN_MS;
  if (!inTime) console.log(`EN1: failed, since p99.9 may be ${SENT_WITHIN_MS} ms`);
  return failing.length === 0 && inTime;
}

/** EN1: from saved, or from the end of the call then under way, to sent. */
const SENT_WITHIN_MS = 300;

function lateness(verdicts: readonly Verdict[]): { readonly told: string; readonly p999: number } {
  const sorted = verdicts.flatMap(({ late }) => late).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const [p50, p99, p999] = [at(0.5), at(0.99), at(0.999)];
  const ms = [p50, p99, p999, at(1)].map(Math.round);
  const told = `${sorted.length} commands sent within ${ms.join(', ')} ms (p50, p99, p99.9, most) while connected`;
  return { told, p999 };
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
