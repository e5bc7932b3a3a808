// Who is told what: outcomes always, changes to what is agreed with an answer asked for, and nobody of their own doing.
import { describe, expect, it } from 'vitest';
import { Mirror } from './mirror.ts';
import { act, application, claim, command, newId, one, type Person, people, publishedShift, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

const told = (person: Person) =>
  scene.db.query<{ kind: string; must_ack: boolean }>(
    'select kind, must_ack from public.notifications where user_id = $1 order by created_at, kind',
    [person.id],
  );

async function asked(person: Person, shift: string): Promise<string> {
  const id = newId();
  await act(scene.db, person, application(shift, { id }));
  return id;
}

const decide = (id: string, decision: string, more: object = {}) =>
  command('decide_application', { id, decision, version: 1, ...more });

describe('who asked hears', () => {
  it('a yes and a no, with the facts to say it without signal', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const [rocco, rosa] = [await asked(people.rocco, shift), await asked(people.rosa, shift)];
    await act(scene.db, people.vera, decide(rocco, 'accept', { booking_id: newId() }));
    await act(scene.db, people.vera, decide(rosa, 'reject', { reason: 'We need two hands more' }));
    expect(await told(people.rocco)).toEqual([{ kind: 'application_accepted', must_ack: false }]);
    expect(
      await one(scene.db, 'select kind, payload from public.notifications where user_id = $1', [people.rosa.id]),
    ).toMatchObject({
      kind: 'application_rejected',
      payload: { shift_id: shift, venue_id: scene.venueId, reason: 'We need two hands more' },
    });
  });

  it('that a request was withdrawn by a clash, and nothing of their own withdrawing', async () => {
    const [first, second] = [
      await publishedShift(scene, { booking_mode: 'review' }),
      await publishedShift(scene, { booking_mode: 'review' }),
    ];
    const mine = await asked(people.rocco, first);
    await asked(people.rocco, second);
    await act(scene.db, people.vera, decide(mine, 'accept', { booking_id: newId() }));
    expect((await told(people.rocco)).map(({ kind }) => kind).sort()).toEqual([
      'application_accepted',
      'application_clash',
    ]);
    const rosas = await asked(people.rosa, first);
    await act(scene.db, people.rosa, command('withdraw_application', { id: rosas }));
    expect(await told(people.rosa)).toEqual([]);
  });

  it('that the shift was called off; who was booked must say that they know', async () => {
    const shift = await publishedShift(scene);
    await act(scene.db, people.rocco, claim(shift));
    await act(scene.db, people.rosa, claim(shift));
    await act(scene.db, people.vera, command('cancel_shift', { id: shift, reason: 'Flood' }));
    expect(await told(people.rocco)).toEqual([{ kind: 'booking_cancelled_by_venue', must_ack: true }]);
    expect(await told(people.rosa)).toEqual([{ kind: 'application_shift_cancelled', must_ack: false }]);
  });
});

it('managers hear that somebody left, staff do not', async () => {
  const shift = await publishedShift(scene);
  const booking = newId();
  await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
  await act(scene.db, people.rocco, command('cancel_booking', { id: booking }));
  for (const person of [people.vera, people.mina])
    expect(await told(person)).toEqual([{ kind: 'booking_cancelled_by_worker', must_ack: true }]);
  expect(await told(people.stef)).toEqual([]);
  expect(await told(people.rocco)).toEqual([]);
});

describe('mark_notifications_read and acknowledge_notification', () => {
  const state = (id: string) =>
    one<{ read: boolean; acked: boolean }>(
      scene.db,
      'select read_at is not null as read, acked_at is not null as acked from public.notifications where id = $1',
      [id],
    );

  async function tellRocco(): Promise<string> {
    await scene.db.query('select private.notify($1, \'application_closed\', \'{"venue": "X"}\', true)', [
      people.rocco.id,
    ]);
    return (await one<{ id: string }>(scene.db, 'select id from public.notifications')).id;
  }

  it('touch one’s own only, and are never refused', async () => {
    const id = await tellRocco();
    const read = () => command('mark_notifications_read', { ids: [id, newId()] });
    const know = () => command('acknowledge_notification', { id });
    for (const sent of [read(), know()]) expect(await verdict(scene.db, people.rosa, sent)).toBe('applied');
    expect(await state(id)).toEqual({ read: false, acked: false });
    expect(await verdict(scene.db, people.rocco, read())).toBe('applied');
    expect(await state(id)).toEqual({ read: true, acked: false });
    expect(await verdict(scene.db, people.rocco, know())).toBe('applied');
    expect(await state(id)).toEqual({ read: true, acked: true });
    expect(await verdict(scene.db, people.rocco, command('mark_notifications_read', { ids: ['; drop'] }))).toBe(
      'invalid_arguments',
    );
  });

  it('reach the person’s own devices and nobody else’s', async () => {
    const id = await tellRocco();
    const [rocco, vera] = [new Mirror(scene.db, people.rocco), new Mirror(scene.db, people.vera)];
    await rocco.pull();
    await vera.pull();
    expect([rocco.has('notifications', id), vera.size('notifications')]).toEqual([true, 0]);
    await rocco.expectTrue();
  });
});
