// Somebody whom a venue invites and who has applied as well, before or meanwhile.
import { describe, expect, it } from 'vitest';
import { act, application, claim, command, newId, one, type Person, people, publishedShift, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { invitation } from './situations/invitations.ts';
import { publishedJob } from './situations/jobs.ts';

const scene = sceneForEach();

const refused = (id: string) => command('decide_application', { id, decision: 'reject', version: 1 });
const respond = (id: string, answer: string) =>
  command('respond_invitation', { id, answer, seen_version: 2, booking_id: newId(), application_id: newId() });
const statusOf = async (id: string) =>
  (await one<{ status: string }>(scene.db, 'select status from public.work_invitations where id = $1', [id])).status;
const kinds = async (person: Person) =>
  (await scene.db.query<{ kind: string }>('select kind from public.notifications where user_id = $1', [person.id])).map(
    ({ kind }) => kind,
  );

async function invited(shift: string): Promise<string> {
  const id = newId();
  expect(await verdict(scene.db, people.vera, invitation(scene, { id, shift_id: shift }))).toBe('applied');
  return id;
}

describe('somebody who is invited and has applied', () => {
  const asked = () =>
    scene.db.query<{ status: string }>(
      'select status, hold_until, waitlist_pos from public.applications order by created_at',
    );

  it('after a no, may say yes: now it is the venue that asks', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const job = await publishedJob(scene);
    for (const post of [{ shift_id: shift }, { shift_id: undefined, job_id: job }]) {
      const first = newId();
      await act(scene.db, people.rocco, application(shift, { id: first, ...post }));
      expect(await verdict(scene.db, people.vera, refused(first))).toBe('applied');
      const id = newId();
      await act(scene.db, people.vera, invitation(scene, { id, ...post }));
      expect(await verdict(scene.db, people.rocco, respond(id, 'accept'))).toBe('applied');
      expect(await statusOf(id)).toBe('accepted');
    }
    expect(await asked()).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }, { status: 'shortlisted' }]);
    expect(await scene.db.query('select from public.bookings')).toHaveLength(1);
  });

  it('is booked with what they asked, on a waiting list or with a place held for them too', async () => {
    const [plain, held] = [
      await publishedShift(scene, { booking_mode: 'review' }),
      await publishedShift(scene, { inHours: 100 }),
    ];
    const [first, second] = [await invited(plain), await invited(held)];
    await act(scene.db, people.rocco, application(plain));
    await act(scene.db, people.rosa, claim(held));
    await act(scene.db, people.rocco, application(held));
    await act(scene.db, people.sam, application(held));
    expect(await verdict(scene.db, people.rocco, respond(first, 'accept'))).toBe('applied');
    expect(await asked()).toMatchObject([{ status: 'accepted' }, {}, { status: 'waitlisted' }, { waitlist_pos: 2 }]);
    const { id } = await one<{ id: string }>(scene.db, 'select id from public.bookings where shift_id = $1', [held]);
    await act(scene.db, people.rosa, command('cancel_booking', { id }));
    expect(await asked()).toMatchObject([{}, {}, { status: 'offered' }, { waitlist_pos: 1 }]);
    expect(await verdict(scene.db, people.rocco, respond(second, 'accept'))).toBe('applied');
    expect((await asked())[2]).toEqual({ status: 'accepted', hold_until: null, waitlist_pos: null });
    expect(
      await scene.db.query('select source from public.bookings where worker_id = $1 and application_id is not null', [
        people.rocco.id,
      ]),
    ).toEqual([{ source: 'invitation' }, { source: 'invitation' }]);
  });

  it('of a job, is put on the shortlist with what they asked', async () => {
    const id = newId();
    const job = await publishedJob(scene);
    await act(scene.db, people.vera, invitation(scene, { id, job_id: job }));
    await act(scene.db, people.rocco, application('', { shift_id: undefined, job_id: job }));
    expect(await verdict(scene.db, people.rocco, respond(id, 'accept'))).toBe('applied');
    expect(await asked()).toMatchObject([{ status: 'shortlisted' }]);
  });

  it('has nothing left to answer once they are taken, and neither side is told of it', async () => {
    const [shift, job] = [await publishedShift(scene, { booking_mode: 'review' }), await publishedJob(scene)];
    const [toShift, toJob] = [await invited(shift), newId()];
    await act(scene.db, people.vera, invitation(scene, { id: toJob, job_id: job }));
    for (const post of [{}, { shift_id: undefined, job_id: job }]) {
      const id = newId();
      await act(scene.db, people.rocco, application(shift, { id, ...post }));
      const accept = { id, decision: 'accept', version: 1, booking_id: newId() };
      expect(await verdict(scene.db, people.vera, command('decide_application', accept))).toBe('applied');
    }
    expect([await statusOf(toShift), await statusOf(toJob)]).toEqual(['accepted', 'accepted']);
    await scene.db.advanceClock('49 hours');
    await scene.db.query('select private.run_clock()');
    for (const person of [people.rocco, people.vera])
      expect(await kinds(person)).not.toContainEqual(expect.stringMatching(/invitation_(accepted|expired|revoked)/));
  });
});
