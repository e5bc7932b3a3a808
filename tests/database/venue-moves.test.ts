// A venue that moves: what is posted keeps what was agreed and people booked are asked, drafts follow it.
import { describe, expect, it } from 'vitest';
import { act, application, claim, command, newId, one, people, publishedShift, shiftArgs, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

/** In two days: no clock passes over it. */
const NOON = (Math.ceil(Date.now() / 86_400_000) + 1.5) * 86_400_000;
const NEW = { name: 'The Copper Thistle', address: '3 Quay Street', area: 'new-york' };

const move = (to: object = {}) =>
  verdict(scene.db, people.mina, command('edit_venue', { id: scene.venueId, ...NEW, ...to }));

const shiftOf = (id: string) =>
  one<{ area: string; tz: string; currency: string; place: string; wall: string; version: number }>(
    scene.db,
    `select area, tz, currency, place, version, to_char(starts_at at time zone tz, 'YYYY-MM-DD"T"HH24:MI') as wall
     from public.shifts where id = $1`,
    [id],
  );

const bookingOf = (id: string) =>
  one(
    scene.db,
    "select status, place, tz, currency, proposed ->> 'place' as proposed, version from public.bookings where id = $1",
    [id],
  );

async function booked() {
  const shift = await publishedShift(scene, { positions: 2 });
  const booking = newId();
  await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
  return { shift, booking, was: await shiftOf(shift) };
}

describe('a posted shift of a venue that moves', () => {
  it('keeps its clock and its pay, and asks who is booked about the new place', async () => {
    const { shift, booking, was } = await booked();
    expect(await move()).toBe('applied');
    expect(await shiftOf(shift)).toEqual({ ...was, place: '3 Quay Street, New York', version: was.version + 1 });
    expect(await bookingOf(booking)).toEqual({
      status: 'change_pending',
      place: was.place,
      tz: was.tz,
      currency: was.currency,
      proposed: '3 Quay Street, New York',
      version: 2,
    });
    const told = 'select must_ack from public.notifications where user_id = $1 and kind = $2';
    expect(await one(scene.db, told, [people.rocco.id, 'change_proposed'])).toEqual({ must_ack: true });
  });

  it('is worked at the new place by who agrees, and leaves who does not without a mark', async () => {
    const [agrees, leaves] = [await booked(), newId()];
    await act(scene.db, people.rosa, claim(agrees.shift, { booking_id: leaves }));
    await move();
    const answer = (id: string, said: string) => command('respond_change', { id, answer: said, version: 2 });
    await act(scene.db, people.rocco, answer(agrees.booking, 'accept'));
    await act(scene.db, people.rosa, answer(leaves, 'decline'));
    expect(await bookingOf(agrees.booking)).toMatchObject({ status: 'confirmed', place: '3 Quay Street, New York' });
    expect(await bookingOf(leaves)).toMatchObject({ status: 'released', place: agrees.was.place });
  });

  it('back again before the answer is as agreed, and says so; whoever agreed to the new place is asked again', async () => {
    const [first, second] = [await booked(), newId()];
    await act(scene.db, people.rosa, claim(first.shift, { booking_id: second }));
    await scene.db.query("update public.venues set address = '1 Green Lane', area = 'london' where id = $1", [
      scene.venueId,
    ]);
    await scene.db.query("update public.bookings set place = '1 Green Lane, London'");
    await scene.db.query("update public.shifts set place = '1 Green Lane, London'");
    await move();
    await act(scene.db, people.rosa, command('respond_change', { id: second, answer: 'accept', version: 2 }));
    await move({ address: '1 Green Lane', area: 'london' });
    expect(await bookingOf(first.booking)).toMatchObject({
      status: 'confirmed',
      place: '1 Green Lane, London',
      proposed: null,
    });
    expect(await bookingOf(second)).toMatchObject({ status: 'change_pending', proposed: '1 Green Lane, London' });
    const told = 'select kind from public.notifications where user_id = $1 and must_ack order by created_at';
    expect(await scene.db.query(told, [people.rocco.id])).toEqual([{ kind: 'change_reverted' }]);
  });

  it('shows who applied what they had seen', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const { place } = await shiftOf(shift);
    await act(scene.db, people.rocco, application(shift));
    await move();
    expect(
      await one(scene.db, "select seen_terms ->> 'place' as seen from public.applications where shift_id = $1", [
        shift,
      ]),
    ).toEqual({ seen: place });
  });

  it('asks nobody where only the name or the point changed, nor about what has begun', async () => {
    const { booking, shift, was } = await booked();
    const here = await one<{ address: string; area: string }>(
      scene.db,
      'select address, area from public.venues where id = $1',
      [scene.venueId],
    );
    expect(await move({ ...here, name: 'The Gilded Thistle', lat: 51.51, lng: -0.12 })).toBe('applied');
    expect(await bookingOf(booking)).toMatchObject({ status: 'confirmed' });
    await scene.db.query(
      "update public.shifts set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1",
      [shift],
    );
    expect(await move()).toBe('applied');
    expect(await bookingOf(booking)).toMatchObject({ status: 'confirmed', place: was.place });
  });
});

describe('a draft of a venue that moves', () => {
  it('follows it with the times that were written, and can be posted there', async () => {
    const id = newId();
    await scene.db.query("update public.venues set tz = 'UTC'");
    await act(scene.db, people.vera, command('save_shift', shiftArgs({ id, venue_id: scene.venueId, at: NOON })));
    const was = await one<{ starts_local: string }>(scene.db, 'select starts_local from public.shifts where id = $1', [
      id,
    ]);
    expect(await move()).toBe('applied');
    expect(await shiftOf(id)).toEqual({
      area: 'new-york',
      tz: 'America/New_York',
      currency: 'USD',
      place: '3 Quay Street, New York',
      wall: was.starts_local,
      version: 1,
    });
    expect(await verdict(scene.db, people.vera, command('publish_shift', { id, version: 1 }))).toBe('applied');
  });

  it('and so does that of a job; a posted one does when it is saved again', async () => {
    const jobArgs = (id: string) => ({
      id,
      venue_id: scene.venueId,
      role: 'bartender',
      title: 'Head of the bar',
      employment_type: 'full_time',
      pay_min_minor: 1500,
      pay_period: 'hour',
      skills: [],
    });
    const [draft, posted] = [newId(), newId()];
    for (const id of [draft, posted]) await act(scene.db, people.vera, command('save_job', jobArgs(id)));
    await act(scene.db, people.vera, command('publish_job', { id: posted, version: 1 }));
    const currencyOf = (id: string) => one(scene.db, 'select area, currency from public.jobs where id = $1', [id]);
    const before = await currencyOf(posted);
    await move();
    expect([await currencyOf(draft), await currencyOf(posted)]).toEqual([
      { area: 'new-york', currency: 'USD' },
      before,
    ]);
    await act(scene.db, people.vera, command('save_job', jobArgs(posted)));
    expect(await currencyOf(posted)).toEqual({ area: 'new-york', currency: 'USD' });
  });
});
