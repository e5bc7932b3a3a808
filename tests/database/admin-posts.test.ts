// What venues posted in the hands of the platform's admins: rockstars, shifts and jobs in pages, and a post that is taken down.
import { describe, expect, it } from 'vitest';
import { callFunction } from './call.ts';
import {
  application,
  claim,
  command,
  makeAdmins,
  newId,
  type Person,
  people,
  publishedShift,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { publishedJob } from './situations/jobs.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { sol, rae, rosa, rocco, vera, mina, stef } = people;

interface Page {
  readonly rows: readonly Record<string, unknown>[];
  readonly more: boolean;
  readonly total?: number;
  readonly all?: number;
}

const pageOf = (list: string, args: Record<string, unknown> = {}, person = rae) =>
  callFunction<Page>(scene.db, person, list, args);
const remove = (args: object, by: Person = sol) =>
  verdict(scene.db, by, command('admin_remove_post', { post: 'shift', reason: 'Not what it says', ...args }));
const told = (person: Person) =>
  scene.db.query(
    'select kind, payload ->> $2 as reason from public.notifications where user_id = $1 order by created_at',
    [person.id, 'reason'],
  );

describe('the lists', () => {
  it('show shifts of one status by venue, time and city, and never a draft', async () => {
    const later = await publishedShift(scene, { inHours: 60 });
    const sooner = await publishedShift(scene, { inHours: 40 });
    await verdict(scene.db, vera, command('cancel_shift', { id: await publishedShift(scene, { inHours: 90 }) }));
    await scene.db.query("update public.venues set name = 'Café 100% Zoë' where id = $1", [scene.venueId]);
    await scene.db.query("update public.shifts set status = 'draft' where id = $1", [
      await publishedShift(scene, { inHours: 20 }),
    ]);
    const ids = async (args: object) => (await pageOf('admin_shifts', { ...args })).rows.map(({ id }) => id);
    expect(await ids({})).toEqual([sooner, later]);
    expect(await ids({ search: 'cafe 100%' })).toEqual([sooner, later]);
    expect(await ids({ search: 'cafe%zoe' })).toEqual([]);
    expect(await ids({ area: 'manchester' })).toEqual([]);
    expect(await ids({ time: 'past' })).toEqual([]);
    expect(await ids({ status: 'cancelled' })).toHaveLength(1);
    const [first, second] = [await pageOf('admin_shifts', { most: 1 }), await ids({ most: 1 })];
    expect([first.more, first.total, first.all]).toEqual([true, 2, 3]);
    const after = { after_key: first.rows[0]?.key, after_id: second[0] };
    expect(await ids({ most: 1, ...after })).toEqual([later]);
  });

  it('show jobs by words of their title or venue, with how many applied', async () => {
    const id = await publishedJob(scene);
    await scene.db.query("update public.venues set name = 'Café Zoë' where id = $1", [scene.venueId]);
    await verdict(scene.db, rocco, command('submit_application', { id: newId(), job_id: id, seen_version: 2 }));
    expect((await pageOf('admin_jobs', { search: 'BAR le' })).rows).toMatchObject([
      { id, applied: 1, status: 'published' },
    ]);
    expect((await pageOf('admin_jobs', { search: 'zoe' })).rows).toHaveLength(1);
    expect((await pageOf('admin_jobs', { status: 'filled' })).total).toBe(0);
    expect(await callFunction(scene.db, rae, 'admin_job', { id })).toMatchObject({ title: 'Bar lead', waiting: 1 });
    await scene.db.query("update public.jobs set status = 'draft' where id = $1", [id]);
    expect(await callFunction(scene.db, rae, 'admin_job', { id })).toBeNull();
  });

  it('show rockstars by skill and reliability, the lowest first', async () => {
    await scene.db.query("update public.profiles set skills = '{bartender}', reliability = 71 where id = $1", [
      rosa.id,
    ]);
    await scene.db.query("update public.profiles set skills = '{bartender,barista}', reliability = 96 where id = $1", [
      rocco.id,
    ]);
    const names = async (args: object) => (await pageOf('admin_workers', { ...args })).rows.map(({ name }) => name);
    expect((await names({ sort: 'reliability' })).slice(0, 2)).toEqual([rosa.name, rocco.name]);
    expect(await names({ reliability: 'under_80' })).toEqual([rosa.name]);
    expect(await names({ skill: 'barista' })).toEqual([rocco.name]);
    expect(await names({ reliability: 'new', search: rosa.name })).toEqual([]);
    expect(await names({})).not.toContain(vera.name);
  });

  it.each([
    ['admin_shifts', { status: 'draft' }],
    ['admin_shifts', { time: 'now' }],
    ['admin_shifts', { area: 'atlantis' }],
    ['admin_shifts', { after_key: 'soon', after_id: newId() }],
    ['admin_jobs', { status: 'draft' }],
    ['admin_jobs', { sort: 'pay' }],
    ['admin_workers', { skill: 'juggler' }],
    ['admin_workers', { reliability: 'low' }],
    ['admin_workers', { sort: 'age' }],
  ])('%s refuses %o', async (list, args) => {
    await expect(pageOf(list, args)).rejects.toThrow('invalid_arguments');
  });

  it.each([vera, rocco])('are closed to $name', async person => {
    const shift = await publishedShift(scene);
    for (const list of ['admin_shifts', 'admin_jobs', 'admin_workers'])
      await expect(pageOf(list, {}, person)).rejects.toThrow('not_allowed');
    for (const one of ['admin_shift', 'admin_job'])
      await expect(callFunction(scene.db, person, one, { id: shift })).rejects.toThrow('not_allowed');
  });
});

describe('a post that is taken down', () => {
  it('cancels who is booked, closes who applied, and tells both and the managers why', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review', positions: 2 });
    const request = newId();
    await verdict(scene.db, rosa, application(shift, { id: request }));
    await verdict(
      scene.db,
      vera,
      command('decide_application', { id: request, decision: 'accept', version: 1, booking_id: newId() }),
    );
    await verdict(scene.db, rocco, application(shift));
    expect(await callFunction(scene.db, rae, 'admin_shift', { id: shift })).toMatchObject({
      waiting: 1,
      booked: [{ name: rosa.name, status: 'confirmed' }],
    });
    expect(await remove({ id: shift })).toBe('applied');
    expect(await callFunction(scene.db, sol, 'admin_shift', { id: shift })).toMatchObject({
      status: 'removed',
      reason: 'Not what it says',
      booked: [{ name: rosa.name, status: 'cancelled_by_venue' }],
      history: [{ what: 'remove_post', by: sol.name, reason: 'Not what it says' }],
    });
    expect(await told(rosa)).toContainEqual({ kind: 'booking_cancelled_by_venue', reason: 'Not what it says' });
    expect(await told(rocco)).toContainEqual({ kind: 'application_closed', reason: null });
    for (const manager of [vera, mina])
      expect(await told(manager)).toContainEqual({ kind: 'shift_removed', reason: 'Not what it says' });
    expect((await told(stef)).map(({ kind }) => kind)).not.toContain('shift_removed');
    // Who may not read the log reads no reason of it either.
    expect(await callFunction(scene.db, rae, 'admin_shift', { id: shift })).toMatchObject({ history: [] });
    expect(await verdict(scene.db, rocco, claim(shift))).not.toBe('applied');
  });

  it('closes a job and who applied for it', async () => {
    const id = await publishedJob(scene);
    await verdict(scene.db, rocco, command('submit_application', { id: newId(), job_id: id, seen_version: 2 }));
    expect(await remove({ post: 'job', id })).toBe('applied');
    expect(await told(rocco)).toContainEqual({ kind: 'job_application_closed', reason: null });
    expect(await told(vera)).toContainEqual({ kind: 'job_removed', reason: 'Not what it says' });
  });

  it('is taken down once, with words, by support, while it runs', async () => {
    const shift = await publishedShift(scene);
    expect(await remove({ id: shift, reason: ' ' })).toBe('invalid_arguments');
    expect(await remove({ id: shift }, rae)).toBe('not_allowed');
    expect(await remove({ id: shift }, vera)).toBe('not_allowed');
    expect(await remove({ id: newId() })).toBe('not_found');
    expect(await remove({ id: shift })).toBe('applied');
    const before = await told(vera);
    expect(await remove({ id: shift }), 'whose wish it is too').toBe('applied');
    expect(await told(vera)).toEqual(before);
    const over = await publishedShift(scene);
    await scene.db.query(
      `update public.shifts set starts_at = now() - interval '9 hours', ends_at = now() - interval '1 hour' where id = $1`,
      [over],
    );
    expect(await remove({ id: over })).toBe('too_late');
  });
});
