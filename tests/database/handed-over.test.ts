// A shift that a colleague would take over, and what speaks against it by then.
import { describe, expect, it } from 'vitest';
import {
  act,
  application,
  claim,
  command,
  newId,
  one,
  type Person,
  people,
  suspend,
  verdict,
  verify,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { accept, asked, bookedShift, makeColleagues } from './situations/transfers.ts';

const { vera, rocco, rosa, sam } = people;
const scene = sceneForEach(scene => makeColleagues(scene, 300));

const transfer = (id: string) =>
  one<{ status: string }>(scene.db, 'select status from public.transfers where id = $1', [id]);
const bookingsOf = (shift: string) =>
  scene.db.query('select worker_id, status from public.bookings where shift_id = $1', [shift]);

const told = (person: Person, kinds: string) =>
  scene.db.query<{ kind: string }>(
    `select kind, payload ->> 'waits' as waits, payload ->> 'n' as n, payload ->> 'name' as name from public.notifications
     where user_id = $1 and kind ~ $2 order by created_at, kind`,
    [person.id, kinds],
  );

/** Rocco is booked and asks Rosa. */
async function handedToRosa(more: { inHours?: number; booking_mode?: string } = {}) {
  const of = await bookedShift(scene, rocco, { inHours: 40, ...more });
  return { ...of, id: await asked(scene, rocco, { to: rosa, booking: of.booking }) };
}

describe('a shift that a colleague would take over', () => {
  it('goes to nobody who was suspended or blocked since, nor to who has too little rest', async () => {
    const { shift, id } = await handedToRosa({ booking_mode: 'review' });
    // At another venue, an hour after this one ends; outside of its counter.
    const tired = newId();
    await scene.db.query(
      `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, restored)
       select $1, shift_id, $2, $3, role, ends_at + interval '1 hour', ends_at + interval '5 hours', tz, break_min, rate_minor, currency, 'claim', true
       from public.bookings where shift_id = $4`,
      [tired, rosa.id, scene.otherVenueId, shift],
    );
    expect(await verdict(scene.db, rosa, accept(id))).toBe('rest_too_short');
    await scene.db.query('delete from public.bookings where id = $1', [tired]);
    expect(await verdict(scene.db, rosa, accept(id))).toBe('applied');
    const decide = () => verdict(scene.db, vera, command('decide_transfer', { id, decision: 'accept', version: 2 }));
    await suspend(scene.db, rosa);
    expect(await decide()).toBe('not_open_to_you');
    await scene.db.query("update public.profiles set account_status = 'active' where id = $1", [rosa.id]);
    await scene.db.query(
      "insert into public.relations (id, venue_id, worker_id, set_by_side, kind) values ($1, $2, $3, 'rockstar', 'blocked')",
      [newId(), scene.venueId, rosa.id],
    );
    expect(await decide()).toBe('not_open_to_you');
    expect(await bookingsOf(shift)).toMatchObject([{ worker_id: rocco.id, status: 'confirmed' }]);
  });

  it('is answered by a block, of the venue or of the colleague', async () => {
    const about = { venue_id: scene.venueId, worker_id: rosa.id, kind: 'blocked' };
    const first = await handedToRosa({ booking_mode: 'review' });
    await act(scene.db, rosa, accept(first.id));
    await act(scene.db, vera, command('set_relation', { ...about, side: 'venue' }));
    expect(await transfer(first.id)).toMatchObject({ status: 'refused' });
    await act(scene.db, vera, command('set_relation', { ...about, side: 'venue', kind: 'neutral' }));
    const second = await handedToRosa({ inHours: 70 });
    await act(scene.db, rosa, command('set_relation', { ...about, side: 'rockstar' }));
    expect(await transfer(second.id)).toMatchObject({ status: 'declined' });
  });

  it('asks the venue where nobody has verified it, however it books', async () => {
    const { id } = await handedToRosa();
    await verify(scene.db, scene.venueId, 'unverified');
    await act(scene.db, rosa, accept(id));
    expect(await transfer(id)).toMatchObject({ status: 'agreed' });
  });
});

describe('a question that nobody answers', () => {
  const silent = (waits: string, n = '1') => ({ kind: 'transfer_unanswered', waits, n, name: 'Rosa' });
  const isDue = (booking: string) =>
    scene.db.query('update public.transfers set unanswered_at = private.now() where booking_id = $1', [booking]);
  const run = () => scene.db.query('select private.run_clock()');

  it.each([
    [40, 12],
    [20, 10],
    [2, 1],
  ])('asked %i hours before the start, is told to the giver %i hours before it', async (inHours, before) => {
    const { id } = await handedToRosa({ inHours });
    const { hours } = await one<{ hours: number }>(
      scene.db,
      'select (extract(epoch from starts_at - unanswered_at) / 3600)::float8 as hours from public.transfers where id = $1',
      [id],
    );
    expect(Math.round(hours)).toBe(before);
  });

  it('leaves the shift with its giver, who hears it once', async () => {
    const { shift, booking } = await handedToRosa();
    await run();
    expect(await told(rocco, 'unanswered')).toEqual([]);
    await isDue(booking);
    await run();
    expect(await told(rocco, 'unanswered')).toEqual([silent('colleague')]);
    await run();
    expect(await told(rocco, 'unanswered')).toHaveLength(1);
    await scene.db.query("update public.bookings set starts_at = starts_at + interval '1 minute' where shift_id = $1", [
      shift,
    ]);
    await run();
    expect(await told(rocco, 'unanswered'), 'told already').toHaveLength(1);
  });

  it('waits for the venue where the colleague said yes', async () => {
    const { booking, id } = await handedToRosa({ booking_mode: 'review' });
    await act(scene.db, rosa, accept(id));
    await isDue(booking);
    await run();
    expect(await told(rocco, 'unanswered')).toEqual([silent('venue')]);
  });

  it('is told once for all who were asked', async () => {
    const { booking } = await handedToRosa();
    await scene.db.query(
      `insert into public.transfers (id, booking_id, shift_id, venue_id, giver_id, worker_id, giver_name, worker_name, role,
         starts_at, ends_at, tz, break_min, rate_minor, currency)
       select gen_random_uuid(), booking_id, shift_id, venue_id, giver_id, $2, giver_name, 'Sam', role, starts_at, ends_at, tz,
         break_min, rate_minor, currency from public.transfers where booking_id = $1`,
      [booking, sam.id],
    );
    await isDue(booking);
    await run();
    expect(await told(rocco, 'unanswered')).toEqual([silent('colleague', '2')]);
  });

  it('is not told of once it was answered', async () => {
    const { booking, id } = await handedToRosa();
    await isDue(booking);
    await act(scene.db, rosa, command('respond_transfer', { id, answer: 'decline', version: 1 }));
    await run();
    expect(await told(rocco, 'unanswered')).toEqual([]);
  });
});

describe('whoever had applied for the shift that they take over', () => {
  it.each(['claim', 'application'])('by %s, has the place by it and reads only that', async way => {
    const { shift, id } = await handedToRosa({ booking_mode: way === 'claim' ? 'instant' : 'review' });
    await act(scene.db, rosa, way === 'claim' ? claim(shift) : application(shift));
    const line = () =>
      one<{ id: string; status: string; closed_reason: string | null }>(
        scene.db,
        'select id, status, closed_reason from public.applications where shift_id = $1 and worker_id = $2',
        [shift, rosa.id],
      );
    expect(await line()).toMatchObject({ status: 'waitlisted' });
    await act(scene.db, rosa, accept(id));
    if (way === 'application')
      await act(scene.db, vera, command('decide_transfer', { id, decision: 'accept', version: 2 }));
    const { id: asked } = await line();
    expect(await line()).toMatchObject({ status: 'accepted', closed_reason: null });
    expect(
      await scene.db.query("select application_id from public.bookings where shift_id = $1 and status = 'confirmed'", [
        shift,
      ]),
    ).toEqual([{ application_id: asked }]);
    expect((await told(rosa, '^(application|transfer)_')).map(({ kind }) => kind)).toEqual(
      way === 'claim' ? ['transfer_asked'] : ['transfer_asked', 'transfer_approved'],
    );
  });
});
