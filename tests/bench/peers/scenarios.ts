// The workloads, each told once and run for every engine alike, and what it is to have done it. What reached the server is asked
// of the server, never of the engine; what is on the device is asked of the engine.
import type { EngineName } from './pages/page.ts';
import { delta, firstSync, missedRows, revocation } from './scenarios/receiving.ts';
import { drain, inOrder, lostAnswers, poison } from './scenarios/sending.ts';
import { thinDrain, thinFirstSync } from './scenarios/thin-link.ts';
import { twoTabs } from './scenarios/two-tabs.ts';
import { twoVersions } from './scenarios/two-versions.ts';
import type { Figures, Stage } from './stage.ts';

export interface Scenario {
  readonly name: string;
  /** Engines that only send are left out of what is pulled. */
  readonly pulls: boolean;
  run(stage: Stage, engine: EngineName): Promise<Figures>;
  /** Whether the engine did what was asked of it. */
  isDone(figures: Figures): boolean;
  /** Of those that did, who has less of this is better; null where having done it is all. */
  readonly decidedBy: string | null;
}

const hasAllRows = ({ rows, of }: Figures) => rows === of;
const isDelivered = (figures: Figures) => figures.delivered === figures.of;
const isExact = (figures: Figures) => isDelivered(figures) && figures['taken twice'] === 0 && figures.settled === true;

export const scenarios: readonly Scenario[] = [
  ...[10_000, 50_000].map(
    (rows): Scenario => ({
      name: `first sync of ${rows.toLocaleString('en-GB')}`,
      pulls: true,
      run: (stage, engine) => firstSync(stage, engine, rows),
      isDone: hasAllRows,
      decidedBy: 'stored ms',
    }),
  ),
  {
    name: 'row cap: 2,500, answers of at most 1,000',
    pulls: true,
    run: (stage, engine) => firstSync(stage, engine, 2_500),
    isDone: hasAllRows,
    decidedBy: 'stored ms',
  },
  {
    name: 'delta: 10 more on 10,000, 50 ms',
    pulls: true,
    run: delta,
    isDone: figures => figures['new rows'] === 10,
    decidedBy: 'ms',
  },
  {
    name: 'missed rows: 16 writers',
    pulls: true,
    run: missedRows,
    isDone: ({ missed }) => missed === 0,
    decidedBy: null,
  },
  {
    name: 'revocation: 1,000 of 5,000',
    pulls: true,
    run: revocation,
    isDone: figures => figures['left on the device'] === 0,
    decidedBy: null,
  },
  {
    name: 'poison: 1 refused before 1,000 good',
    pulls: false,
    run: poison,
    isDone: figures => isDelivered(figures) && figures['refused one kept'] === true,
    decidedBy: 'seconds',
  },
  { name: 'lost answers: 20 % of 200', pulls: false, run: lostAnswers, isDone: isExact, decidedBy: 'seconds' },
  ...[50, 300].map(
    (ms): Scenario => ({
      name: `drain: 1,000 at ${ms} ms`,
      pulls: false,
      run: (stage, engine) => drain(stage, engine, ms),
      isDone: isDelivered,
      decidedBy: 'seconds',
    }),
  ),
  {
    name: 'order: 40 notes, one about each, three edits, 50 ms',
    pulls: false,
    run: inOrder,
    isDone: ({ right, of }) => right === of,
    decidedBy: 'seconds',
  },
  {
    name: 'two tabs: the sender of 1,000 is closed, 300 ms',
    pulls: false,
    run: twoTabs,
    isDone: isExact,
    decidedBy: 'seconds',
  },
  {
    name: 'thin link: first sync of 30 at 2 KB/s',
    pulls: true,
    run: thinFirstSync,
    isDone: hasAllRows,
    decidedBy: 'seconds',
  },
  {
    name: 'thin link: drain of 60 at 2 KB/s',
    pulls: false,
    run: thinDrain,
    isDone: isDelivered,
    decidedBy: 'seconds',
  },
  {
    name: 'two versions: 200 of yesterday, 50 ms',
    pulls: false,
    run: twoVersions,
    isDone: figures => figures.labelled === figures.of && figures['shown before the network'] === figures.of,
    decidedBy: 'seconds',
  },
];
