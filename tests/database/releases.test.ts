// A booking that both sides would rather not have, and one of which nobody knows whether it stands: what two people say without signal
// comes to the same in whatever order it is heard, marks nobody, and is told to the other side. The server's clock is moved.
import { describe, expect, it } from 'vitest';
import { act, claim, command, newId, one, type Person, people, publishedShift, rival, sync, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const HOUR_MS = 3_600_000;
const PHONE = newId();
let clockHours: number;
let id: string;
let shift: string;
const scene = sceneForEach(async () => {
  clockHours = 0;
});

/** Lets so many hours pass, after which the server's clock has run. */
async function pass(hours: number): Promise<void> {
  clockHours += hours;
  await scene.db.advanceClock(`${clockHours} hours`);
  await scene.db.query('select private.run_clock()');
}

async function booked(inHours: number): Promise<void> {
  shift = await publishedShift(scene, { inHours });
  id = newId();
  await act(scene.db, people.rocco, claim(shift, { booking_id: id }));
}

const says = (person: Person, release: boolean, reason?: string) =>
  verdict(scene.db, person, command('propose_release', { id, release, ...(reason === undefined ? {} : { reason }) }));
const standing = () =>
  one(
    scene.db,
    `select booking.status, release_by as by, cancel_reason as reason, owed_minor as owed, confirmed_count as places
     from public.bookings booking join public.shifts shift on shift.id = shift_id where booking.id = $1`,
    [id],
  );
const told = async (person: Person) =>
  (
    await scene.db.query<{ kind: string }>(
      `select kind from public.notifications where user_id = $1
       and (kind like 'release%' or kind like 'confirm_%' or kind like '%replaced%' or kind in ('booking_cancelled_by_venue', 'shift_ahead')) order by created_at, id`,
      [person.id],
    )
  ).map(({ kind }) => kind);

describe('propose_release', () => {
  it.each([
    ['the Rockstar first', people.rocco, people.mina, 'rockstar'],
    ['the venue first', people.mina, people.rocco, 'venue'],
  ] as const)('said by both releases with no mark for anybody: %s', async (_, first, second, side) => {
    await booked(30);
    expect(await says(first, true, 'Quiet week')).toBe('applied');
    expect(await standing()).toEqual({ status: 'confirmed', by: side, reason: null, owed: null, places: 1 });
    expect(await says(second, true)).toBe('applied');
    expect(await standing()).toMatchObject({ status: 'released', reason: 'Quiet week', owed: null, places: 0 });
    expect(await says(people.vera, true, 'No guests'), 'a colleague was faster').toBe('applied');
    expect(await standing()).toMatchObject({ status: 'released', reason: 'Quiet week' });
    expect(await scene.db.query('select * from public.reliability_events')).toEqual([]);
    expect(await told(people.rocco)).toEqual([side === 'venue' ? 'release_asked' : 'release_agreed']);
    expect(await told(people.vera)).toContain(side === 'venue' ? 'release_agreed_to_venue' : 'release_asked_to_venue');
  });

  it('is taken back by who asked, and declined by the other side, which is told', async () => {
    await booked(30);
    await says(people.rocco, true);
    await says(people.rocco, false);
    expect(await standing()).toMatchObject({ status: 'confirmed', by: null });
    await says(people.rocco, true);
    await says(people.vera, false);
    expect(await standing()).toMatchObject({ status: 'confirmed', by: null, places: 1 });
    expect(await told(people.rocco)).toEqual(['release_declined']);
  });

  it('asked twice is told once, and agreed to by nobody of the same side', async () => {
    await booked(30);
    await says(people.mina, true);
    await says(people.vera, true);
    expect(await standing()).toMatchObject({ status: 'confirmed', by: 'venue' });
    expect(await told(people.rocco)).toEqual(['release_asked']);
  });

  it('moves no version, so what waits on the other phone is not refused for it', async () => {
    await booked(30);
    await says(people.mina, true);
    expect(await one(scene.db, 'select version from public.bookings where id = $1', [id])).toEqual({ version: 1 });
  });

  it('is nobody else’s, not of what is over, and not after the start', async () => {
    await booked(30);
    for (const person of [people.rosa, people.stef, rival]) expect(await says(person, true)).toBe('not_allowed');
    await says(people.mina, true);
    await pass(31);
    expect(await says(people.rocco, true)).toBe('too_late');
    expect(await standing()).toMatchObject({ status: 'confirmed' });
    await act(scene.db, people.vera, command('cancel_booking', { id }));
    expect(await says(people.rocco, true)).toBe('wrong_state');
  });
});

const confirms = (hoursAgo = 0) =>
  command(
    'confirm_booking',
    { id },
    { recordedAt: new Date(Date.now() + (clockHours - hoursAgo) * HOUR_MS).toISOString() },
  );
const replaces = () => verdict(scene.db, people.mina, command('replace_booking', { id }));

describe('whether somebody comes', () => {
  it('is asked two days and one day before, of who booked long before and has not said so', async () => {
    await booked(100);
    await pass(51);
    expect(await told(people.rocco)).toEqual([]);
    await pass(2);
    expect(await told(people.rocco)).toEqual(['confirm_asked']);
    await pass(20);
    expect(await told(people.rocco)).toEqual(['confirm_asked']);
    await pass(4);
    expect(await told(people.rocco)).toEqual(['confirm_asked', 'confirm_asked']);
  });

  it('is not asked again of who said yes, who is reminded a day before, nor of who booked that day', async () => {
    await booked(100);
    await pass(53);
    await act(scene.db, people.rocco, confirms());
    await pass(22);
    expect(await told(people.rocco)).toEqual(['confirm_asked']);
    await pass(10);
    expect(await told(people.rocco)).toEqual(['confirm_asked', 'shift_ahead']);
    await booked(120);
    await pass(12);
    expect(await told(people.rocco)).toEqual(['confirm_asked', 'shift_ahead']);
  });

  it('left open changes nothing, until the venue replaces them from twelve hours before', async () => {
    await booked(100);
    await pass(80);
    expect(await replaces()).toBe('answer_pending');
    await pass(9);
    expect(await standing()).toMatchObject({ status: 'confirmed', places: 1 });
    expect([await replaces(), await replaces()]).toEqual(['applied', 'applied']);
    expect(await standing()).toMatchObject({ status: 'released', owed: null, places: 0 });
    expect((await told(people.rocco)).at(-1)).toBe('booking_replaced');
    expect(await scene.db.query('select * from public.reliability_events')).toEqual([]);
  });

  it('has six hours for an answer, however late it was asked', async () => {
    await booked(100);
    await pass(89);
    const askedBefore = (since: string) =>
      scene.db.query('update public.bookings set confirm_asked_at = private.now() - $1::interval', [since]);
    await askedBefore('5 hours 50 minutes');
    expect(await replaces()).toBe('answer_pending');
    await askedBefore('6 hours 10 minutes');
    expect(await replaces()).toBe('applied');
  });

  it('said in time keeps the place, whatever the venue does then', async () => {
    await booked(100);
    await pass(80);
    expect(await verdict(scene.db, people.rocco, confirms())).toBe('applied');
    await pass(9);
    expect(await replaces()).toBe('wrong_state');
    expect(await standing()).toMatchObject({ status: 'confirmed', places: 1 });
  });

  it('said without signal before the venue replaced them, and heard after it, is the venue’s late cancellation', async () => {
    await booked(100);
    await sync(scene.db, people.rocco, { device: PHONE });
    await pass(80);
    await pass(9);
    expect(await replaces()).toBe('applied');
    await pass(1);
    const { outcomes } = await sync(scene.db, people.rocco, { device: PHONE, commands: [confirms(3)] });
    expect(outcomes[0]?.state).toBe('applied');
    expect(await standing()).toMatchObject({ status: 'cancelled_by_venue', owed: expect.any(Number), places: 0 });
    expect((await told(people.vera)).at(-1)).toBe('replaced_had_confirmed');
    expect((await told(people.rocco)).at(-1)).toBe('booking_cancelled_by_venue');
  });

  it('said after it comes too late, also when the phone claims otherwise and another of theirs had signal since', async () => {
    await booked(100);
    await pass(80);
    await pass(8);
    await sync(scene.db, people.rocco, { device: newId() });
    await pass(1);
    expect(await replaces()).toBe('applied');
    const { outcomes } = await sync(scene.db, people.rocco, { device: PHONE, commands: [confirms(3)] });
    expect(outcomes[0]).toMatchObject({ state: 'rejected', code: 'wrong_state' });
    expect(await standing()).toMatchObject({ status: 'released' });
  });

  it('is the worker’s to say, and replacing a manager’s to do', async () => {
    await booked(100);
    await pass(80);
    await pass(9);
    for (const person of [people.rosa, people.vera, rival])
      expect(await verdict(scene.db, person, confirms())).toBe('not_allowed');
    for (const person of [people.rocco, people.stef, rival])
      expect(await verdict(scene.db, person, command('replace_booking', { id }))).toBe('not_allowed');
  });
});
