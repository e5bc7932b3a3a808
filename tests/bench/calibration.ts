// How fast this machine is just now, against the one for which the budgets were written: a fixed piece of work of the
// kind the product does (build rows, sort them, write and read JSON, hash), timed before anything else.
import { createHash } from 'node:crypto';

/** The best of many rounds on the reference machine (Debian 12, 2 cores, Node 20). */
const referenceMs = 28;
const rounds = 9;

/** Above 1: slower than the reference, and time budgets grow by it. Never below 1: a fast machine is not punished. */
export function calibrationFactor(): { readonly factor: number; readonly measuredMs: number } {
  const timings = Array.from({ length: rounds }, timeOnce).sort((a, b) => a - b);
  const measuredMs = timings[Math.floor(rounds / 2)] ?? referenceMs;
  return { factor: Math.max(1, measuredMs / referenceMs), measuredMs };
}

function timeOnce(): number {
  const startedAt = performance.now();
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    id: `row-${(index * 7919) % 20_000}`,
    at: (index * 104_729) % 1_000_003,
    note: 'a shift behind the bar',
  }));
  rows.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const text = JSON.stringify(rows);
  const again: unknown = JSON.parse(text);
  createHash('sha256').update(JSON.stringify(again)).digest('hex');
  return performance.now() - startedAt;
}
