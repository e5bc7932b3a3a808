// What is asked before something is written is asked where nobody can change the answer meanwhile: behind the lock of whoever changes it.
// Each test holds one call half-way and lets another meet it.
import { describe, expect, it } from 'vitest';
import { callFunction } from './call.ts';
import { callUnderWay } from './call-under-way.ts';
import { act, application, claim, command, newId, one, people, publishedShift, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { publishedJob } from './situations/jobs.ts';

const scene = sceneForEach(({ db }) =>
  db.query("update public.profiles set skills = '{bartender}' where role = 'rockstar'"),
);
const under = callUnderWay(scene);
const { vera, rocco, rosa, sam } = people;

const said = async (sent: Promise<{ readonly state: string; readonly code?: string }>) => {
  const outcome = await sent;
  return outcome.code ?? outcome.state;
};
const statusOf = async (id: string) =>
  (await one<{ status: string }>(scene.db, 'select status from public.applications where id = $1', [id])).status;

/** As `set_relation` does: the block, then the lock behind which it ends what waits. */
async function block(side: 'venue' | 'rockstar'): Promise<void> {
  await under.query(
    `insert into public.relations (id, venue_id, worker_id, set_by_side, kind)
     values (private.uuid5('relations:' || $1::text || ':' || $2::text || ':' || $3::text), $1::uuid, $2::uuid, $3, 'blocked')`,
    [scene.venueId, rocco.id, side],
  );
  await under.query('select private.part($1, $2, $3)', [scene.venueId, rocco.id, side]);
}

/** As `suspend_user` does. */
async function suspendRocco(): Promise<void> {
  await under.query("update public.profiles set account_status = 'suspended' where id = $1", [rocco.id]);
  await under.query('select private.close_requests_of($1)', [rocco.id]);
}

/** Rosa leaves a line, as when she is booked elsewhere: whoever does that holds her lock and not the shift's. */
async function takeRosaOut(application: string): Promise<void> {
  await under.query('select private.lock_worker($1)', [rosa.id]);
  await under.query("select set_config('encore.lines_close', 'later', true)");
  await under.query(
    "update public.applications set status = 'withdrawn', closed_reason = 'clash', waitlist_pos = null where id = $1",
    [application],
  );
}

describe('somebody who is blocked this moment', () => {
  it('does not apply for a shift any more', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    await block('venue');
    const { outcome } = await under.meets(act(scene.db, rocco, application(shift)));
    await under.commit();
    expect(await said(outcome)).toBe('not_open_to_you');
  });

  it('does not apply for a job any more', async () => {
    const job = await publishedJob(scene);
    await block('venue');
    const apply = command('submit_application', { id: newId(), job_id: job, seen_version: 2 });
    const { outcome } = await under.meets(act(scene.db, rocco, apply));
    await under.commit();
    expect(await said(outcome)).toBe('not_open_to_you');
  });

  it('is not invited any more, and the venue does not learn why', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    await act(scene.db, rocco, application(await publishedShift(scene, { booking_mode: 'review', inHours: 80 })));
    await block('rockstar');
    const invite = { id: newId(), venue_id: scene.venueId, worker_id: rocco.id, shift_id: shift };
    const { outcome } = await under.meets(act(scene.db, vera, command('send_work_invitation', invite)));
    await under.commit();
    expect(await said(outcome)).toBe('not_found');
  });
});

describe('somebody who is suspended this moment', () => {
  it('books nothing new', async () => {
    const shift = await publishedShift(scene);
    await suspendRocco();
    const { outcome } = await under.meets(act(scene.db, rocco, claim(shift)));
    await under.commit();
    expect(await said(outcome)).toBe('account_suspended');
  });

  it('applies for no job', async () => {
    const job = await publishedJob(scene);
    await suspendRocco();
    const apply = command('submit_application', { id: newId(), job_id: job, seen_version: 2 });
    const { outcome } = await under.meets(act(scene.db, rocco, apply));
    await under.commit();
    expect(await said(outcome)).toBe('account_suspended');
  });

  it('for longer than it was is not let in by the clock, which found the old end', async () => {
    await scene.db.query("update public.profiles set account_status = 'suspended' where id = $1", [rocco.id]);
    await scene.db.query(
      "update public.profile_private set suspended_until = now() - interval '1 minute' where id = $1",
      [rocco.id],
    );
    await under.query('select from public.profiles where id = $1 for no key update', [rocco.id]);
    await under.query("update public.profile_private set suspended_until = now() + interval '5 days' where id = $1", [
      rocco.id,
    ]);
    const { outcome } = await under.meets(scene.db.query('select private.end_suspension($1)', [rocco.id]));
    await under.commit();
    await outcome;
    const { account_status } = await one<{ account_status: string }>(
      scene.db,
      'select account_status from public.profiles where id = $1',
      [rocco.id],
    );
    expect(account_status).toBe('suspended');
  });
});

describe('somebody who is booked this moment', () => {
  /** Vera's yes, which has booked Rocco and is not heard yet. */
  async function yesToRocco(): Promise<void> {
    const [shift, asked] = [await publishedShift(scene, { booking_mode: 'review' }), newId()];
    expect(await verdict(scene.db, rocco, application(shift, { id: asked }))).toBe('applied');
    await under.query('select from public.shifts where id = $1 for update', [shift]);
    await under.query('select private.lock_worker($1)', [rocco.id]);
    await under.query(
      "select private.book(shift, $2::uuid, $3::uuid, gen_random_uuid(), 'application') from public.shifts shift where id = $1",
      [shift, asked, rocco.id],
    );
  }

  it('does not pause their account', async () => {
    await yesToRocco();
    const { outcome } = await under.meets(callFunction(scene.db, rocco, 'deactivate_account'));
    await under.commit();
    await expect(outcome).rejects.toThrow('bookings_ahead');
  });

  it('does not have it deleted, by themselves or by the clock', async () => {
    await yesToRocco();
    await scene.db.query("update public.profile_private set deletes_at = now() - interval '1 minute' where id = $1", [
      rocco.id,
    ]);
    const { outcome } = await under.meets(scene.db.query('select private.end_account($1)', [rocco.id]));
    await under.commit();
    await outcome;
    expect(await scene.db.query('select from auth.users where id = $1', [rocco.id])).toHaveLength(1);
    await expect(callFunction(scene.db, rocco, 'delete_my_account')).rejects.toThrow('bookings_ahead');
  });
});

describe('somebody who leaves a waiting list this moment', () => {
  it('is not offered the place that reopens: the next one is', async () => {
    const [shift, booking, ofRosa, ofSam] = [await publishedShift(scene), newId(), newId(), newId()];
    await act(scene.db, rocco, claim(shift, { booking_id: booking }));
    await act(scene.db, rosa, claim(shift, { application_id: ofRosa }));
    await act(scene.db, sam, claim(shift, { application_id: ofSam }));
    await takeRosaOut(ofRosa);
    const { outcome } = await under.meets(act(scene.db, rocco, command('cancel_booking', { id: booking })));
    await under.commit();
    expect(await said(outcome)).toBe('applied');
    expect([await statusOf(ofRosa), await statusOf(ofSam)]).toEqual(['withdrawn', 'offered']);
    const told = await scene.db.query(
      "select from public.notifications where kind = 'place_offered' and user_id = $1",
      [rosa.id],
    );
    expect(told).toEqual([]);
  });

  it('gets no place of a fair start, nor waits for one', async () => {
    const [shift, ofRosa] = [await publishedShift(scene, { fair_minutes: 15 }), newId()];
    await act(scene.db, rosa, claim(shift, { application_id: ofRosa }));
    await scene.db.query("update public.shifts set fair_until = now() - interval '1 minute' where id = $1", [shift]);
    await takeRosaOut(ofRosa);
    const { outcome } = await under.meets(scene.db.query('select private.give_out_places($1)', [shift]));
    await under.commit();
    await outcome;
    expect(await statusOf(ofRosa)).toBe('withdrawn');
    expect(await scene.db.query('select from public.bookings')).toEqual([]);
  });
});

describe('somebody who is given up this moment', () => {
  it('does not get a place back that somebody else is given', async () => {
    const [shift, booking] = [await publishedShift(scene), newId()];
    await act(scene.db, rocco, claim(shift, { booking_id: booking }));
    await scene.db.query("update public.bookings set starts_at = now() - interval '1 hour'");
    // As `mark_no_show` does, and whoever claims the place then.
    await under.query('select from public.shifts where id = $1 for update', [shift]);
    const seen = { id: newId(), booking_id: booking, kind: 'in', said_at: new Date().toISOString(), reason: 'Seen' };
    const { outcome } = await under.meets(act(scene.db, vera, command('record_attendance', seen)));
    await under.query("update public.bookings set status = 'no_show', no_show_at = now() where id = $1", [booking]);
    await under.query(
      "select private.book(shift, null, $2::uuid, gen_random_uuid(), 'claim') from public.shifts shift where id = $1",
      [shift, rosa.id],
    );
    await under.commit();
    expect(await said(outcome)).toBe('applied');
    expect(
      await scene.db.query(
        'select booking.status, restored, confirmed_count as booked from public.bookings booking join public.shifts shift on shift.id = shift_id where booking.id = $1',
        [booking],
      ),
    ).toEqual([{ status: 'checked_in', restored: true, booked: 1 }]);
  });
});

describe('calls of one person at one time, past the queue', () => {
  /** A direct insert of a plain client, as the product lists it. */
  const insertAs = (person: { readonly id: string }, sql: string, values: readonly unknown[]) =>
    scene.db.asUser(person.id, client => client.query(sql, [...values]));
  async function underAs(person: { readonly id: string }): Promise<void> {
    const claims = JSON.stringify({ sub: person.id, role: 'authenticated', aud: 'authenticated' });
    await under.query("select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)", [
      claims,
    ]);
  }

  it('say no more than sixty messages a minute', async () => {
    const { id } = await one<{ id: string }>(scene.db, 'select private.open_conversation($1, $2) as id', [
      scene.venueId,
      rocco.id,
    ]);
    const say = `insert into public.messages (id, conversation_id, sender_id, content)
      select gen_random_uuid(), $1, $2, 'On my way' from generate_series(1, $3)`;
    await insertAs(rocco, say, [id, rocco.id, 59]);
    await underAs(rocco);
    await under.query(say, [id, rocco.id, 1]);
    const { outcome } = await under.meets(insertAs(rocco, say, [id, rocco.id, 1]));
    await under.commit();
    await expect(outcome).rejects.toThrow('throttled');
  });

  it('found no more than twenty venues', async () => {
    await scene.db.query(
      "insert into public.venues (name, created_by) select 'Bar ' || nth, $1 from generate_series(1, 18) nth",
      [vera.id],
    );
    const found = "insert into public.venues (name, industry) values ('One more', 'bar')";
    await underAs(vera);
    await under.query(found);
    const { outcome } = await under.meets(insertAs(vera, found, []));
    await under.commit();
    await expect(outcome).rejects.toThrow('not_allowed');
  });
});
