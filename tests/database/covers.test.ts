// Cover in one tap: who is asked in which wave, that it is judged when it is heard, and that nobody answers in vain.
import { describe, expect, it } from 'vitest';
import {
  act,
  claim,
  command,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  rival,
  suspend,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { cover } from './situations/invitations.ts';

const scene = sceneForEach(({ db }) =>
  db.query("update public.profiles set skills = '{bartender}' where role = 'rockstar'"),
);

/** The clock of the database, so many minutes on; it runs once. */
async function pass(minutes: number): Promise<void> {
  await scene.db.advanceClock(`${minutes} minutes`);
  await scene.db.query('select private.run_clock()');
}

/** Who was asked in which wave, and how their invitations stand. */
async function asked(shift: string): Promise<Readonly<Record<string, string>>> {
  const rows = await scene.db.query<{ name: string; said: string }>(
    `select split_part(person.name, ' ', 1) as name, concat_ws(' ', cover_wave, status) as said
     from public.work_invitations join public.profiles person on person.id = worker_id where shift_id = $1`,
    [shift],
  );
  return Object.fromEntries(rows.map(({ name, said }) => [name, said]));
}

const coverOf = (shift: string) =>
  one<{ status: string; wave: number }>(scene.db, 'select status, wave from public.covers where shift_id = $1', [
    shift,
  ]);

const told = async (person: Person, kind: string) =>
  (await scene.db.query('select from public.notifications where user_id = $1 and kind = $2', [person.id, kind])).length;

async function respond(person: Person, shift: string, answer: string, more: object = {}): Promise<string> {
  const { id } = await one<{ id: string }>(
    scene.db,
    'select id from public.work_invitations where worker_id = $1 and shift_id = $2',
    [person.id, shift],
  );
  const args = { id, answer, seen_version: 2, booking_id: newId(), ...more };
  return verdict(scene.db, person, command('respond_invitation', args));
}

async function worked(person: Person): Promise<void> {
  const shift = await publishedShift(scene, { inHours: 200 });
  await act(scene.db, person, claim(shift));
  await scene.db.query(
    "update public.bookings set status = 'approved', starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days' where shift_id = $1",
    [shift],
  );
}

const toVera = (sent: ReturnType<typeof command>, person: Person = people.vera) => verdict(scene.db, person, sent);

describe('ask_for_cover', () => {
  it('asks those chosen, then who worked there, then everybody who may, and ends with the last wave', async () => {
    await worked(people.rosa);
    const shift = await publishedShift(scene, { inHours: 10 });
    expect(await toVera(cover(shift, { worker_ids: [people.rocco.id] }))).toBe('applied');
    expect(await asked(shift)).toEqual({ Rocco: '1 sent' });
    await pass(7);
    expect(await asked(shift)).toEqual({ Rocco: '1 sent' });
    await pass(9);
    expect(await asked(shift)).toEqual({ Rocco: '1 sent', Rosa: '2 sent' });
    await pass(18);
    expect(await asked(shift)).toEqual({ Rocco: '1 sent', Rosa: '2 sent', Sam: '3 sent' });
    await pass(27);
    expect(await asked(shift)).toEqual({ Rocco: '1 expired', Rosa: '2 expired', Sam: '3 expired' });
    expect(await coverOf(shift)).toEqual({ status: 'ended', wave: 3 });
    expect([await told(people.mina, 'cover_ended'), await told(people.rocco, 'shift_invitation_expired')]).toEqual([
      1, 1,
    ]);
  });

  it('waits for those who were asked when the waves after theirs are of nobody', async () => {
    const shift = await publishedShift(scene, { inHours: 10 });
    await toVera(cover(shift, { worker_ids: [people.rocco.id, people.rosa.id, people.sam.id] }));
    await pass(9);
    expect(await coverOf(shift)).toEqual({ status: 'asking', wave: 3 });
    expect(await respond(people.sam, shift, 'accept')).toBe('applied');
    expect(await coverOf(shift)).toMatchObject({ status: 'filled' });
  });

  it('books the first who accepts, and says at once to all others that it is filled', async () => {
    const shift = await publishedShift(scene, { inHours: 10 });
    await toVera(cover(shift));
    expect(await respond(people.rosa, shift, 'accept')).toBe('applied');
    expect(await asked(shift)).toEqual({ Rocco: '1 too_late', Rosa: '1 accepted' });
    expect(await coverOf(shift)).toMatchObject({ status: 'filled' });
    expect([await told(people.rocco, 'cover_filled'), await told(people.rosa, 'cover_filled')]).toEqual([1, 0]);
    expect(await told(people.vera, 'shift_invitation_too_late')).toBe(0);
    expect(await respond(people.rocco, shift, 'accept')).toBe('wrong_state');
    await pass(60);
    expect(await asked(shift)).toEqual({ Rocco: '1 too_late', Rosa: '1 accepted' });
  });

  it('is judged when it is heard: who works, rests or may not be asked by then is left out, and a wave of nobody is not waited for', async () => {
    const shift = await publishedShift(scene, { inHours: 30 });
    const booked = await publishedShift(scene, { inHours: 32 });
    await act(scene.db, people.rocco, claim(booked));
    await suspend(scene.db, people.rosa);
    expect(await toVera(cover(shift))).toBe('applied');
    expect(await asked(shift)).toEqual({ Sam: '3 sent' });
  });

  it('asks nobody of whom the venue has asked enough for a day: who is left out would tell of a calendar', async () => {
    const shift = await publishedShift(scene, { inHours: 30 });
    await scene.db.query(
      "insert into private.questions (venue_id, worker_id, question) select $1, $2, 'slot ' || nth from generate_series(1, 20) nth",
      [scene.venueId, people.rocco.id],
    );
    expect(await toVera(cover(shift))).toBe('applied');
    expect(await asked(shift)).toEqual({ Rosa: '1 sent' });
  });

  it('leaves out who would have less than eleven hours between venues or more than forty-eight hours that week', async () => {
    const shift = await publishedShift(scene, { inHours: 30, hours: 4 });
    // Two hours after it, and forty-six hours elsewhere in its week, with a day of rest between.
    const elsewhere = [
      [people.rocco, "shift.ends_at + interval '2 hours'", 4],
      [
        people.rosa,
        `case when extract(isodow from shift.starts_at at time zone 'UTC') <= 3 then shift.ends_at + interval '16 hours'
           else shift.starts_at - interval '62 hours' end`,
        46,
      ],
    ] as const;
    for (const [person, from, hours] of elsewhere) {
      await act(scene.db, person, claim(await publishedShift(scene, { inHours: 100 })));
      await scene.db.query(
        `update public.bookings booking set venue_id = $2, break_min = 0, starts_at = ${from}, ends_at = ${from} + interval '${hours} hours'
         from public.shifts shift where shift.id = $3 and booking.worker_id = $1`,
        [person.id, scene.otherVenueId, shift],
      );
    }
    expect(await toVera(cover(shift))).toBe('applied');
    expect(await asked(shift)).toEqual({ Sam: '3 sent' });
  });

  it('comes after the waiting list: nobody is asked while the place is held, and the search goes on when it is left', async () => {
    const shift = await publishedShift(scene, { inHours: 10 });
    const booking = newId();
    await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
    await act(scene.db, people.rosa, claim(shift));
    await act(scene.db, people.rocco, command('cancel_booking', { id: booking }));
    expect(await toVera(cover(shift, { worker_ids: [people.sam.id], waves: 1 }))).toBe('applied');
    expect(await asked(shift)).toEqual({});
    const offer = await one<{ id: string }>(
      scene.db,
      "select id from public.applications where worker_id = $1 and status = 'offered'",
      [people.rosa.id],
    );
    await act(scene.db, people.rosa, command('respond_offer', { id: offer.id, answer: 'decline' }));
    await pass(1);
    expect(await asked(shift)).toEqual({ Sam: '1 sent' });
  });

  it('is a manager’s, once at a time, and for a post that still lacks somebody', async () => {
    const shift = await publishedShift(scene, { inHours: 10 });
    for (const person of [people.stef, people.rocco, rival])
      expect(await toVera(cover(shift), person)).toBe('not_allowed');
    expect(await toVera(cover(shift, { waves: 4 }))).toBe('invalid_arguments');
    expect(await toVera(cover(shift, { apart_min: 1 }))).toBe('invalid_arguments');
    expect(await toVera(cover(newId()))).toBe('not_found');
    expect(await toVera(cover(shift), people.mina)).toBe('applied');
    expect(await toVera(cover(shift))).toBe('cover_running');
    const full = await publishedShift(scene, { inHours: 60 });
    await act(scene.db, people.rocco, claim(full));
    expect(await toVera(cover(full))).toBe('too_late');
  });

  it('ends with the post, and asks nobody for a venue that is paused meanwhile', async () => {
    const gone = await publishedShift(scene, { inHours: 10 });
    await toVera(cover(gone));
    await act(scene.db, people.vera, command('cancel_shift', { id: gone }));
    expect(await coverOf(gone)).toMatchObject({ status: 'stopped' });
    expect(await asked(gone)).toEqual({ Rocco: '1 revoked', Rosa: '1 revoked' });
    const shift = await publishedShift(scene, { inHours: 60 });
    await toVera(cover(shift, { worker_ids: [people.rocco.id] }));
    await act(scene.db, people.vera, command('pause_venue', { id: scene.venueId }));
    await pass(9);
    expect(await coverOf(shift)).toMatchObject({ status: 'ended' });
    expect(await asked(shift)).toEqual({ Rocco: '1 expired' });
  });
});

describe('full pay', () => {
  const AN_HOUR_IN = 11 * 60;
  /** Rocco says yes about an hour after the start, to be there an hour and a half after it. */
  async function taken(more: object): Promise<string> {
    const shift = await publishedShift(scene, { inHours: 10 });
    await pass(AN_HOUR_IN);
    expect(await toVera(cover(shift, { worker_ids: [people.rocco.id], ...more }))).toBe('applied');
    const { start } = await one<{ start: Date }>(
      scene.db,
      'select starts_at as start from public.shifts where id = $1',
      [shift],
    );
    const arrives_at = new Date(start.getTime() + 90 * 60_000).toISOString();
    expect(await respond(people.rocco, shift, 'accept', { arrives_at })).toBe('applied');
    return shift;
  }
  const moves = (status: string) =>
    scene.db.query("update public.bookings set status = $1, cancel_tier = 'after_check_in' where worker_id = $2", [
      status,
      people.rocco.id,
    ]);
  /** In minutes of pay: what is promised, and what is owed. */
  const promised = () =>
    one<{ promised: number | null; owed: number | null }>(
      scene.db,
      `select round(60.0 * full_pay_minor / rate_minor)::int as promised, round(60.0 * owed_minor / rate_minor)::int as owed
       from public.bookings where worker_id = $1`,
      [people.rocco.id],
    );

  it('is owed for the time since the planned start to who comes late, once they have come', async () => {
    await taken({ full_pay: true });
    expect(await promised()).toEqual({ promised: 90, owed: null });
    await moves('no_show');
    expect(await promised()).toEqual({ promised: 90, owed: null });
    await moves('checked_in');
    expect(await promised()).toEqual({ promised: 90, owed: 90 });
    await moves('no_show');
    expect(await promised()).toEqual({ promised: 90, owed: null });
    await moves('checked_in');
    await moves('cancelled_by_venue');
    expect(await promised(), 'the least of four hours beside it').toEqual({ promised: 90, owed: 90 + 240 });
  });

  it('is not promised unless the venue said so, nor for a shift that has not begun', async () => {
    await taken({});
    await moves('checked_in');
    expect(await promised()).toEqual({ promised: null, owed: null });
    await pass(0);
    const ahead = await publishedShift(scene, { inHours: 60 });
    expect(await toVera(cover(ahead, { worker_ids: [people.rosa.id], full_pay: true }))).toBe('applied');
    expect(await respond(people.rosa, ahead, 'accept')).toBe('applied');
    expect(
      await one(scene.db, 'select full_pay_minor as promised from public.bookings where worker_id = $1', [
        people.rosa.id,
      ]),
    ).toEqual({ promised: null });
  });

  it('is said to whoever is asked, and is a yes or nothing', async () => {
    const shift = await publishedShift(scene, { inHours: 10 });
    expect(await toVera(cover(shift, { full_pay: 'yes' }))).toBe('invalid_arguments');
    await toVera(cover(shift, { full_pay: true }));
    expect(
      await scene.db.query('select distinct full_pay from public.work_invitations where shift_id = $1', [shift]),
    ).toEqual([{ full_pay: true }]);
  });
});

describe('stop_cover', () => {
  it('takes back what nobody has answered, and asks nobody else', async () => {
    const shift = await publishedShift(scene, { inHours: 10 });
    const id = newId();
    await toVera(cover(shift, { id }));
    await respond(people.rosa, shift, 'decline');
    expect(await toVera(command('stop_cover', { id }), people.stef)).toBe('not_allowed');
    expect(await toVera(command('stop_cover', { id }), people.mina)).toBe('applied');
    expect(await asked(shift)).toEqual({ Rocco: '1 revoked', Rosa: '1 declined' });
    await pass(60);
    expect(await asked(shift)).toEqual({ Rocco: '1 revoked', Rosa: '1 declined' });
    expect(await toVera(command('stop_cover', { id })), 'a colleague was faster').toBe('applied');
    // Who has declined is not asked again.
    await pass(0);
    expect(await toVera(cover(shift))).toBe('applied');
    expect(await asked(shift)).toMatchObject({ Rosa: '1 declined' });
  });
});
