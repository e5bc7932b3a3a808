// A venue with more posts than one statement moves or calls off: the nearest hundred at once, the rest with the clock.
import { expect, it } from 'vitest';
import { act, command, newId, one, people, publishedShift, verdict, verify } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(async ({ db, venueId }) => {
  // The venue that came with the profile is never closed.
  const first = newId();
  await act(db, people.vera, command('add_venue', { id: first, name: 'First', address: '1 Row', industry: 'bar' }));
  await db.query("update public.venues set created_at = created_at - interval '1 day' where id = $1", [first]);
  await verify(db, venueId);
});

/** One each day, and as many drafts of later. */
async function posts(count: number): Promise<void> {
  const first = await publishedShift(scene);
  for (const [status, from, to] of [
    ['published', 1, count - 1],
    ['draft', count, 2 * count - 1],
  ] as const)
    await scene.db.query(
      `insert into public.shifts select (jsonb_populate_record(null::public.shifts, to_jsonb(shift) || jsonb_build_object('id', gen_random_uuid(),
         'status', $2::text, 'starts_at', starts_at + nth * interval '1 day', 'ends_at', ends_at + nth * interval '1 day'))).*
       from public.shifts shift, generate_series($3::int, $4) nth where shift.id = $1`,
      [first, status, from, to],
    );
}

const clock = () => scene.db.query('select private.run_clock()');
const left = async () => (await one<{ n: number }>(scene.db, 'select count(*)::int as n from private.left_posts')).n;

it('moves all of them, the nearest hundred at once', async () => {
  await posts(120);
  const move = { id: scene.venueId, name: 'The Copper Thistle', address: '99 Other Street', industry: 'bar' };
  const moved = () =>
    one(
      scene.db,
      `select count(*)::int as all, max(nth)::int as last from (
         select place, row_number() over (order by starts_at) as nth from public.shifts where status = 'published') posted
       where place like '99 Other Street%'`,
    );
  expect(await verdict(scene.db, people.vera, command('edit_venue', move))).toBe('applied');
  expect([await moved(), await left()]).toEqual([{ all: 100, last: 100 }, 20]);
  await clock();
  expect([await moved(), await left()]).toEqual([{ all: 120, last: 120 }, 0]);
});

it('calls all of them off when it closes, the nearest hundred at once, and drafts last', async () => {
  await posts(60);
  const open = () =>
    scene.db.query(
      `select status, count(*)::int as n from public.shifts where venue_id = $1 and status <> 'cancelled' group by status`,
      [scene.venueId],
    );
  expect(await verdict(scene.db, people.vera, command('archive_venue', { id: scene.venueId }))).toBe('applied');
  expect(await open()).toEqual([{ status: 'draft', n: 20 }]);
  await clock();
  expect([await open(), await left()]).toEqual([[], 0]);
});
