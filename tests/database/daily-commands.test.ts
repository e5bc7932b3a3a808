// What one account may leave behind in a day: receipts are kept for sixty days, and anybody may sign up.
import { expect, it } from 'vitest';
import { command, newId, one, people, shiftArgs, sync } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => db.query("update public.venues set tz = 'UTC'"));
const { vera, mina } = people;

const save = () => command('save_shift', shiftArgs({ id: newId(), venue_id: scene.venueId }));
const asVera = async (commands: ReturnType<typeof save>[]) =>
  (await sync(scene.db, vera, { commands })).outcomes.map(({ state }) => state);
const used = async () =>
  (await one<{ used: number }>(scene.db, 'select used from private.brakes where bucket = $1', [`commands:${vera.id}`]))
    .used;
const receipts = async () => (await one<{ n: number }>(scene.db, 'select count(*)::int as n from private.receipts')).n;

it('counts what ran, not what is sent again', async () => {
  const commands = [save(), save()];
  await asVera(commands);
  await asVera([...commands, save()]);
  expect(await used()).toBe(3);
});

it('twenty thousand commands of one person run in a day: the rest waits, pulls and others go on', async () => {
  const first = save();
  await asVera([first]);
  await scene.db.query('update private.brakes set used = 19999 where bucket = $1', [`commands:${vera.id}`]);
  const waiting = save();
  expect(await asVera([save(), waiting]), 'a prefix').toEqual(['applied']);
  const before = await receipts();
  await expect(asVera([waiting])).rejects.toThrow('try_again');
  expect(await asVera([first, waiting]), 'what was answered is answered again').toEqual(['applied']);
  expect(await receipts()).toBe(before);
  expect(await asVera([])).toEqual([]);
  expect((await sync(scene.db, mina, { commands: [save()] })).outcomes).toMatchObject([{ state: 'applied' }]);
  await scene.db.query("update private.brakes set since = since - interval '25 hours'");
  expect(await asVera([waiting])).toEqual(['applied']);
  expect(await used()).toBe(1);
});

it('a hundred errors of one person are kept in a day, each of them short, and all are answered', async () => {
  await scene.db.query(`create function private.breaks(args jsonb) returns void language plpgsql as $$
    begin raise exception '%', repeat('x', 5000); end $$`);
  await scene.db.query("select private.register_command('breaks', 1, 'Breaks.')");
  const { outcomes } = await sync(scene.db, vera, {
    commands: Array.from({ length: 130 }, () => command('breaks', {})),
  });
  expect(outcomes.filter(one => one.state === 'rejected' && one.code === 'invalid_command')).toHaveLength(130);
  const kept = 'select count(*)::int as n, max(length(message)) as longest from private.command_errors';
  expect(await one(scene.db, kept)).toEqual({ n: 100, longest: 1000 });
});
