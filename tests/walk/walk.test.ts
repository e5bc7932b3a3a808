// The random walk (walk.ts): so many seeds, each so many steps; part of `npm run test:db`. At night more, by its own name:
// WALK_SEEDS=200 WALK_FROM=1000 npm run test:walk
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { onlineCommands } from '#domain/online-catalogue.ts';
import { stepsOf, walk } from '#tests/database/walk.ts';
import { moves } from '#tests/support/commands/moves.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { shortest } from '#tests/support/shrink.ts';

const SEEDS = Number(process.env.WALK_SEEDS ?? 8);
const FROM = Number(process.env.WALK_FROM ?? 1);
const STEPS = Number(process.env.WALK_STEPS ?? 400);
const PATIENCE_MS = 10 * 60_000;
/** A failing walk is made shorter for so long, and told as short as it is by then. */
const SHORTEN_MS = Number(process.env.WALK_SHORTEN_S ?? 120) * 1_000;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it('knows a move of every command', () => {
  const all = [...catalogue.commands, ...onlineCommands];
  expect(Object.keys(moves).sort()).toEqual(all.map(({ name }) => name).sort());
});

it.each(Array.from({ length: SEEDS }, (_, nth) => FROM + nth))(
  'after the walk of seed %i every device equals its views in every mirrored table',
  async seed => {
    const steps = stepsOf(seed, STEPS);
    const failure = await walk(postgres, steps);
    if (failure === undefined) return;
    const until = performance.now() + SHORTEN_MS;
    const again = async (events: readonly number[]) =>
      performance.now() < until ? await walk(postgres, events) : undefined;
    const short = await shortest(steps, failure, again);
    const story = short.failure.told.join('\n  ');
    expect.fail(`seed ${seed}, ${short.events.length} steps: ${short.failure.broken}\n  ${story}`);
  },
  PATIENCE_MS + SHORTEN_MS,
);
