// A gap that is filled after the start: until when, and that who comes is booked from when they said they would be there.
import { afterEach, expect, it } from 'vitest';
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
  shiftArgs,
  verdict,
} from './scene.ts';
import { sceneForAll } from './scene-for-each.ts';

const scene = sceneForAll();
afterEach(async () => {
  await pass(0);
  await scene.db.query("update public.bookings set status = 'released' where status = 'confirmed'");
});

const pass = (hours: number) => scene.db.advanceClock(`${hours} hours`);

/** So many minutes after the start of this shift. */
async function arrival(shift: string, minutes: number): Promise<string> {
  const { starts_at } = await one<{ starts_at: Date }>(scene.db, 'select starts_at from public.shifts where id = $1', [
    shift,
  ]);
  return new Date(new Date(starts_at).getTime() + minutes * 60_000).toISOString();
}

/** From when the person is booked, in minutes after the start of the shift; null: not booked. */
async function bookedFrom(shift: string, person: Person): Promise<number | null> {
  const [booked] = await scene.db.query<{ minutes: number }>(
    `select round(extract(epoch from booking.starts_at - shift.starts_at) / 60)::int as minutes
     from public.bookings booking join public.shifts shift on shift.id = booking.shift_id
     where shift.id = $1 and booking.worker_id = $2 and booking.status = 'confirmed'`,
    [shift, person.id],
  );
  return booked?.minutes ?? null;
}

/** From when a notice of that kind says that they work, in minutes after the start of the shift. */
async function toldFrom(shift: string, person: Person, kind: string): Promise<number | undefined> {
  const [notice] = await scene.db.query<{ minutes: number }>(
    `select round(extract(epoch from (payload ->> 'starts_at')::timestamptz - shift.starts_at) / 60)::int as minutes
     from public.notifications join public.shifts shift on shift.id = (payload ->> 'shift_id')::uuid
     where shift.id = $1 and user_id = $2 and kind = $3`,
    [shift, person.id, kind],
  );
  return notice?.minutes;
}

const requestOf = (shift: string, person: Person) =>
  one<{ id: string; status: string; version: number }>(
    scene.db,
    'select id, status, version from public.applications where shift_id = $1 and worker_id = $2',
    [shift, person.id],
  );

it('is booked at once from the arrival that was said, and by no word that is older than the start', async () => {
  const shift = await publishedShift(scene, { inHours: 2, positions: 3 });
  await pass(3);
  expect(await verdict(scene.db, people.rocco, claim(shift, { arrives_at: await arrival(shift, 90) }))).toBe('applied');
  expect(await bookedFrom(shift, people.rocco)).toBe(90);
  // Said before the start and heard after it, and for a time that has passed: a request like any other.
  expect(await verdict(scene.db, people.rosa, claim(shift))).toBe('applied');
  expect(await verdict(scene.db, people.sam, claim(shift, { arrives_at: await arrival(shift, 30) }))).toBe('applied');
  expect([await bookedFrom(shift, people.rosa), await bookedFrom(shift, people.sam)]).toEqual([null, null]);
  expect(await requestOf(shift, people.rosa)).toMatchObject({ status: 'submitted' });
});

it('ends an hour before the end for everybody: asking, offering, inviting, posting', async () => {
  const shift = await publishedShift(scene, { inHours: 4, hours: 5, positions: 3 });
  const draft = newId();
  await act(
    scene.db,
    people.vera,
    command('save_shift', shiftArgs({ id: draft, venue_id: scene.venueId, inHours: 4, hours: 5 })),
  );
  await act(scene.db, people.rosa, application(shift));
  const { id, version } = await requestOf(shift, people.rosa);
  await pass(6);
  const late = await arrival(shift, 241);
  expect(await verdict(scene.db, people.rocco, claim(shift, { arrives_at: late }))).toBe('too_late');
  await pass(9);
  const told = [
    await verdict(scene.db, people.rocco, claim(shift, { arrives_at: await arrival(shift, 240) })),
    await verdict(scene.db, people.mina, command('decide_application', { id, version, decision: 'offer' })),
    await verdict(scene.db, people.mina, invitation(shift, people.rocco)),
    await verdict(scene.db, people.mina, command('publish_shift', { id: draft, version: 1 })),
  ];
  expect(told).toEqual(['too_late', 'too_late', 'too_late', 'no_time_left']);
  await scene.db.query('select private.run_clock()');
  expect(await requestOf(shift, people.rosa)).toMatchObject({ status: 'closed' });
});

it('is offered to who asked before the start, who then says from when', async () => {
  const shift = await publishedShift(scene, { inHours: 2, booking_mode: 'review' });
  await act(scene.db, people.rosa, application(shift));
  const { id, version } = await requestOf(shift, people.rosa);
  await pass(3);
  const accept = command('decide_application', { id, version, decision: 'accept', booking_id: newId() });
  expect(await verdict(scene.db, people.mina, accept)).toBe('applied');
  expect([await requestOf(shift, people.rosa), await bookedFrom(shift, people.rosa)]).toMatchObject([
    { status: 'offered' },
    null,
  ]);
  const yes = { id, answer: 'accept', booking_id: newId(), seen_version: 2, arrives_at: await arrival(shift, 75) };
  expect(await verdict(scene.db, people.rosa, command('respond_offer', yes))).toBe('applied');
  expect(await bookedFrom(shift, people.rosa)).toBe(75);
});

it('is booked by the venue’s yes to who said when they can be there', async () => {
  const shift = await publishedShift(scene, { inHours: 2, booking_mode: 'review' });
  await pass(3);
  await act(scene.db, people.sam, application(shift, { arrives_at: await arrival(shift, 100) }));
  const { id, version } = await requestOf(shift, people.sam);
  const booking_id = newId();
  const accept = command('decide_application', { id, version, decision: 'accept', booking_id });
  expect(await verdict(scene.db, people.mina, accept)).toBe('applied');
  expect(await bookedFrom(shift, people.sam)).toBe(100);
  expect(await toldFrom(shift, people.sam, 'application_accepted')).toBe(100);
  await act(scene.db, people.mina, command('cancel_booking', { id: booking_id }));
  expect(await toldFrom(shift, people.sam, 'booking_cancelled_by_venue')).toBe(100);
});

it('goes to the waitlist when somebody does not come, and to who was free by then', async () => {
  const before = await publishedShift(scene, { inHours: 1, hours: 3 });
  const shift = await publishedShift(scene, { inHours: 2 });
  await act(scene.db, people.rosa, claim(before));
  await act(scene.db, people.rocco, claim(shift));
  await pass(3);
  expect(await verdict(scene.db, people.rosa, claim(shift, { arrives_at: await arrival(shift, 110) }))).toBe('clash');
  expect(await verdict(scene.db, people.rosa, claim(shift, { arrives_at: await arrival(shift, 120) }))).toBe('applied');
  const { id: booking } = await one<{ id: string }>(scene.db, 'select id from public.bookings where shift_id = $1', [
    shift,
  ]);
  expect(await verdict(scene.db, people.mina, command('mark_no_show', { id: booking }))).toBe('applied');
  expect(await requestOf(shift, people.rosa)).toMatchObject({ status: 'offered' });
});

it('is invited to until it can be filled no more; a yes says from when', async () => {
  const shift = await publishedShift(scene, { inHours: 2 });
  await pass(3);
  const invited = invitation(shift, people.rocco);
  expect(await verdict(scene.db, people.mina, invited)).toBe('applied');
  const { id } = invited.args as { readonly id: string };
  const yes = { id, answer: 'accept', booking_id: newId(), seen_version: 2 };
  expect(await verdict(scene.db, people.rocco, command('respond_invitation', yes))).toBe('too_late');
  const from = { ...yes, arrives_at: await arrival(shift, 70) };
  expect(await verdict(scene.db, people.rocco, command('respond_invitation', from))).toBe('applied');
  expect(await bookedFrom(shift, people.rocco)).toBe(70);
  expect(await toldFrom(shift, people.vera, 'shift_invitation_accepted')).toBe(70);
});

function invitation(shift: string, worker: Person) {
  return command('send_work_invitation', {
    id: newId(),
    venue_id: scene.venueId,
    worker_id: worker.id,
    shift_id: shift,
  });
}
