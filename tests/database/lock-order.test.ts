// Two calls that meet at the same rows: one waits for the other and both are done. Locked in two orders they would wait for one another, and
// one would be undone.
import { describe, expect, it } from 'vitest';
import { callUnderWay } from './call-under-way.ts';
import { act, claim, command, makeAdmins, newId, one, type Person, people, publishedShift } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { runningShift } from './situations/attendance.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { vera, rocco, sol } = people;

const under = callUnderWay(scene);
const meets = (person: Person, name: string, args: object) => under.meets(act(scene.db, person, command(name, args)));
const lockShift = (id: string) => under.query('select from public.shifts where id = $1 for update', [id]);
const nameVenue = () => under.query('select from public.venues where id = $1 for key share', [scene.venueId]);

describe('somebody who claims a shift', () => {
  it('and the venue that moves', async () => {
    const shift = await publishedShift(scene);
    await lockShift(shift);
    const moved = { id: scene.venueId, name: vera.name, address: '4 Quay Lane', area: 'london' };
    const { outcome } = await meets(vera, 'edit_venue', moved);
    await nameVenue();
    await under.commit();
    expect(await outcome).toMatchObject({ state: 'applied' });
  });

  it('keeps a venue open that is closing this moment', async () => {
    const shift = await publishedShift(scene);
    await lockShift(shift);
    const { outcome } = await meets(people.ada, 'admin_archive_venue', { id: scene.venueId, reason: 'Closed' });
    await nameVenue();
    await under.query(
      `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
       select $1, id, $2, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, 'application' from public.shifts where id = $3`,
      [newId(), rocco.id, shift],
    );
    await under.commit();
    expect(await outcome).toMatchObject({ state: 'rejected', code: 'shifts_ahead' });
  });

  it('and whoever invites them to it', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    await lockShift(shift);
    const { outcome } = await meets(vera, 'send_work_invitation', {
      ...{ id: newId(), venue_id: scene.venueId, worker_id: rocco.id, shift_id: shift },
    });
    await under.query('select private.lock_worker($1)', [rocco.id]);
    await under.commit();
    expect(await outcome).toMatchObject({ state: 'applied' });
  });

  it('and support that suspends them', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    await act(scene.db, rocco, command('submit_application', { id: newId(), shift_id: shift, seen_version: 2 }));
    await under.query('select from public.applications where worker_id = $1 for update', [rocco.id]);
    const { outcome } = await meets(sol, 'suspend_user', { user_id: rocco.id, reason: 'Two reports' });
    await under.query('select from public.profiles where id = $1 for key share', [rocco.id]);
    await under.commit();
    expect(await outcome).toMatchObject({ state: 'applied' });
  });

  it('and support that suspends them and releases what they are booked on', async () => {
    const shift = await publishedShift(scene);
    await act(scene.db, rocco, claim(shift));
    await lockShift(shift);
    const { outcome } = await meets(sol, 'suspend_user', { user_id: rocco.id, reason: 'Two reports', release: true });
    await under.query('select private.lock_worker($1)', [rocco.id]);
    await under.query('select from public.profiles where id = $1 for key share', [rocco.id]);
    await under.commit();
    expect(await outcome).toMatchObject({ state: 'applied' });
    expect(await one(scene.db, 'select status from public.bookings')).toEqual({ status: 'released' });
  });
});

describe('a dispute that nobody decided in time', () => {
  it('and the colleague who writes down that somebody came', async () => {
    const { shift, booking } = await runningShift(scene, 12, 616);
    await act(scene.db, vera, command('mark_no_show', { id: booking }));
    const { id } = await one<{ id: string }>(scene.db, 'select id from public.reliability_events');
    await act(scene.db, rocco, command('appeal_points', { id, reason: 'I stood behind the bar' }));
    await scene.db.query("update public.disputes set decide_by = now() - interval '1 minute'");
    await lockShift(shift);
    const { outcome } = await under.meets(scene.db.query('select private.decide_overdue(id) from public.disputes'));
    await under.query('select from public.bookings where id = $1 for update', [booking]);
    await under.commit();
    await outcome;
    expect(await one(scene.db, 'select outcome from public.disputes')).toEqual({ outcome: 'taken_back' });
  });
});
