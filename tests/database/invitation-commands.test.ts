// Work invitations: whom one may ask, what accepting comes to, and the races around the last place.
import { describe, expect, it } from 'vitest';
import { invitationExpiry } from '#domain/invitations/rules.ts';
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
  signUp,
  verdict,
  verify,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { invitation } from './situations/invitations.ts';
import { publishedJob } from './situations/jobs.ts';

const scene = sceneForEach();

const respond = (id: string, answer: string, more: object = {}) =>
  command('respond_invitation', { id, answer, seen_version: 2, booking_id: newId(), application_id: newId(), ...more });
const statusOf = async (id: string) =>
  (await one<{ status: string }>(scene.db, 'select status from public.work_invitations where id = $1', [id])).status;
const kinds = async (person: Person) =>
  (
    await scene.db.query<{ kind: string }>(
      'select kind from public.notifications where user_id = $1 order by created_at',
      [person.id],
    )
  ).map(({ kind }) => kind);

async function invited(shift: string, worker: Person = people.rocco): Promise<string> {
  const id = newId();
  expect(await verdict(scene.db, people.vera, invitation(scene, { id, shift_id: shift, worker_id: worker.id }))).toBe(
    'applied',
  );
  return id;
}

describe('send_work_invitation', () => {
  it('is for managers of the venue, to people they know or may find', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const toRocco = () => invitation(scene, { shift_id: shift });
    for (const person of [people.stef, people.rocco, rival])
      expect(await verdict(scene.db, person, toRocco())).toBe('not_allowed');
    await verify(scene.db, scene.venueId, 'unverified');
    expect(await verdict(scene.db, people.vera, toRocco())).toBe('not_found');
    await verify(scene.db, scene.venueId);
    await scene.db.query('update public.profiles set discoverable = false where id = $1', [people.rocco.id]);
    expect(await verdict(scene.db, people.vera, toRocco())).toBe('not_found');
    await scene.db.query('update public.profiles set discoverable = true');
    expect(await verdict(scene.db, people.mina, toRocco())).toBe('applied');
    expect(await verdict(scene.db, people.vera, toRocco())).toBe('already_invited');
    expect(
      await verdict(scene.db, people.vera, invitation(scene, { shift_id: shift, worker_id: people.mina.id })),
    ).toBe('not_found');
    expect(await kinds(people.rocco)).toEqual(['shift_invitation_sent']);
  });

  it('leaves one unread notice, however often it is sent and taken back; what was read stays', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const invite = async () => {
      const id = newId();
      await act(scene.db, people.mina, invitation(scene, { id, shift_id: shift }));
      return () => act(scene.db, people.mina, command('revoke_invitation', { id }));
    };
    for (let nth = 0; nth < 3; nth += 1) await (await invite())();
    expect(await kinds(people.rocco)).toEqual(['shift_invitation_revoked']);
    await scene.db.query('update public.notifications set read_at = now()');
    const takeBack = await invite();
    expect((await kinds(people.rocco)).sort()).toEqual(['shift_invitation_revoked', 'shift_invitation_sent']);
    await takeBack();
    expect(await kinds(people.rocco)).toEqual(['shift_invitation_revoked', 'shift_invitation_revoked']);
  });

  it('never says that somebody was blocked, nor reaches them', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    await act(
      scene.db,
      people.rocco,
      command('set_relation', {
        venue_id: scene.venueId,
        worker_id: people.rocco.id,
        side: 'rockstar',
        kind: 'blocked',
      }),
    );
    expect(await verdict(scene.db, people.vera, invitation(scene, { shift_id: shift }))).toBe('not_found');
  });

  it('is refused for what has gone, and in its last hour', async () => {
    const over = await publishedShift(scene, { hours: 9 });
    await scene.db.query(
      "update public.shifts set starts_at = now() - interval '3 hours', ends_at = now() + interval '1 hour' where id = $1",
      [over],
    );
    expect(await verdict(scene.db, people.vera, invitation(scene, { shift_id: over }))).toBe('too_late');
    const gone = await publishedShift(scene);
    await act(scene.db, people.vera, command('cancel_shift', { id: gone }));
    expect(await verdict(scene.db, people.vera, invitation(scene, { shift_id: gone }))).toBe('shift_gone');
    expect(await verdict(scene.db, people.vera, invitation(scene, { shift_id: newId() }))).toBe('not_found');
    expect(await verdict(scene.db, people.vera, invitation(scene, {}))).toBe('invalid_arguments');
  });
});

describe('respond_invitation', () => {
  it('accepted, it books, from outside the rockstar’s areas too', async () => {
    await scene.db.query("update public.profile_private set areas = '{leeds}' where id = $1", [people.rocco.id]);
    const id = await invited(await publishedShift(scene, { booking_mode: 'review' }));
    expect(await verdict(scene.db, people.rosa, respond(id, 'accept'))).toBe('not_allowed');
    expect(await verdict(scene.db, people.rocco, respond(id, 'seen'))).toBe('applied');
    expect(await statusOf(id)).toBe('seen');
    expect(await verdict(scene.db, people.rocco, respond(id, 'accept', { seen_version: 1 }))).toBe('terms_changed');
    expect(await verdict(scene.db, people.rocco, respond(id, 'accept'))).toBe('applied');
    expect(await one(scene.db, 'select source, status from public.bookings')).toEqual({
      source: 'invitation',
      status: 'confirmed',
    });
    expect(await kinds(people.vera)).toEqual(['shift_invitation_accepted']);
    expect(await verdict(scene.db, people.rocco, respond(id, 'decline'))).toBe('wrong_state');
  });

  it('says that it came too late when the places are taken, and refuses a clash', async () => {
    const full = await publishedShift(scene);
    const id = await invited(full);
    await act(scene.db, people.rosa, claim(full));
    expect(await verdict(scene.db, people.rocco, respond(id, 'accept'))).toBe('applied');
    expect(await statusOf(id)).toBe('too_late');
    const [one_, other] = [await publishedShift(scene, { inHours: 90 }), await publishedShift(scene, { inHours: 90 })];
    const second = await invited(other);
    await act(scene.db, people.rocco, claim(one_));
    expect(await verdict(scene.db, people.rocco, respond(second, 'accept'))).toBe('clash');
  });

  it('for a job makes an application that is on the shortlist', async () => {
    const job = await publishedJob(scene);
    const id = newId();
    await act(scene.db, people.vera, invitation(scene, { id, job_id: job }));
    expect(await verdict(scene.db, people.rocco, respond(id, 'accept'))).toBe('applied');
    expect(await one(scene.db, 'select status, job_id from public.applications')).toEqual({
      status: 'shortlisted',
      job_id: job,
    });
  });

  it('declined, the venue hears why', async () => {
    const id = await invited(await publishedShift(scene));
    await act(scene.db, people.rocco, respond(id, 'decline', { reason: 'Exam' }));
    expect(await one(scene.db, 'select status, answer_reason from public.work_invitations')).toEqual({
      status: 'declined',
      answer_reason: 'Exam',
    });
    expect(await kinds(people.vera)).toEqual(['shift_invitation_declined']);
  });
});

describe('without an answer', () => {
  it('it expires, is taken back, or ends with the shift; each time the rockstar hears', async () => {
    const [late, taken, off] = [
      await publishedShift(scene),
      await publishedShift(scene, { inHours: 60 }),
      await publishedShift(scene, { inHours: 90 }),
    ];
    const ids = [await invited(late), await invited(taken), await invited(off)];
    await scene.db.query('update public.work_invitations set expires_at = now() where id = $1', [ids[0]]);
    await scene.db.query('select private.run_clock()');
    await act(scene.db, people.vera, command('revoke_invitation', { id: ids[1] }));
    await act(scene.db, people.vera, command('cancel_shift', { id: off }));
    expect(await Promise.all(ids.map(statusOf))).toEqual(['expired', 'revoked', 'revoked']);
    expect((await kinds(people.rocco)).filter(kind => kind !== 'shift_invitation_sent').sort()).toEqual([
      'shift_invitation_expired',
      'shift_invitation_revoked',
      'shift_invitation_revoked',
    ]);
  });
});

describe('until when', () => {
  const HOUR_MS = 3_600_000;
  it.each([
    ['far ahead, for 48 hours', 100, 48],
    ['until two hours before the start', 30, 28],
    ['near the start, for two hours', 3, 2],
    ['after the start, for two hours', -1, 2],
    ['no longer than it can be filled', -6, 1],
  ])('an invitation can be answered %s, as the device says too', async (_, inHours, answerableHours) => {
    const shift = await publishedShift(scene, { hours: 8 });
    await scene.db.query(
      "update public.shifts set starts_at = now() + $2 * interval '1 hour', ends_at = now() + ($2 + 8) * interval '1 hour' where id = $1",
      [shift, inHours],
    );
    const id = await invited(shift);
    const { hours } = await one<{ hours: number }>(
      scene.db,
      'select round(extract(epoch from expires_at - created_at) / 3600, 2)::float as hours from public.work_invitations where id = $1',
      [id],
    );
    expect(hours).toBeCloseTo(answerableHours, 1);
    const now = Date.parse('2026-11-21T12:00:00Z');
    const startsAt = now + inHours * HOUR_MS;
    expect((invitationExpiry(now, { startsAt, endsAt: startsAt + 8 * HOUR_MS }) - now) / HOUR_MS).toBe(answerableHours);
  });

  it('to a job, for 48 hours', async () => {
    const id = newId();
    await act(scene.db, people.vera, invitation(scene, { id, job_id: await publishedJob(scene) }));
    expect(
      await one(
        scene.db,
        "select expires_at - created_at = interval '48 hours' as all_of_it from public.work_invitations",
      ),
    ).toEqual({ all_of_it: true });
  });
});

describe('nobody answers', () => {
  const expire = async (ids: readonly string[]) => {
    await scene.db.query('update public.work_invitations set expires_at = now() where id = any ($1)', [ids]);
    await scene.db.query('select private.run_clock()');
  };
  const told = () =>
    scene.db.query(
      "select kind, (payload ->> 'n')::int as n from public.notifications where user_id = $1 and kind like '%unanswered'",
      [people.vera.id],
    );

  it('the venue is told once, with the last of them, while the place is open', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const [first, second] = [await invited(shift), await invited(shift, people.rosa)];
    await expire([first]);
    expect(await told()).toEqual([]);
    await expire([second]);
    expect(await told()).toEqual([{ kind: 'shift_invitations_unanswered', n: 2 }]);
  });

  it('and not of a place that was taken meanwhile', async () => {
    const shift = await publishedShift(scene);
    const id = await invited(shift);
    await act(scene.db, people.rosa, claim(shift));
    await expire([id]);
    expect(await told()).toEqual([]);
  });

  it('of a job too', async () => {
    const id = newId();
    await act(scene.db, people.vera, invitation(scene, { id, job_id: await publishedJob(scene) }));
    await expire([id]);
    expect(await told()).toEqual([{ kind: 'job_invitations_unanswered', n: 1 }]);
  });
});

describe('races', () => {
  it('50 invited to one place accept at once: one is booked, 49 came too late', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const crowd = Array.from({ length: 50 }, (_, nth) => ({
      ...people.sam,
      id: newId(),
      name: `Worker ${nth}`,
      email: `worker${nth}@example.com`,
    }));
    for (const person of crowd) await signUp(scene.db, person);
    const ids: string[] = [];
    for (const person of crowd) ids.push(await invited(shift, person));
    const answers = crowd.map((person, nth) => verdict(scene.db, person, respond(ids[nth] ?? '', 'accept')));
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['applied']));
    const tally = 'select status, count(*)::int as count from public.work_invitations group by 1 order by 1';
    expect(await scene.db.query(tally)).toEqual([
      { status: 'accepted', count: 1 },
      { status: 'too_late', count: 49 },
    ]);
    expect(await scene.db.query('select from public.bookings')).toHaveLength(1);
  });

  it('two managers invite one person at once: one invitation', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const both = [people.vera, people.mina].map(person =>
      verdict(scene.db, person, invitation(scene, { shift_id: shift })),
    );
    expect((await Promise.all(both)).sort()).toEqual(['already_invited', 'applied']);
  });

  it('an answer against its being taken back: one of them counts', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const id = await invited(shift);
    const [accepted, revoked] = await Promise.all([
      verdict(scene.db, people.rocco, respond(id, 'accept')),
      verdict(scene.db, people.vera, command('revoke_invitation', { id })),
    ]);
    expect([accepted, revoked].sort()).toEqual(['applied', 'wrong_state']);
    expect(await scene.db.query('select from public.bookings')).toHaveLength(accepted === 'applied' ? 1 : 0);
  });
});
