// Jobs: writing, posting and ending one, applying for it, and the offer between the two.
import { describe, expect, it } from 'vitest';
import { Mirror } from './mirror.ts';
import { act, command, newId, one, type Person, people, rival, verdict, verify } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { jobArgs, publishedJob } from './situations/jobs.ts';

const scene = sceneForEach();

const save = (more: Record<string, unknown> = {}) =>
  command('save_job', jobArgs({ id: newId(), venue_id: scene.venueId, ...more }));
const ask = (job: string, more: object = {}) =>
  command('submit_application', { id: newId(), job_id: job, seen_version: 2, ...more });
const jobOf = (id: string) =>
  one<Record<string, unknown>>(scene.db, 'select status, version from public.jobs where id = $1', [id]);
const statusOf = async (id: string) =>
  (await one<{ status: string }>(scene.db, 'select status from public.applications where id = $1', [id])).status;
const kinds = async (person: Person) =>
  (
    await scene.db.query<{ kind: string }>(
      'select kind from public.notifications where user_id = $1 order by created_at',
      [person.id],
    )
  ).map(({ kind }) => kind);
/** Of what became of it: that somebody applied is told in `gathered-notices`. */
const toVera = async () => (await kinds(people.vera)).filter(kind => kind !== 'job_applied');

async function asked(person: Person, job: string): Promise<string> {
  const id = newId();
  expect(await verdict(scene.db, person, ask(job, { id }))).toBe('applied');
  return id;
}

describe('save_job', () => {
  it.each([
    ['unknown_role', { role: 'juggler' }],
    ['pay_out_of_range', { pay_min_minor: 0 }],
    ['pay_out_of_range', { pay_max_minor: 1400 }],
    ['hours_out_of_range', { hours_per_week: 61 }],
    ['invalid_arguments', { title: ' ' }],
    ['invalid_arguments', { start_date: '2027-02-30' }],
    ['invalid_arguments', { skills: Array.from({ length: 11 }, (_, nth) => `Skill ${nth}`) }],
  ])('refuses %s %j', async (code, more) => {
    expect(await verdict(scene.db, people.vera, save(more))).toBe(code);
  });

  it('takes place and currency from the venue, and changes a job until it has ended', async () => {
    const id = await publishedJob(scene);
    expect(await one(scene.db, 'select area, currency from public.jobs')).toEqual({ area: 'london', currency: 'GBP' });
    expect(await verdict(scene.db, people.mina, save({ id, title: 'Bar lead, nights' }))).toBe('applied');
    expect(await jobOf(id)).toEqual({ status: 'published', version: 3 });
    expect(await verdict(scene.db, rival, save({ id, venue_id: scene.otherVenueId }))).toBe('not_allowed');
    await act(scene.db, people.vera, command('close_job', { id, outcome: 'closed' }));
    expect(await verdict(scene.db, people.vera, save({ id }))).toBe('wrong_state');
  });
});

describe('a job on the phones of rockstars', () => {
  it('comes when posted, goes when paused, comes again; who asked keeps it', async () => {
    const [rocco, rosa] = [new Mirror(scene.db, people.rocco), new Mirror(scene.db, people.rosa)];
    const id = await publishedJob(scene);
    const both = async () => {
      await rocco.pull();
      await rosa.pull();
      return [rocco.has('jobs', id), rosa.has('jobs', id)];
    };
    expect(await both()).toEqual([true, true]);
    await asked(people.rocco, id);
    await act(scene.db, people.vera, command('pause_job', { id, version: 2 }));
    expect(await both()).toEqual([true, false]);
    expect(await verdict(scene.db, people.rosa, ask(id))).toBe('job_gone');
    expect(await verdict(scene.db, people.vera, command('resume_job', { id, version: 2 }))).toBe('terms_changed');
    await act(scene.db, people.vera, command('resume_job', { id, version: 3 }));
    expect(await both()).toEqual([true, true]);
    await rocco.expectTrue();
    await rosa.expectTrue();
  });
});

describe('applying for a job', () => {
  it('is once, at the terms seen, and never after a no', async () => {
    const job = await publishedJob(scene);
    expect(await verdict(scene.db, people.stef, ask(job))).toBe('not_allowed');
    expect(await verdict(scene.db, people.rocco, ask(job, { seen_version: 1 }))).toBe('terms_changed');
    const id = await asked(people.rocco, job);
    expect(await verdict(scene.db, people.rocco, ask(job))).toBe('already_applied');
    await act(scene.db, people.vera, command('decide_application', { id, decision: 'reject', version: 1 }));
    expect(await verdict(scene.db, people.rocco, ask(job))).toBe('not_again');
    expect(await kinds(people.rocco)).toEqual(['job_application_rejected']);
  });

  it('is put on no waiting list, since a job has none', async () => {
    const id = await asked(people.rocco, await publishedJob(scene));
    const wait = command('decide_application', { id, decision: 'waitlist', version: 1 });
    expect(await verdict(scene.db, people.vera, wait)).toBe('invalid_arguments');
    expect(await statusOf(id)).toBe('submitted');
  });

  it('is answered when the job is filled or closed', async () => {
    for (const [outcome, kind] of [
      ['filled', 'job_application_filled'],
      ['closed', 'job_application_closed'],
    ]) {
      const job = await publishedJob(scene);
      const id = await asked(people.rosa, job);
      await act(scene.db, people.vera, command('close_job', { id: job, outcome }));
      expect(await statusOf(id)).toBe('closed');
      expect((await kinds(people.rosa)).at(-1)).toBe(kind);
    }
  });
});

describe('an offer', () => {
  async function offered(): Promise<string> {
    const id = await asked(people.rocco, await publishedJob(scene));
    const sent = command('decide_application', { id, decision: 'offer', hold_hours: 24, version: 1 });
    expect(await verdict(scene.db, people.mina, sent)).toBe('applied');
    return id;
  }
  const respond = (id: string, answer: string) => command('respond_offer', { id, answer });

  it('is the rockstar’s to take, and opens the conversation', async () => {
    const id = await offered();
    expect(await kinds(people.rocco)).toEqual(['job_application_offered']);
    expect(await verdict(scene.db, people.rosa, respond(id, 'accept'))).toBe('not_allowed');
    expect(await verdict(scene.db, people.rocco, respond(id, 'accept'))).toBe('applied');
    expect(await statusOf(id)).toBe('accepted');
    expect(await toVera()).toEqual(['job_offer_accepted']);
    expect(await scene.db.query('select from public.conversations')).toHaveLength(1);
    expect(await verdict(scene.db, people.rocco, respond(id, 'decline'))).toBe('wrong_state');
  });

  it('is taken at the terms that were seen, and whoever applied hears that they changed', async () => {
    const id = await offered();
    const { job_id: job } = await one<{ job_id: string }>(scene.db, 'select job_id from public.applications');
    const edit = (version: number, more: object) =>
      verdict(
        scene.db,
        people.mina,
        command('save_job', jobArgs({ id: job, venue_id: scene.venueId, version, ...more })),
      );
    expect(await edit(2, { pay_min_minor: 1300 })).toBe('applied');
    expect((await kinds(people.rocco)).sort()).toEqual(['asked_job_changed', 'job_application_offered']);
    const take = (seen_version: number) => command('respond_offer', { id, answer: 'accept', seen_version });
    expect(await verdict(scene.db, people.rocco, take(2))).toBe('terms_changed');
    expect(await verdict(scene.db, people.rocco, take(3))).toBe('applied');
  });

  it.each([
    ['least pay', { pay_min_minor: 1300 }],
    ['most pay', { pay_max_minor: 1550 }],
    ['hours', { hours_per_week: 11 }],
    ['start', { start_date: '2027-09-01' }],
  ])('is what a yes comes to for somebody who saw a job of another %s', async (_, terms) => {
    const job = await publishedJob(scene);
    const id = await asked(people.rocco, job);
    await act(
      scene.db,
      people.mina,
      command('save_job', jobArgs({ id: job, venue_id: scene.venueId, version: 2, ...terms })),
    );
    const yes = command('decide_application', { id, decision: 'accept', version: 1 });
    expect(await verdict(scene.db, people.vera, yes)).toBe('applied');
    expect(await statusOf(id)).toBe('offered');
  });

  it('is not what a yes comes to when the job was only paused or worded anew', async () => {
    const job = await publishedJob(scene);
    const [first, second] = [await asked(people.rocco, job), await asked(people.rosa, job)];
    const yes = (id: string) => command('decide_application', { id, decision: 'accept', version: 1 });
    await act(scene.db, people.mina, command('pause_job', { id: job, version: 2 }));
    expect(await verdict(scene.db, people.vera, yes(first))).toBe('applied');
    await act(scene.db, people.mina, save({ id: job, version: 3, description: 'Nights, mostly.' }));
    expect(await verdict(scene.db, people.vera, yes(second))).toBe('applied');
    expect([await statusOf(first), await statusOf(second)]).toEqual(['accepted', 'accepted']);
    expect(await kinds(people.rosa)).not.toContain('asked_job_changed');
  });

  it('may be declined, and lapses by itself', async () => {
    const first = await offered();
    expect(await verdict(scene.db, people.rocco, respond(first, 'decline'))).toBe('applied');
    const second = await offered();
    await scene.db.query("update public.applications set hold_until = now() - interval '1 minute' where id = $1", [
      second,
    ]);
    expect(await verdict(scene.db, people.rocco, respond(second, 'accept'))).toBe('offer_lapsed');
    await scene.db.query('select private.run_clock()');
    expect([await statusOf(first), await statusOf(second)]).toEqual(['declined', 'expired']);
    expect((await kinds(people.rocco)).at(-1)).toBe('job_application_lapsed');
    expect(await toVera(), 'who offered it hears of both').toEqual(['job_offer_declined', 'job_offer_lapsed']);
  });
});

it('closes by itself after its time, and tells who waited', async () => {
  await verify(scene.db, scene.venueId);
  const job = await publishedJob(scene);
  const id = await asked(people.rosa, job);
  await scene.db.query("update public.jobs set closes_at = now() - interval '1 minute'");
  await scene.db.query('select private.run_clock()');
  expect([await jobOf(job), await statusOf(id)]).toEqual([{ status: 'expired', version: 3 }, 'closed']);
  expect([await kinds(people.rosa), await toVera()]).toEqual([['job_application_closed'], ['job_expired']]);
});
