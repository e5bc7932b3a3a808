// Rocco and Rosa have a shift of Vera's together and know each other from it. Each asks the other to take another shift
// over; a third of Rosa's waits for the venue, which picks there itself.
import { act, claim, command, newId, people, publishedShift, type Scene } from '#tests/database/scene.ts';
import type { Person } from '#tests/support/people.ts';
import type { Tries } from './tries.ts';

/** Both tend bars, and were booked on one shift. */
export async function makeColleagues(scene: Scene, inHours: number): Promise<void> {
  const { rocco, rosa } = people;
  await scene.db.query("update public.profiles set skills = '{bartender}' where id = any ($1)", [[rocco.id, rosa.id]]);
  const shared = await publishedShift(scene, { inHours, positions: 2 });
  for (const person of [rocco, rosa]) await act(scene.db, person, claim(shared));
}

/** The row by which one names the other: any of a crew that both were part of. */
export async function crewRow(scene: Scene, of: Person): Promise<string> {
  const [row] = await scene.db.query<{ id: string }>(
    `select id from public.shift_crew own where worker_id = $1
       and (select count(*) from public.shift_crew where shift_id = own.shift_id) > 1 order by created_at limit 1`,
    [of.id],
  );
  return row?.id ?? newId();
}

/** A shift that this person is booked on; nobody else is asked at once unless `booking_mode` says so. */
export async function bookedShift(scene: Scene, person: Person, more: { inHours: number; booking_mode?: string }) {
  const { inHours, booking_mode = 'instant' } = more;
  const shift = await publishedShift(scene, { inHours });
  const booking = newId();
  await act(scene.db, person, claim(shift, { booking_id: booking }));
  await scene.db.query('update public.shifts set booking_mode = $2 where id = $1', [shift, booking_mode]);
  return { shift, booking };
}

export async function asked(scene: Scene, from: Person, of: { to: Person; booking: string }): Promise<string> {
  const id = newId();
  const crew_id = await crewRow(scene, of.to);
  await act(scene.db, from, command('transfer_booking', { id, booking_id: of.booking, crew_id, note: 'My exam' }));
  return id;
}

export const accept = (id: string, more: object = {}) =>
  command('respond_transfer', { id, answer: 'accept', version: 1, booking_id: newId(), ...more });

export async function transferSituation(scene: Scene): Promise<Tries> {
  const { rocco, rosa } = people;
  await makeColleagues(scene, 400);
  const own = await bookedShift(scene, rocco, { inHours: 430 });
  const given = await bookedShift(scene, rocco, { inHours: 460 });
  const taken = await bookedShift(scene, rosa, { inHours: 490 });
  const picked = await bookedShift(scene, rosa, { inHours: 520, booking_mode: 'review' });
  const [mine, theirs, decided] = [
    await asked(scene, rocco, { to: rosa, booking: given.booking }),
    await asked(scene, rosa, { to: rocco, booking: taken.booking }),
    await asked(scene, rosa, { to: rocco, booking: picked.booking }),
  ];
  await act(scene.db, rocco, accept(decided));
  const crew_id = await crewRow(scene, rosa);
  return {
    transfer_booking: () => command('transfer_booking', { id: newId(), booking_id: own.booking, crew_id }),
    respond_transfer: () => accept(theirs),
    withdraw_transfer: () => command('withdraw_transfer', { id: mine }),
    decide_transfer: () => command('decide_transfer', { id: decided, decision: 'accept', version: 2 }),
  };
}
