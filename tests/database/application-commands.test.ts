// submit_application, claim_shift, withdraw_application, decide_application.
import { describe, expect, it } from 'vitest';
import type { Outcome } from '#sync/answer.ts';
import {
  act,
  application,
  claim,
  command,
  newId,
  one,
  people,
  publishedShift,
  rival,
  suspend,
  verdict,
  verify,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

const status = async (id: string) =>
  (await one<{ status: string }>(scene.db, 'select status from public.applications where id = $1', [id])).status;
const decide = (id: string, decision: string, more: object = {}) =>
  command('decide_application', { id, decision, version: 1, booking_id: newId(), ...more });
const codeOf = (outcome: Outcome) => (outcome.state === 'rejected' ? outcome.code : outcome.state);

describe('submit_application', () => {
  it('is for rockstars, once while it is live', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    for (const person of [people.vera, people.stef, rival])
      expect(await verdict(scene.db, person, application(shift))).toBe('not_allowed');
    expect(await verdict(scene.db, people.rocco, application(shift, { note: ' Eight years behind bars. ' }))).toBe(
      'applied',
    );
    expect(
      await one(scene.db, 'select note, status, venue_id from public.applications where worker_id = $1', [
        people.rocco.id,
      ]),
    ).toEqual({
      note: 'Eight years behind bars.',
      status: 'submitted',
      venue_id: scene.venueId,
    });
    expect(await verdict(scene.db, people.rocco, application(shift))).toBe('already_applied');
  });

  it('may be sent again after taking it back, not after a no', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const first = application(shift);
    await act(scene.db, people.rocco, first);
    await act(scene.db, people.rocco, command('withdraw_application', { id: (first.args as { id: string }).id }));
    const second = application(shift);
    expect(await verdict(scene.db, people.rocco, second)).toBe('applied');
    await act(scene.db, people.vera, decide((second.args as { id: string }).id, 'reject'));
    expect(await verdict(scene.db, people.rocco, application(shift))).toBe('not_again');
  });

  it('tells a draft from nothing by no word, and refuses what changed, has gone or begun', async () => {
    const draft = newId();
    const shift = await publishedShift(scene);
    await scene.db.query(
      "insert into public.shifts select (jsonb_populate_record(shift, jsonb_build_object('id', $1::text, 'status', 'draft'))).* from public.shifts shift where id = $2",
      [draft, shift],
    );
    expect(await verdict(scene.db, people.rocco, application(draft, { seen_version: 1 }))).toBe('not_found');
    expect(await verdict(scene.db, people.rocco, application(newId()))).toBe('not_found');
    expect(await act(scene.db, people.rocco, application(shift, { seen_version: 1 }))).toMatchObject({
      code: 'terms_changed',
      detail: { id: shift, version: 2 },
    });
    await scene.db.query("update public.shifts set status = 'expired' where id = $1", [shift]);
    expect(await verdict(scene.db, people.rocco, application(shift))).toBe('shift_gone');
    await scene.db.query(
      "update public.shifts set status = 'published', starts_at = now() - interval '3 hours', ends_at = now() + interval '1 hour' where id = $1",
      [shift],
    );
    expect(await verdict(scene.db, people.rocco, application(shift))).toBe('too_late');
  });

  it('does not take an id that is somebody else’s', async () => {
    const shift = await publishedShift(scene);
    const id = newId();
    await act(scene.db, people.rocco, application(shift, { id }));
    expect(await verdict(scene.db, people.rosa, application(shift, { id }))).toBe('invalid_arguments');
    expect(await one(scene.db, 'select worker_id from public.applications where id = $1', [id])).toEqual({
      worker_id: people.rocco.id,
    });
  });
});

describe('claim_shift', () => {
  it('books the first and puts the next on the waiting list in order', async () => {
    const shift = await publishedShift(scene);
    expect(await verdict(scene.db, people.rocco, claim(shift))).toBe('applied');
    expect(await verdict(scene.db, people.rosa, claim(shift))).toBe('applied');
    expect(await verdict(scene.db, people.sam, claim(shift))).toBe('applied');
    const rows = await scene.db.query(
      'select worker_id, status, waitlist_pos, source from public.applications order by waitlist_pos nulls first',
    );
    expect(rows).toEqual([
      { worker_id: people.rocco.id, status: 'accepted', waitlist_pos: null, source: 'claim' },
      { worker_id: people.rosa.id, status: 'waitlisted', waitlist_pos: 1, source: 'claim' },
      { worker_id: people.sam.id, status: 'waitlisted', waitlist_pos: 2, source: 'claim' },
    ]);
    const booking = await one<Record<string, unknown>>(
      scene.db,
      'select worker_id, status, rate_minor, source from public.bookings',
    );
    expect(booking).toEqual({ worker_id: people.rocco.id, status: 'confirmed', rate_minor: 1500, source: 'claim' });
    expect(await one(scene.db, 'select confirmed_count, version from public.shifts where id = $1', [shift])).toEqual({
      confirmed_count: 1,
      version: 2,
    });
  });

  it('closes the ranks when somebody leaves the waiting list', async () => {
    const shift = await publishedShift(scene);
    const [first, second] = [claim(shift), claim(shift)];
    await act(scene.db, people.rocco, claim(shift));
    await act(scene.db, people.rosa, first);
    await act(scene.db, people.sam, second);
    await act(
      scene.db,
      people.rosa,
      command('withdraw_application', { id: (first.args as { application_id: string }).application_id }),
    );
    expect(
      await one(scene.db, 'select waitlist_pos from public.applications where worker_id = $1', [people.sam.id]),
    ).toEqual({ waitlist_pos: 1 });
  });

  it('refuses at a venue that nobody has verified', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'instant' });
    await verify(scene.db, scene.venueId, 'unverified');
    expect(await verdict(scene.db, people.rocco, claim(shift))).toBe('not_instant');
    await verify(scene.db, scene.venueId);
    expect(await verdict(scene.db, people.rocco, claim(shift))).toBe('applied');
  });

  it('refuses where the venue picks, when suspended, and for venues', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    expect(await verdict(scene.db, people.rocco, claim(shift))).toBe('not_instant');
    expect(await verdict(scene.db, people.vera, claim(shift))).toBe('not_allowed');
    await suspend(scene.db, people.rosa);
    expect(await verdict(scene.db, people.rosa, claim(await publishedShift(scene)))).toBe('account_suspended');
  });

  it('refuses a second place at the same time, and says which one clashes', async () => {
    const [one_, other] = [await publishedShift(scene), await publishedShift(scene, { inHours: 34 })];
    await act(scene.db, people.rocco, claim(one_));
    const outcome = await act(scene.db, people.rocco, claim(other));
    expect(outcome).toMatchObject({ code: 'clash', detail: { shift_id: one_ } });
    expect(await verdict(scene.db, people.rocco, claim(await publishedShift(scene, { inHours: 38 })))).toBe('applied');
  });

  it('wants eleven hours between two venues, but lets one apply', async () => {
    await act(scene.db, people.rocco, claim(await publishedShift(scene)));
    const elsewhere = await publishedShift(scene, { inHours: 44 });
    await verify(scene.db, scene.otherVenueId);
    await scene.db.query('update public.shifts set venue_id = $1 where id = $2', [scene.otherVenueId, elsewhere]);
    expect(await verdict(scene.db, people.rocco, claim(elsewhere))).toBe('rest_too_short');
    expect(await verdict(scene.db, people.rocco, application(elsewhere))).toBe('applied');
  });

  it('takes back what overlaps once one of them is sure', async () => {
    const [sure, hoped] = [
      await publishedShift(scene),
      await publishedShift(scene, { booking_mode: 'review', inHours: 33 }),
    ];
    const hope = application(hoped);
    await act(scene.db, people.rocco, hope);
    await act(scene.db, people.rocco, claim(sure));
    expect(
      await one(scene.db, 'select status, closed_reason from public.applications where shift_id = $1', [hoped]),
    ).toEqual({ status: 'withdrawn', closed_reason: 'clash' });
  });
});

describe('withdraw_application', () => {
  it('is the worker’s, while it waits', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const id = newId();
    await act(scene.db, people.rocco, application(shift, { id }));
    for (const person of [people.rosa, people.vera])
      expect(await verdict(scene.db, person, command('withdraw_application', { id }))).toBe('not_allowed');
    expect(await verdict(scene.db, people.rocco, command('withdraw_application', { id }))).toBe('applied');
    // On another of their devices.
    expect(await verdict(scene.db, people.rocco, command('withdraw_application', { id }))).toBe('applied');
    expect(await one(scene.db, 'select status, version from public.applications where id = $1', [id])).toEqual({
      status: 'withdrawn',
      version: 2,
    });
    expect(await verdict(scene.db, people.rocco, command('withdraw_application', { id: newId() }))).toBe('not_found');
  });
});

describe('decide_application', () => {
  async function applied(more: Record<string, unknown> = {}) {
    const shift = await publishedShift(scene, { booking_mode: 'review', ...more });
    const id = newId();
    await act(scene.db, people.rocco, application(shift, { id }));
    return { shift, id };
  }

  it('is for managers of the venue who saw its present version', async () => {
    const { id } = await applied();
    for (const person of [people.stef, people.rocco, people.sam, rival])
      expect(await verdict(scene.db, person, decide(id, 'accept'))).toBe('not_allowed');
    expect(await verdict(scene.db, people.mina, decide(id, 'shortlist'))).toBe('applied');
    expect(await act(scene.db, people.vera, decide(id, 'accept'))).toMatchObject({
      code: 'terms_changed',
      detail: { id, version: 2, status: 'shortlisted' },
    });
    expect(await verdict(scene.db, people.vera, decide(id, 'accept', { version: 2 }))).toBe('applied');
    expect(await status(id)).toBe('accepted');
    expect(await one(scene.db, 'select status, worker_id from public.bookings')).toEqual({
      status: 'confirmed',
      worker_id: people.rocco.id,
    });
    expect(await verdict(scene.db, people.vera, decide(id, 'reject', { version: 3 }))).toBe('wrong_state');
  });

  it('says what moved: who withdrew, and which colleague was first', async () => {
    const withdrawn = await applied();
    await act(scene.db, people.rocco, command('withdraw_application', { id: withdrawn.id }));
    expect(await verdict(scene.db, people.vera, decide(withdrawn.id, 'accept'))).toBe('application_withdrawn');
    const { id } = await applied();
    expect(await verdict(scene.db, people.mina, decide(id, 'reject'))).toBe('applied');
    expect(await act(scene.db, people.vera, decide(id, 'accept'))).toMatchObject({
      code: 'application_decided',
      detail: { id, status: 'rejected' },
    });
  });

  it('never overfills, and wants the id of the booking to make', async () => {
    const { shift, id } = await applied();
    const other = newId();
    await act(scene.db, people.rosa, application(shift, { id: other }));
    expect(await verdict(scene.db, people.vera, decide(id, 'accept', { booking_id: undefined }))).toBe(
      'invalid_arguments',
    );
    await act(scene.db, people.vera, decide(id, 'accept'));
    expect(await act(scene.db, people.vera, decide(other, 'accept'))).toMatchObject({
      code: 'too_late',
      detail: { positions: 1, confirmed_count: 1 },
    });
  });

  it('does not tell a venue where else its applicant works', async () => {
    const { id } = await applied();
    await scene.db.query(
      `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
       select gen_random_uuid(), shift.id, $1, $2, role, starts_at, ends_at, tz, break_min, rate_minor, currency, 'claim' from public.shifts shift limit 1`,
      [people.rocco.id, scene.otherVenueId],
    );
    await scene.db.query('update public.shifts set confirmed_count = 0');
    const outcome = await act(scene.db, people.vera, decide(id, 'accept'));
    expect(codeOf(outcome)).toBe('clash');
    expect(outcome).not.toHaveProperty('detail');
  });

  it('refuses a shift that has gone and a worker who is suspended', async () => {
    const { shift, id } = await applied();
    await suspend(scene.db, people.rocco);
    expect(await act(scene.db, people.vera, decide(id, 'accept'))).toMatchObject({
      code: 'account_suspended',
      detail: { who: 'worker' },
    });
    await scene.db.query("update public.shifts set status = 'removed' where id = $1", [shift]);
    expect(await verdict(scene.db, people.vera, decide(id, 'accept'))).toBe('shift_gone');
    expect(await verdict(scene.db, people.vera, decide(id, 'reject', { reason: 'Sorry' }))).toBe('applied');
  });
});
