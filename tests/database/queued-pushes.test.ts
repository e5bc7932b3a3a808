// One account's pushes run one at a time, and few may wait: connections are everybody's.
import { expect, it } from 'vitest';
import type { SyncAnswer } from '#sync/answer.ts';
import { command, newId, people, shiftArgs, sync } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => db.query("update public.venues set tz = 'UTC'"));

const save = () => command('save_shift', shiftArgs({ id: newId(), venue_id: scene.venueId }));
const states = ({ outcomes }: SyncAnswer) => outcomes.map(({ state }) => state);
const asVera = (commands: ReturnType<typeof save>[]) => sync(scene.db, people.vera, { commands });

it('of seven calls of one person at one time one runs, three wait for it and the others are asked to try again', async () => {
  const running = await scene.db.connect();
  await running.query('begin');
  await running.query('select pg_advisory_xact_lock(hashtextextended($1::text, 1))', [people.vera.id]);
  const refused: string[] = [];
  let enough: (value: unknown) => void = () => undefined;
  const threeRefused = new Promise(resolve => {
    enough = resolve;
  });
  const calls = Array.from({ length: 6 }, () =>
    asVera([save()]).then(states, (error: Error) => {
      if (refused.push(error.message) === 3) enough(null);
      return null;
    }),
  );
  await threeRefused;
  expect(states(await sync(scene.db, people.mina, { commands: [save()] })), 'others go on').toEqual(['applied']);
  await running.query('commit');
  await running.end();
  expect((await Promise.all(calls)).filter(said => said !== null)).toEqual(Array(3).fill(['applied']));
  expect(refused).toEqual(Array(3).fill('try_again'));
  expect(states(await asVera([save()])), 'and so does whoever asks again').toEqual(['applied']);
});
