// Keys of shifts: who has them and when, how they are replaced, and that the codes made of them are the device's.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CODE_CASES } from '#tests/domain/code-cases.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { Mirror } from './mirror.ts';
import { act, claim, command, one, people, publishedShift, type Scene, setScene, verdict } from './scene.ts';

let db: Borrowed;
let scene: Scene;
beforeAll(async () => {
  db = await borrowDatabase();
  scene = await setScene(db);
});
afterAll(() => db.stop());

/** Lets so many hours pass for everything that asks for the time, and the clock run. */
async function pass(hours: number): Promise<void> {
  await db.advanceClock(`${hours} hours`);
  await db.query('select private.run_clock()');
}

const keysOf = async (person: { id: string }, shift: string) =>
  db.asUser(person.id, async client => {
    const { rows } = await client.query('select key from public.shift_keys where id = $1', [shift]);
    return rows.map(({ key }) => key as string);
  });

it('the codes made of a key are the device’s', async () => {
  for (const { key, minute, digits, qr } of CODE_CASES) {
    const made = await one(db, 'select private.code_digits($1, $2) as digits, private.code_qr($1, $2) as qr', [
      key,
      minute,
    ]);
    expect(made).toEqual({ digits, qr });
  }
});

it('a shift has a key from two days before its start to a day after its end, and no longer', async () => {
  const shift = await publishedShift(scene, { inHours: 60 });
  await pass(0);
  expect(await keysOf(people.vera, shift)).toHaveLength(0);
  await pass(14);
  expect(await keysOf(people.vera, shift)).toHaveLength(1);
  await pass(90);
  expect(await keysOf(people.vera, shift)).toHaveLength(1);
  await pass(95);
  expect(await keysOf(people.vera, shift)).toHaveLength(0);
  expect(await db.query('select from private.check_in_keys where shift_id = $1', [shift])).toHaveLength(1);
  await pass(70 * 24);
  expect(await db.query('select from private.check_in_keys where shift_id = $1', [shift])).toHaveLength(0);
  await pass(0);
});

it('every member’s device has it, and no rockstar’s, booked or not', async () => {
  const shift = await publishedShift(scene);
  await act(db, people.rocco, claim(shift));
  await pass(0);
  for (const member of [people.vera, people.mina, people.stef]) {
    const mirror = new Mirror(db, member);
    await mirror.pull();
    expect(mirror.has('shift_keys', shift), member.name).toBe(true);
  }
  for (const rockstar of [people.rocco, people.rosa]) {
    const mirror = new Mirror(db, rockstar);
    await mirror.pull();
    expect(mirror.size('shift_keys'), rockstar.name).toBe(0);
    expect(await keysOf(rockstar, shift)).toHaveLength(0);
  }
});

it('a shift that moves away before it has a key gets it later, and a draft none', async () => {
  const shift = await publishedShift(scene, { inHours: 20 });
  await db.query(
    "update public.shifts set starts_at = starts_at + interval '5 days', ends_at = ends_at + interval '5 days' where id = $1",
    [shift],
  );
  await pass(0);
  expect(await keysOf(people.vera, shift)).toHaveLength(0);
  await pass(4 * 24);
  expect(await keysOf(people.vera, shift)).toHaveLength(1);
  await pass(0);
});

it('whoever is removed leaves keys behind that are worth nothing from then on', async () => {
  const shift = await publishedShift(scene);
  await pass(0);
  const [old] = await keysOf(people.vera, shift);
  const member = await one<{ id: string }>(db, 'select id from public.venue_users where user_id = $1', [
    people.stef.id,
  ]);
  expect(await verdict(db, people.vera, command('remove_member', { id: member.id }))).toBe('applied');
  const [now] = await keysOf(people.vera, shift);
  expect(now).not.toBe(old);
  expect(await keysOf(people.stef, shift)).toHaveLength(0);
  const kept = await db.query(
    'select key, replaced_at is not null as replaced from private.check_in_keys where shift_id = $1 order by 2',
    [shift],
  );
  expect(kept).toEqual([
    { key: now, replaced: false },
    { key: old, replaced: true },
  ]);
});
