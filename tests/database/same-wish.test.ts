// Two managers who wish the same: the second is told that it is done, and nothing moves again. Where one wished otherwise, the refusal
// says what stands.
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '#domain/refusal-sentences.ts';
import { act, application, claim, command, newId, one, people, publishedShift, shiftArgs, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { invitation } from './situations/invitations.ts';
import { publishedJob } from './situations/jobs.ts';

const scene = sceneForEach();

/** All that a second telling could move, and all that somebody is told. */
const everything = () =>
  one(
    scene.db,
    `select (select jsonb_agg(row order by row.id) from public.applications row) as applications,
      (select jsonb_agg(row order by row.id) from public.bookings row) as bookings,
      (select jsonb_agg(row order by row.id) from public.shifts row) as shifts,
      (select jsonb_agg(row order by row.id) from public.jobs row) as jobs,
      (select jsonb_agg(row order by row.id) from public.work_invitations row) as invitations,
      (select jsonb_agg(row order by row.id) from public.notifications row) as notices`,
  );

async function applied(): Promise<string> {
  const id = newId();
  await act(scene.db, people.rocco, application(await publishedShift(scene, { booking_mode: 'review' }), { id }));
  return id;
}

async function appliedForJob(): Promise<string> {
  const id = newId();
  await act(
    scene.db,
    people.rocco,
    command('submit_application', { id, job_id: await publishedJob(scene), seen_version: 2 }),
  );
  return id;
}

const decide = (id: string, decision: string) =>
  command('decide_application', { id, decision, version: 1, booking_id: newId() });

async function shiftOf(id: string): Promise<string> {
  const sql = 'select shift_id as shift from public.applications where id = $1';
  return (await one<{ shift: string }>(scene.db, sql, [id])).shift;
}

/** What Vera reads whose wish came second. */
async function refusalOf(wish: ReturnType<typeof decide>): Promise<string | undefined> {
  const refused = await act(scene.db, people.vera, wish);
  expect(refused).toMatchObject({ state: 'rejected' });
  const { code, detail } = refused as { readonly code: string; readonly detail: unknown };
  return sentenceOf({ name: wish.name, code, detail });
}

async function draft(): Promise<string> {
  const id = newId();
  await scene.db.query("update public.venues set tz = 'UTC'");
  await act(scene.db, people.vera, command('save_shift', shiftArgs({ id, venue_id: scene.venueId })));
  return id;
}

async function booked(): Promise<string> {
  const id = newId();
  await act(scene.db, people.rocco, claim(await publishedShift(scene), { booking_id: id }));
  return id;
}

async function invited(): Promise<string> {
  const id = newId();
  await act(scene.db, people.vera, invitation(scene, { id, shift_id: await publishedShift(scene) }));
  return id;
}

const pausedJob = async () => {
  const id = await publishedJob(scene);
  await act(scene.db, people.vera, command('pause_job', { id, version: 2 }));
  return id;
};

describe('two managers who wish the same', () => {
  it.each([
    ['accept an application', async () => decide(await applied(), 'accept')],
    ['decline it', async () => decide(await applied(), 'reject')],
    ['shortlist it', async () => decide(await applied(), 'shortlist')],
    ['offer the place', async () => decide(await applied(), 'offer')],
    ['put it on the waitlist', async () => decide(await applied(), 'waitlist')],
    ['accept an application for a job', async () => decide(await appliedForJob(), 'accept')],
    ['post a draft', async () => command('publish_shift', { id: await draft(), version: 1 })],
    ['cancel a shift', async () => command('cancel_shift', { id: await publishedShift(scene) })],
    ['cancel a booking', async () => command('cancel_booking', { id: await booked(), reason: 'Burst pipe' })],
    ['pause a job', async () => command('pause_job', { id: await publishedJob(scene), version: 2 })],
    ['resume it', async () => command('resume_job', { id: await pausedJob(), version: 3 })],
    ['end it', async () => command('close_job', { id: await publishedJob(scene), outcome: 'filled' })],
    ['withdraw an invitation', async () => command('revoke_invitation', { id: await invited() })],
  ])('both %s', async (_, wish) => {
    const first = await wish();
    // The second would make a booking of its own.
    const args = { ...(first.args as object), ...(first.name === 'decide_application' && { booking_id: newId() }) };
    const again = () => ({ ...first, id: newId(), args });
    expect(await verdict(scene.db, people.mina, first)).toBe('applied');
    const before = await everything();
    expect(await verdict(scene.db, people.vera, again())).toBe('applied');
    expect(await everything()).toEqual(before);
    expect(await verdict(scene.db, people.stef, again())).toBe('not_allowed');
  });

  it('both say yes to somebody who saw other terms: both have offered the place', async () => {
    const id = await applied();
    await scene.db.query(`update public.applications set seen_terms = '{"rate_minor": 1}' where id = $1`, [id]);
    expect(await verdict(scene.db, people.mina, decide(id, 'accept'))).toBe('applied');
    expect(await verdict(scene.db, people.vera, decide(id, 'accept'))).toBe('applied');
    expect(await one(scene.db, 'select status, version from public.applications where id = $1', [id])).toEqual({
      status: 'offered',
      version: 2,
    });
  });

  it('yes to a booking that has ended since is not done', async () => {
    const id = await applied();
    await act(scene.db, people.mina, decide(id, 'accept'));
    const { booking } = await one<{ booking: string }>(scene.db, 'select id as booking from public.bookings');
    await act(scene.db, people.rocco, command('cancel_booking', { id: booking }));
    expect(await verdict(scene.db, people.vera, decide(id, 'accept'))).toBe('terms_changed');
  });
});

describe('two managers who wish otherwise', () => {
  it.each([
    ['accept', 'reject', 'application_accepted'],
    ['reject', 'accept', 'application_declined'],
    ['offer', 'accept', 'application_offered'],
  ])('%s first: %s is refused, and says so', async (first, second, sentence) => {
    const id = await applied();
    await act(scene.db, people.mina, decide(id, first));
    expect(await refusalOf(decide(id, second))).toBe(sentence);
  });

  it.each([
    ['shortlist', 'accept', 'application_shortlisted'],
    ['waitlist', 'shortlist', 'application_waitlisted'],
  ])('%s first: %s has to be decided again, and says why', async (first, second, sentence) => {
    const id = await applied();
    await act(scene.db, people.mina, decide(id, first));
    expect(await refusalOf(decide(id, second))).toBe(sentence);
  });

  it('one cancels the shift, the other accepts: it says that the application was closed', async () => {
    const id = await applied();
    await act(scene.db, people.mina, command('cancel_shift', { id: await shiftOf(id) }));
    expect(await refusalOf(decide(id, 'accept'))).toBe('application_closed');
  });

  it('each give the last place to somebody: the second reads that the places were filled', async () => {
    const id = await applied();
    await scene.db.query('update public.shifts set positions = 1');
    const other = newId();
    await act(scene.db, people.rosa, application(await shiftOf(id), { id: other }));
    await act(scene.db, people.mina, decide(other, 'accept'));
    expect(await refusalOf(decide(id, 'accept'))).toBe('places_filled');
  });

  it('end a job as filled and as closed: the first counts', async () => {
    const id = await publishedJob(scene);
    await act(scene.db, people.mina, command('close_job', { id, outcome: 'filled' }));
    expect(await verdict(scene.db, people.vera, command('close_job', { id, outcome: 'closed' }))).toBe('wrong_state');
  });

  it('one posts a draft that the other has changed since: it is looked at anew', async () => {
    const id = await draft();
    await act(scene.db, people.mina, command('save_shift', shiftArgs({ id, venue_id: scene.venueId, positions: 3 })));
    await act(scene.db, people.mina, command('publish_shift', { id, version: 2 }));
    expect(await verdict(scene.db, people.vera, command('publish_shift', { id, version: 1 }))).toBe('wrong_state');
  });
});
