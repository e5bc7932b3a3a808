// set_relation: one side's opinion for its own eyes, and what a block does to what waits.
import { describe, expect, it } from 'vitest';
import { Mirror } from './mirror.ts';
import {
  act,
  application,
  claim,
  command,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  rival,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { invitation } from './situations/invitations.ts';

const scene = sceneForEach();

const relation = (kind: string, more: object = {}) =>
  command('set_relation', { venue_id: scene.venueId, worker_id: people.rocco.id, side: 'venue', kind, ...more });

async function meet(): Promise<string> {
  const shift = await publishedShift(scene, { booking_mode: 'review' });
  await act(scene.db, people.rocco, application(shift));
  return shift;
}

it('is about people whose card the venue has, by those who decide there', async () => {
  expect(await verdict(scene.db, people.vera, relation('favourite'))).toBe('not_found');
  await meet();
  for (const person of [people.stef, people.rocco, rival])
    expect(await verdict(scene.db, person, relation('favourite'))).toBe('not_allowed');
  expect(await verdict(scene.db, people.mina, relation('favourite'))).toBe('applied');
  expect(
    await one(scene.db, 'select private.is_favourite($1, $2) as liked, private.is_blocked($1, $2) as barred', [
      scene.venueId,
      people.rocco.id,
    ]),
  ).toEqual({ liked: true, barred: false });
  expect(await verdict(scene.db, people.vera, relation('neutral'))).toBe('applied');
  expect(await scene.db.query('select from public.relations')).toEqual([]);
});

it('stays with the side that has it', async () => {
  await meet();
  await act(scene.db, people.vera, relation('favourite'));
  await act(scene.db, people.rocco, relation('favourite', { side: 'rockstar' }));
  expect(await verdict(scene.db, people.rosa, relation('blocked', { side: 'rockstar' }))).toBe('not_allowed');
  const [vera, rocco, rosa] = [people.vera, people.rocco, people.rosa].map(person => new Mirror(scene.db, person));
  for (const mirror of [vera, rocco, rosa]) await mirror?.pull();
  expect([vera?.size('relations'), rocco?.size('relations'), rosa?.size('relations')]).toEqual([1, 1, 0]);
  await act(scene.db, people.vera, relation('neutral'));
  await vera?.pull();
  expect(vera?.size('relations')).toBe(0);
  await rocco?.pull();
  await rocco?.expectTrue();
});

it('a block answers what waits and keeps them apart, without saying why', async () => {
  const shift = await meet();
  const open = await publishedShift(scene, { inHours: 90 });
  await act(scene.db, people.vera, invitation(scene, { shift_id: open }));
  await act(scene.db, people.vera, relation('blocked'));
  expect(await scene.db.query('select status from public.work_invitations')).toEqual([{ status: 'revoked' }]);
  expect(await one(scene.db, 'select status from public.applications where shift_id = $1', [shift])).toEqual({
    status: 'rejected',
  });
  expect(await verdict(scene.db, people.rocco, application(open))).toBe('not_open_to_you');
  expect(await scene.db.query("select from public.notifications where kind = 'application_rejected'")).toHaveLength(1);
});

it('a rockstar’s block takes back their own requests', async () => {
  const shift = await meet();
  await act(scene.db, people.rocco, relation('blocked', { side: 'rockstar' }));
  expect(await one(scene.db, 'select status from public.applications where shift_id = $1', [shift])).toEqual({
    status: 'withdrawn',
  });
  expect(await scene.db.query("select from public.notifications where kind <> 'shift_applied'")).toEqual([]);
});

describe('the picker of a new chat, which tells addresses', () => {
  const shown = (person: Person) =>
    scene.db.asUser(person.id, async client => {
      const { rows } = await client.query('select worker_id from public.get_venue_applicants($1)', [scene.venueId]);
      return (rows as { worker_id: string }[]).map(({ worker_id }) => worker_id);
    });

  it.each([
    ['blocked the venue', 'rockstar'],
    ['was blocked by it', 'venue'],
  ] as const)('leaves out who %s, but while they are booked', async (_, side) => {
    const [shift, booking] = [await publishedShift(scene, { positions: 2 }), newId()];
    await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
    await act(scene.db, people.rosa, claim(shift));
    await scene.db.query(
      'insert into public.relations (id, venue_id, worker_id, set_by_side, kind) values ($1, $2, $3, $4, $5)',
      [newId(), scene.venueId, people.rocco.id, side, 'blocked'],
    );
    const { rocco, rosa } = people;
    expect(new Set(await shown(people.vera))).toEqual(new Set([rocco.id, rosa.id]));
    await act(scene.db, rocco, command('cancel_booking', { id: booking }));
    expect(await shown(people.vera)).toEqual([rosa.id]);
  });

  it('leaves them out again once the work is over', async () => {
    await act(scene.db, people.rocco, claim(await publishedShift(scene)));
    expect(await shown(people.vera)).toEqual([people.rocco.id]);
    await scene.db.query(
      "update public.bookings set status = 'checked_out', starts_at = now() - interval '9 hours', ends_at = now() - interval '1 hour'",
    );
    await act(scene.db, people.rocco, relation('blocked', { side: 'rockstar' }));
    expect(await shown(people.vera)).toEqual([]);
  });
});
