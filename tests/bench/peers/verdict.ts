// Who did what a bench asks for, in each of its runs, and whether ours is the best of those.
import type { EngineName } from './pages/page.ts';
import { scenarios } from './scenarios.ts';
import type { Row } from './stage.ts';
import { medianOf, short } from './summary.ts';

export interface Verdict {
  readonly bench: string;
  readonly decidedBy: string | null;
  /** With the median of what decides; the best first. */
  readonly done: readonly { readonly engine: EngineName; readonly median: number }[];
  readonly isWon: boolean;
}

/** Of the benches in which ours took part. */
export function verdictsOf(rows: readonly Row[]): Verdict[] {
  return scenarios.flatMap(({ name, decidedBy }) => {
    const own = rows.filter(({ bench }) => bench === name);
    const engines = [...new Set(own.map(({ engine }) => engine))];
    if (!engines.includes('encore')) return [];
    const done = engines
      .map(engine => ({ engine, runs: own.filter(row => row.engine === engine) }))
      .filter(({ runs }) => runs.every(({ isDone }) => isDone))
      .map(({ engine, runs }) => ({ engine, median: decidedBy === null ? 0 : medianOf(decidedBy, runs) }))
      .sort((a, b) => a.median - b.median);
    const ours = done.find(({ engine }) => engine === 'encore');
    return [{ bench: name, decidedBy, done, isWon: ours !== undefined && ours.median <= (done[0]?.median ?? 0) }];
  });
}

export function told({ bench, decidedBy, done, isWon }: Verdict): string {
  const order = done.map(({ engine, median }) => (decidedBy === null ? engine : `${engine} ${short(median)}`));
  const by = decidedBy === null ? '' : ` (${decidedBy})`;
  return `${isWon ? 'won ' : 'LOST'}  ${bench}${by}: done by ${order.join(', ') || 'nobody'}`;
}
