// What a device gets: pages, what was taken away, scopes that open and close, epochs, digests. `Mirror` is the plainest
// device possible; at the end of each story it must equal what the views show.
import { describe, expect, it } from 'vitest';
import { Mirror } from './mirror.ts';
import { act, addMember, application, claim, command, newId, one, people, publishedShift, sync } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

/** Many drafts of Vera's, from outside the dispatcher, and one posted shift. */
async function drafts(count: number): Promise<void> {
  const id = await publishedShift(scene);
  await scene.db.query(
    `insert into public.shifts select (jsonb_populate_record(shift, jsonb_build_object('id', gen_random_uuid(), 'status', 'draft'))).*
     from public.shifts shift, generate_series(1, $1) where shift.id = $2`,
    [count, id],
  );
}

describe('pages', () => {
  it('a first pull brings everything, page by page, and ends on `more`', async () => {
    await drafts(2500);
    const mirror = new Mirror(scene.db, people.vera);
    expect(await mirror.pull()).toBe(3);
    expect(mirror.size('shifts')).toBe(2501);
    await mirror.expectTrue();
  });

  it('an idle pull brings nothing', async () => {
    const mirror = new Mirror(scene.db, people.vera);
    await mirror.pull();
    const answer = await sync(scene.db, people.vera, { cursor: mirror.cursor });
    expect(answer).toMatchObject({ rows: {}, gone: {}, scopes: [], more: false, reset: false });
  });

  it('what is written between two pages arrives too', async () => {
    await drafts(1500);
    const mirror = new Mirror(scene.db, people.vera);
    await mirror.page();
    await scene.db.query(
      "update public.shifts set status = 'published' where id = (select min(id::text)::uuid from public.shifts where status = 'draft')",
    );
    await scene.db.query("update public.shifts set title = 'Moved' where status = 'draft'");
    await mirror.pull();
    await mirror.expectTrue();
  });

  it('a lost answer changes nothing: the same cursor again tells the same', async () => {
    const mirror = new Mirror(scene.db, people.vera);
    await mirror.pull();
    await publishedShift(scene);
    const [first, second] = [
      await sync(scene.db, people.vera, { cursor: mirror.cursor }),
      await sync(scene.db, people.vera, { cursor: mirror.cursor }),
    ];
    expect(second.rows).toEqual(first.rows);
  });
});

describe('taken away', () => {
  it('a shift that is cancelled leaves the phones of those who never applied for it', async () => {
    const [sam, rocco] = [new Mirror(scene.db, people.sam), new Mirror(scene.db, people.rocco)];
    const id = await publishedShift(scene);
    await act(scene.db, people.rocco, application(id));
    await Promise.all([sam.pull(), rocco.pull()]);
    expect(sam.has('shifts', id) && rocco.has('shifts', id)).toBe(true);
    await act(scene.db, people.vera, command('cancel_shift', { id }));
    const answer = await sync(scene.db, people.sam, { cursor: sam.cursor });
    expect(answer.gone).toEqual({ shifts: [id] });
    await Promise.all([sam.pull(), rocco.pull()]);
    expect([sam.has('shifts', id), rocco.has('shifts', id)]).toEqual([false, true]);
    await Promise.all([sam.expectTrue(), rocco.expectTrue()]);
  });

  it('a deleted row leaves everywhere, an account with all that hangs on it', async () => {
    const id = await publishedShift(scene);
    await act(scene.db, people.rocco, claim(id));
    const [vera, rosa] = [new Mirror(scene.db, people.vera), new Mirror(scene.db, people.rosa)];
    await Promise.all([vera.pull(), rosa.pull()]);
    await scene.db.query('delete from auth.users where id = $1', [people.rocco.id]);
    await Promise.all([vera.pull(), rosa.pull()]);
    expect([vera.size('bookings'), vera.size('applications'), vera.has('profiles', people.rocco.id)]).toEqual([
      0,
      0,
      false,
    ]);
    await Promise.all([vera.expectTrue(), rosa.expectTrue()]);
  });
});

describe('scopes', () => {
  it('a removed member loses the venue and keeps what a rockstar may see of it', async () => {
    await addMember(scene.db, { venueId: scene.venueId, person: people.rosa, role: 'manager' });
    const id = await publishedShift(scene);
    await drafts(20);
    await act(scene.db, people.rocco, claim(id));
    const rosa = new Mirror(scene.db, people.rosa);
    await rosa.pull();
    expect(rosa.size('shifts')).toBe(22);
    await scene.db.query('update public.venue_users set revoked_at = now() where user_id = $1', [people.rosa.id]);
    await rosa.pull();
    expect([
      rosa.size('shifts'),
      rosa.size('bookings'),
      rosa.size('venue_users'),
      rosa.has('profiles', people.rocco.id),
    ]).toEqual([2, 0, 0, false]);
    await rosa.expectTrue();
  });

  it('a new member gets what was there before, with the people', async () => {
    const id = await publishedShift(scene);
    await drafts(20);
    await act(scene.db, people.rocco, claim(id));
    const rosa = new Mirror(scene.db, people.rosa);
    await rosa.pull();
    await addMember(scene.db, { venueId: scene.venueId, person: people.rosa, role: 'staff' });
    await rosa.pull();
    expect([rosa.size('bookings'), rosa.has('profiles', people.rocco.id)]).toEqual([1, true]);
    await rosa.expectTrue();
  });

  it('areas that a rockstar chooses open and close their posts; what they applied for stays', async () => {
    const [asked, other] = [await publishedShift(scene), await publishedShift(scene, { inHours: 60 })];
    await act(scene.db, people.rocco, application(asked));
    const rocco = new Mirror(scene.db, people.rocco);
    await rocco.pull();
    await act(scene.db, people.rocco, command('edit_profile', { areas: ['leeds'] }));
    await rocco.pull();
    expect([rocco.has('shifts', asked), rocco.has('shifts', other)]).toEqual([true, false]);
    await rocco.expectTrue();
    await act(scene.db, people.rocco, command('edit_profile', { areas: ['london'] }));
    await rocco.pull();
    expect(rocco.has('shifts', other)).toBe(true);
    await rocco.expectTrue();
  });

  it('of an area that is left and chosen again between two pulls the last word counts', async () => {
    const choose = (area: string) => act(scene.db, people.rocco, command('edit_profile', { areas: [area] }));
    const id = await publishedShift(scene);
    const rocco = new Mirror(scene.db, people.rocco);
    await rocco.pull();
    for (const area of ['leeds', 'london']) await choose(area);
    const { scopes } = await rocco.page();
    expect(scopes).toEqual([
      { scope: 'area:leeds', change: 'revoked' },
      { scope: 'area:london', change: 'granted' },
    ]);
    await rocco.pull();
    expect(rocco.has('shifts', id)).toBe(true);
    await rocco.expectTrue();
  });

  it('applying for a shift outside one’s areas brings it and its venue', async () => {
    await act(scene.db, people.rocco, command('edit_profile', { areas: ['leeds'] }));
    const id = await publishedShift(scene);
    const rocco = new Mirror(scene.db, people.rocco);
    await rocco.pull();
    expect(rocco.has('shifts', id)).toBe(false);
    await act(scene.db, people.rocco, application(id));
    await rocco.pull();
    expect([rocco.has('shifts', id), rocco.has('venues', scene.venueId)]).toEqual([true, true]);
    await rocco.expectTrue();
  });

  it('a shift that is seen only through a request of long ago is told of its changes', async () => {
    const id = await publishedShift(scene);
    const asked = newId();
    await act(scene.db, people.rocco, application(id, { id: asked }));
    await act(scene.db, people.rocco, command('withdraw_application', { id: asked }));
    await act(scene.db, people.rocco, command('edit_profile', { areas: ['leeds'] }));
    await scene.db.query(`select set_config('encore.restamping', 'on', false);
      update public.applications set updated_at = now() - interval '57 days'; reset encore.restamping`);
    const rocco = new Mirror(scene.db, people.rocco);
    await rocco.pull();
    expect([rocco.size('applications'), rocco.has('shifts', id)]).toEqual([0, true]);
    await act(scene.db, people.vera, command('cancel_shift', { id }));
    await rocco.pull();
    await rocco.expectTrue();
  });

  it('a first application opens the card, and the card is followed', async () => {
    const id = await publishedShift(scene);
    const vera = new Mirror(scene.db, people.vera);
    await vera.pull();
    await act(scene.db, people.rocco, application(id));
    await vera.pull();
    expect(vera.has('profiles', people.rocco.id)).toBe(true);
    await act(scene.db, people.rocco, command('edit_profile', { bio: 'New words' }));
    await vera.pull();
    await vera.expectTrue();
  });
});

describe('history', () => {
  it.each([
    ['a new epoch', (cursor: string) => scene.db.query('call private.new_epoch()').then(() => cursor)],
    ['another person’s cursor', async (cursor: string) => JSON.stringify({ ...JSON.parse(cursor), u: people.sam.id })],
    ['a cursor that is rubbish', async () => '}{'],
    [
      'a cursor with rubbish in it',
      async (cursor: string) => JSON.stringify({ ...JSON.parse(cursor), t: 'x', w: 'y' }),
    ],
  ])('%s starts from zero', async (_, spoil) => {
    const mirror = new Mirror(scene.db, people.vera);
    await mirror.pull();
    mirror.cursor = await spoil(mirror.cursor ?? '');
    expect((await sync(scene.db, people.vera, { cursor: mirror.cursor })).reset).toBe(true);
    await mirror.pull();
    await mirror.expectTrue();
  });

  it('a cursor older than the tombstones starts from zero, a newer one goes on', async () => {
    const id = await publishedShift(scene);
    const [old, recent] = [new Mirror(scene.db, people.sam), new Mirror(scene.db, people.sam)];
    await old.pull();
    await act(scene.db, people.vera, command('cancel_shift', { id }));
    await recent.pull();
    await scene.db.query("update private.tombstones set at = now() - interval '181 days'");
    await scene.db.query('select private.clear_sync_state()');
    expect((await sync(scene.db, people.sam, { cursor: recent.cursor })).reset).toBe(false);
    expect((await sync(scene.db, people.sam, { cursor: old.cursor })).reset).toBe(true);
    await old.pull();
    await old.expectTrue();
  });

  it('a cursor ahead of the database, which was put back from a copy, starts from zero', async () => {
    const mirror = new Mirror(scene.db, people.vera);
    await drafts(1100);
    const { cursor: paged } = await mirror.page();
    await mirror.pull();
    const ahead = (cursor: string | null, key: 's' | 'w') => {
      const place = JSON.parse(cursor ?? '{}') as Record<string, unknown>;
      return JSON.stringify({ ...place, [key]: String(BigInt(String(place[key])) + 1_000_000n) });
    };
    expect((await sync(scene.db, people.vera, { cursor: mirror.cursor })).reset).toBe(false);
    expect(await sync(scene.db, people.vera, { cursor: ahead(mirror.cursor, 's') })).toMatchObject({ begins: true });
    expect(await sync(scene.db, people.vera, { cursor: paged })).toMatchObject({ reset: true, begins: false });
    expect(await sync(scene.db, people.vera, { cursor: ahead(paged, 'w') })).toMatchObject({ begins: true });
  });

  it('who was away for eight weeks starts from zero: what ended unseen may have left by its age, and has no tombstone', async () => {
    const [id, asked] = [await publishedShift(scene), newId()];
    await act(scene.db, people.rocco, application(id, { id: asked }));
    const vera = new Mirror(scene.db, people.vera);
    await vera.pull();
    await act(scene.db, people.rocco, command('withdraw_application', { id: asked }));
    await scene.db.query(
      `create or replace function private.now() returns timestamptz language plpgsql stable set search_path = '' as $$
       begin return pg_catalog.now() + interval '58 days'; end $$`,
    );
    await vera.pull();
    expect(vera.has('applications', asked)).toBe(false);
    await vera.expectTrue();
  });

  it('what ended eight weeks ago is not sent, and the day is named', async () => {
    const id = await publishedShift(scene);
    await scene.db.query(
      "update public.shifts set starts_at = starts_at - interval '70 days', ends_at = ends_at - interval '70 days' where id = $1",
      [id],
    );
    const mirror = new Mirror(scene.db, people.vera);
    await mirror.pull();
    expect(mirror.has('shifts', id)).toBe(false);
    const { day } = await one<{ day: string }>(scene.db, "select ((now() at time zone 'UTC')::date - 56)::text as day");
    expect((await sync(scene.db, people.vera)).horizonDay).toBe(day);
  });
});

describe('digests', () => {
  it('equal what the same rows give in JavaScript, for every scope and table', async () => {
    await act(scene.db, people.rocco, claim(await publishedShift(scene)));
    const vera = new Mirror(scene.db, people.vera);
    await vera.pull();
    await vera.expectDigests([`venue:${scene.venueId}`, `user:${people.vera.id}`, '*']);
  });

  it('ids of a scope come with its rows, so that a damaged mirror heals', async () => {
    const id = await publishedShift(scene);
    const vera = new Mirror(scene.db, people.vera);
    await vera.pull();
    vera.damage('shifts', id, newId());
    await vera.repair('shifts', `venue:${scene.venueId}`);
    await vera.expectTrue();
  });

  it('what heals one table sends no other', async () => {
    const id = await publishedShift(scene);
    const vera = new Mirror(scene.db, people.vera);
    await vera.pull();
    vera.damage('shifts', id, newId());
    const { rows } = await sync(scene.db, people.vera, { cursor: vera.cursor, ids: [{ table: 'shifts', scope: '*' }] });
    expect(Object.keys(rows)).toEqual(['shifts']);
    await vera.repair('shifts', '*');
    await vera.expectTrue();
  });
});
