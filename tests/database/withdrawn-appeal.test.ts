// An appeal that is taken back before anybody decided: nothing is left to decide, and what waited for it counts.
import { beforeEach, expect, it } from 'vitest';
import { command, makeAdmins, newId, one, type Person, people, sync, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { runningShift } from './situations/attendance.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, mina, rocco, rosa, sam, sol } = people;

let event: string;
beforeEach(async () => {
  const { booking } = await runningShift(scene, 12, 616);
  expect(await verdict(scene.db, mina, command('mark_no_show', { id: booking }))).toBe('applied');
  ({ id: event } = await one<{ id: string }>(scene.db, 'select id from public.reliability_events'));
});

const contest = () => verdict(scene.db, rocco, command('appeal_points', { id: event, reason: 'I was there' }));
const withdraw = (person = rocco) => verdict(scene.db, person, command('withdraw_appeal', { id: event }));
const theDispute = () =>
  one<{ id: string; version: number; outcome: string | null }>(
    scene.db,
    'select id, version, outcome from public.disputes',
  );
const decide = async (outcome: string) => {
  const { id, version } = await theDispute();
  const decision = { id, version, outcome, reason: 'The door saw nobody', lang: 'en' };
  return verdict(scene.db, sol, command('decide_dispute', decision));
};
const stands = () =>
  one(
    scene.db,
    'select points, strikes_left, counts_from <= private.now() as counts, counts_from >= appealed_at as since from public.reliability_events',
  );

it('is its person’s to take back, and ends it for both sides; the points count from then', async () => {
  await contest();
  expect(await stands()).toEqual({ points: 12, strikes_left: 0, counts: null, since: null });
  for (const person of [rosa, mina, ada, sam]) expect(await withdraw(person)).toBe('not_found');
  expect(await withdraw()).toBe('applied');
  expect(await stands()).toEqual({ points: 12, strikes_left: 3, counts: true, since: true });
  expect(await withdraw(), 'from another device').toBe('applied');
  const seenBy = async (person: Person) => (await sync(scene.db, person, { device: newId() })).rows.disputes;
  for (const person of [rocco, mina])
    expect(await seenBy(person)).toMatchObject([{ state: 'decided', outcome: 'agreed', reason: null }]);
  expect(await decide('taken_back')).toBe('dispute_decided');
  expect(await contest(), 'once').toBe('already_appealed');
});

it('cannot be reopened, and is no case that others are compared with', async () => {
  await contest();
  await withdraw();
  const { id, version } = await theDispute();
  expect(await verdict(scene.db, sol, command('reopen_dispute', { id, version, reason: 'A witness' }))).toBe(
    'wrong_state',
  );
});

it('counts as it did where it had begun to before it was contested', async () => {
  await scene.db.query("update public.reliability_events set counts_from = private.now() - interval '1 day'");
  const before = await one(scene.db, 'select counts_from from public.reliability_events');
  await contest();
  await withdraw();
  expect(await one(scene.db, 'select counts_from from public.reliability_events')).toEqual(before);
});

it('is too late once somebody decided, and nothing where nobody appealed', async () => {
  expect(await withdraw()).toBe('wrong_state');
  await contest();
  expect(await decide('upheld')).toBe('applied');
  expect(await withdraw()).toBe('dispute_decided');
});
