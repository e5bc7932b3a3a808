// How far a change of a booking has got, for the venue that made it: sent with the change, arrived when a device of the person
// shows a cursor beyond it, seen when they read it or answer. Devices of both sides pull after every step (devices.ts).
import { expect, it } from 'vitest';
import { Mirror } from './mirror.ts';
import { act, claim, command, newId, one, people, publishedShift, shiftArgs, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

/** Rocco is booked, his phone is up to date, and Mina changes the pay. */
async function changed(rate_minor: number) {
  const shift = await publishedShift(scene, { positions: 2 });
  const booking = newId();
  await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
  const phone = new Mirror(scene.db, people.rocco);
  await phone.pull();
  const { venue_id: _, ...terms } = shiftArgs({ id: shift, venue_id: scene.venueId, positions: 2, rate_minor });
  expect(await verdict(scene.db, people.mina, command('edit_shift', { ...terms, version: 2 }))).toBe('applied');
  return { booking, phone };
}

/** The newest. */
const steps = (booking: string) =>
  one<{ kind: string; arrived: boolean; seen: boolean }>(
    scene.db,
    `select kind, arrived_at is not null as arrived, seen_at is not null as seen from public.notice_receipts
     where booking_id = $1 order by sent_at desc limit 1`,
    [booking],
  );
const noticeOf = (kind: string) =>
  one<{ id: string; acked: boolean }>(
    scene.db,
    'select id, acked_at is not null as acked from public.notifications where user_id = $1 and kind = $2',
    [people.rocco.id, kind],
  );

it('is sent with the change, arrives with the call after the one that brought it, and is seen when it is read', async () => {
  const { booking, phone } = await changed(1600);
  expect(await steps(booking)).toEqual({ kind: 'shift_changed', arrived: false, seen: false });
  await phone.pull();
  expect(await steps(booking)).toMatchObject({ arrived: false });
  await phone.pull();
  expect(await steps(booking)).toMatchObject({ arrived: true, seen: false });
  const { id } = await noticeOf('shift_changed');
  await act(scene.db, people.rocco, command('mark_notifications_read', { ids: [id] }));
  expect(await steps(booking)).toMatchObject({ arrived: true, seen: true });
});

it('is seen by an answer, and the bell does not ask again', async () => {
  const { booking } = await changed(1400);
  expect(await steps(booking)).toEqual({ kind: 'change_proposed', arrived: false, seen: false });
  expect(
    await verdict(scene.db, people.rocco, command('respond_change', { id: booking, answer: 'accept', version: 2 })),
  ).toBe('applied');
  expect(await steps(booking)).toMatchObject({ arrived: true, seen: true });
  expect(await noticeOf('change_proposed')).toMatchObject({ acked: true });
});

it('still arrives after the venue was told to call', async () => {
  const { booking, phone } = await changed(1600);
  const waiting = "update private.notice_mails set due_at = '-infinity'";
  for (let nth = 0; nth < 3; nth += 1) {
    await scene.db.query(waiting);
    await scene.db.query('select private.run_clock()');
  }
  expect(await scene.db.query("select from public.notifications where kind = 'change_unseen'")).not.toEqual([]);
  await phone.pull();
  await phone.pull();
  expect(await steps(booking)).toMatchObject({ arrived: true, seen: false });
});

it('is kept of nothing that need not be seen, and of nobody else', async () => {
  const { booking } = await changed(1600);
  const facts = { booking_id: booking };
  await scene.db.query("select private.notify($1, 'shift_soon', $2)", [people.rocco.id, facts]);
  await scene.db.query("select private.notify($1, 'shift_changed', $2, true)", [people.rosa.id, facts]);
  await scene.db.query("select private.notify($1, 'shift_changed', '{}', true)", [people.rocco.id]);
  expect(await scene.db.query('select from public.notice_receipts')).toHaveLength(1);
});
