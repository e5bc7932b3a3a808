// The waiting list: who is offered a place that reopens, for how long, and that it is never given twice.
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
  publishedShift,
  suspend,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

/** Rocco has the only place; Rosa and Sam wait for it. */
async function fullShift(more: Record<string, unknown> = {}) {
  const shift = await publishedShift(scene, more);
  const booking = newId();
  await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
  for (const person of [people.rosa, people.sam]) await act(scene.db, person, claim(shift));
  return { shift, booking };
}

const leave = (id: string) => act(scene.db, people.rocco, command('cancel_booking', { id }));

const requestOf = (person: Person) =>
  one<{ id: string; status: string; version: number; minutes: number | null; pos: number | null }>(
    scene.db,
    `select id, status, version, waitlist_pos as pos, round(extract(epoch from hold_until - now()) / 60)::int as minutes
     from public.applications where worker_id = $1`,
    [person.id],
  );

async function answer(person: Person, said: 'accept' | 'decline', more: object = {}): Promise<string> {
  const { id } = await requestOf(person);
  const args = { id, answer: said, booking_id: newId(), seen_version: 2, ...more };
  return verdict(scene.db, person, command('respond_offer', args));
}

const lapse = async () => {
  await scene.db.query(
    "update public.applications set hold_until = now() - interval '1 second' where status = 'offered'",
  );
  await scene.db.query('select private.run_clock()');
};

const places = (shift: string) => one(scene.db, 'select confirmed_count from public.shifts where id = $1', [shift]);

describe('a place that reopens', () => {
  it.each([
    ['four hours', 30, 240],
    ['a quarter of an hour when the shift is near', 10, 15],
  ])('is held for the head of the line for %s', async (_, inHours, minutes) => {
    const { booking } = await fullShift({ inHours });
    await leave(booking);
    expect(await requestOf(people.rosa)).toMatchObject({ status: 'offered', minutes, pos: null, version: 2 });
    expect(await requestOf(people.sam)).toMatchObject({ status: 'waitlisted', pos: 1 });
    expect(
      await one(scene.db, "select user_id, must_ack from public.notifications where kind = 'place_offered'"),
    ).toEqual({
      user_id: people.rosa.id,
      must_ack: true,
    });
  });

  it('is nobody else’s while it is held: who asks waits, and the venue cannot give it away', async () => {
    const { shift, booking } = await fullShift();
    await leave(booking);
    await act(scene.db, people.rocco, claim(shift));
    const requests = await scene.db.query(
      "select status, waitlist_pos as pos from public.applications where status <> 'closed' order by 2 nulls first",
    );
    expect(requests).toEqual([
      { status: 'offered', pos: null },
      { status: 'waitlisted', pos: 1 },
      { status: 'waitlisted', pos: 2 },
    ]);
    const { id, version } = await requestOf(people.sam);
    const accept = command('decide_application', { id, decision: 'accept', version, booking_id: newId() });
    expect(await verdict(scene.db, people.vera, accept)).toBe('too_late');
  });

  it('is booked by the one it is held for', async () => {
    const { shift, booking } = await fullShift();
    await leave(booking);
    expect(await answer(people.rosa, 'accept', { seen_version: 1 })).toBe('terms_changed');
    expect(await answer(people.rosa, 'accept')).toBe('applied');
    expect(await answer(people.rosa, 'accept')).toBe('wrong_state');
    expect(await places(shift)).toEqual({ confirmed_count: 1 });
    expect(await requestOf(people.rosa)).toMatchObject({ status: 'accepted', minutes: null });
  });

  it('goes to the next when it is declined, withdrawn or not taken in time', async () => {
    const { shift, booking } = await fullShift();
    await leave(booking);
    expect(await answer(people.rosa, 'decline')).toBe('applied');
    expect(await requestOf(people.rosa)).toMatchObject({ status: 'declined' });
    expect(await requestOf(people.sam)).toMatchObject({ status: 'offered' });
    await act(scene.db, people.rosa, claim(shift));
    await lapse();
    expect(await requestOf(people.sam)).toMatchObject({ status: 'expired', minutes: null });
    expect(await scene.db.query("select from public.notifications where kind = 'place_unanswered'")).toEqual([]);
    expect(await answer(people.sam, 'accept')).toBe('offer_lapsed');
    expect(await answer(people.sam, 'decline')).toBe('applied');
    expect(await requestOf(people.sam)).toMatchObject({ status: 'expired' });
    const [again] = await scene.db.query<{ id: string }>("select id from public.applications where status = 'offered'");
    expect(await verdict(scene.db, people.rosa, command('withdraw_application', { id: again?.id }))).toBe('applied');
    expect(await places(shift)).toEqual({ confirmed_count: 0 });
  });

  it('is not taken after its time, though the clock has not run yet', async () => {
    const { booking } = await fullShift();
    await leave(booking);
    await scene.db.query(
      "update public.applications set hold_until = now() - interval '1 second' where status = 'offered'",
    );
    expect(await answer(people.rosa, 'accept')).toBe('offer_lapsed');
  });

  it.each([
    ['is suspended', () => suspend(scene.db, people.rosa)],
    [
      'is blocked',
      () =>
        scene.db.query(
          "insert into public.relations (id, venue_id, worker_id, set_by_side, kind) values ($1, $2, $3, 'venue', 'blocked')",
          [newId(), scene.venueId, people.rosa.id],
        ),
    ],
  ])('passes over who %s', async (_, happens) => {
    const { booking } = await fullShift();
    await happens();
    await leave(booking);
    expect(await requestOf(people.rosa)).toMatchObject({ status: 'waitlisted', pos: 1 });
    expect(await requestOf(people.sam)).toMatchObject({ status: 'offered' });
  });

  it('is offered again when its holder was booked elsewhere', async () => {
    const { booking } = await fullShift();
    const other = await publishedShift(scene, { inHours: 32 });
    await leave(booking);
    await act(scene.db, people.rosa, claim(other));
    await scene.db.query('select private.run_clock()');
    expect(await requestOf(people.sam)).toMatchObject({ status: 'offered' });
  });
});

describe('a venue', () => {
  async function asked() {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const id = newId();
    await act(scene.db, people.rosa, application(shift, { id }));
    const decide = (decision: string, version: number) =>
      verdict(scene.db, people.mina, command('decide_application', { id, decision, version, booking_id: newId() }));
    return { shift, decide };
  }

  it('keeps somebody in reserve without giving them the open place', async () => {
    const { decide } = await asked();
    expect(await decide('waitlist', 1)).toBe('applied');
    await scene.db.query('select private.run_clock()');
    expect(await requestOf(people.rosa)).toMatchObject({ status: 'waitlisted', pos: 1 });
    expect(await decide('waitlist', 2)).toBe('applied');
    expect(await requestOf(people.rosa)).toMatchObject({ status: 'waitlisted', pos: 1 });
    expect(await decide('shortlist', 2)).toBe('wrong_state');
    expect(await decide('accept', 2)).toBe('applied');
  });

  it('offers a place and waits for the answer', async () => {
    const { shift, decide } = await asked();
    expect(await decide('offer', 1)).toBe('applied');
    expect(await requestOf(people.rosa)).toMatchObject({ status: 'offered', version: 2, minutes: 240 });
    expect(await decide('accept', 2)).toBe('wrong_state');
    expect(await answer(people.rosa, 'accept')).toBe('applied');
    expect(await places(shift)).toEqual({ confirmed_count: 1 });
  });

  it('hears when nobody took it in time and nobody waits for it', async () => {
    const { decide } = await asked();
    expect(await decide('offer', 1)).toBe('applied');
    await lapse();
    expect(await requestOf(people.rosa)).toMatchObject({ status: 'expired' });
    const told =
      "select payload ->> 'name' as name from public.notifications where kind = 'place_unanswered' and user_id = $1";
    expect(await scene.db.query(told, [people.vera.id])).toEqual([{ name: people.rosa.name }]);
  });
});

describe('a no that was on its way when the yes came', () => {
  async function accepted(acceptedMinutesAgo: number) {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const id = newId();
    const device = newId();
    await act(scene.db, people.rosa, application(shift, { id }));
    await act(
      scene.db,
      people.vera,
      command('decide_application', { id, decision: 'accept', version: 1, booking_id: newId() }),
    );
    await scene.db.query(
      "update public.applications set decided_at = now() - $1 * interval '1 minute', recorded_at = now() - interval '2 hours'",
      [acceptedMinutesAgo],
    );
    await scene.db.query("update public.bookings set created_at = now() - $1 * interval '1 minute'", [
      acceptedMinutesAgo,
    ]);
    await scene.db.query(
      "insert into private.presence (user_id, heard_at) values ($1, now() - interval '3 hours') on conflict (user_id) do update set heard_at = excluded.heard_at",
      [people.rosa.id],
    );
    return { id, device };
  }

  it.each([
    ['releases the worker when the yes is fresh', 5, 60, 'released', null],
    ['is a cancellation when it was said after the yes', 5, 1, 'cancelled_by_worker', 'undo'],
    ['is a cancellation when the yes is old', 40, 60, 'cancelled_by_worker', 'undo'],
    ['is a cancellation at its price when both are old', 40, 1, 'cancelled_by_worker', 'notice'],
  ])('%s', async (_, acceptedAgo, saidAgo, status, tier) => {
    const { id, device } = await accepted(acceptedAgo);
    const recordedAt = new Date(Date.now() - saidAgo * 60_000).toISOString();
    const request = { v: 1, device, cursor: null, commands: [command('withdraw_application', { id }, { recordedAt })] };
    await scene.db.asUser(people.rosa.id, client => client.query('select public.sync($1)', [JSON.stringify(request)]));
    expect(await one(scene.db, 'select status, cancel_tier as tier from public.bookings')).toEqual({ status, tier });
  });
});
