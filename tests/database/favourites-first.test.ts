// Favourites first: who sees a post when, and who is booked as soon as they ask.
import { describe, expect, it } from 'vitest';
import { Mirror } from './mirror.ts';
import { act, application, command, newId, one, people, publishedShift, shiftArgs, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => db.query("update public.venues set tz = 'UTC'"));

const favour = () =>
  scene.db.query(
    "insert into public.relations (id, venue_id, worker_id, set_by_side, kind) values ($1, $2, $3, 'venue', 'favourite')",
    [newId(), scene.venueId, people.rocco.id],
  );

describe('a post for favourites first', () => {
  it('is theirs at once and everybody’s when its time has come, on every device', async () => {
    await favour();
    const [rocco, rosa] = [new Mirror(scene.db, people.rocco), new Mirror(scene.db, people.rosa)];
    await rocco.pull();
    await rosa.pull();
    const id = await publishedShift(scene, { favourites_hours: 6 });
    await rocco.pull();
    await rosa.pull();
    expect([rocco.size('shifts'), rosa.size('shifts')]).toEqual([1, 0]);
    expect(await verdict(scene.db, people.rosa, application(id))).toBe('not_found');
    expect(await verdict(scene.db, people.rocco, application(id))).toBe('applied');
    await scene.db.query('select private.run_clock()');
    await rosa.pull();
    expect(rosa.size('shifts')).toBe(0);

    await scene.db.query("update public.shifts set visible_from = now() - interval '1 minute'");
    await scene.db.query('select private.run_clock()');
    await rosa.pull();
    await rosa.expectTrue();
    expect(rosa.size('shifts')).toBe(1);
    expect(await one(scene.db, 'select version, visible_from from public.shifts')).toEqual({
      version: 2,
      visible_from: null,
    });
    expect(await verdict(scene.db, people.rosa, application(id))).toBe('applied');
  });

  it('opens to who becomes a favourite, and closes to who is none any more', async () => {
    const rocco = new Mirror(scene.db, people.rocco);
    await rocco.pull();
    await publishedShift(scene, { favourites_hours: 6 });
    await rocco.pull();
    expect(rocco.size('shifts')).toBe(0);
    await favour();
    await rocco.pull();
    await rocco.expectTrue();
    expect(rocco.size('shifts')).toBe(1);
    await scene.db.query('delete from public.relations');
    await rocco.pull();
    await rocco.expectTrue();
    expect(rocco.size('shifts')).toBe(0);
  });

  it.each([
    ['called off', (id: string) => act(scene.db, people.vera, command('cancel_shift', { id }))],
    ['removed', (id: string) => scene.db.query("update public.shifts set status = 'removed' where id = $1", [id])],
  ])('leaves the favourite’s phone when it is %s while it is held back', async (_, end) => {
    await favour();
    const id = await publishedShift(scene, { favourites_hours: 6 });
    const rocco = new Mirror(scene.db, people.rocco);
    await rocco.pull();
    expect(rocco.has('shifts', id)).toBe(true);
    await end(id);
    await rocco.pull();
    expect(rocco.has('shifts', id)).toBe(false);
    await rocco.expectTrue();
  });

  it.each([
    [0, 30, null],
    [6, 30, 6],
    [24, 10, 8],
    [6, 1, null],
  ])('%i hours, %i hours before the start: held back for %s', async (favourites_hours, inHours, held) => {
    await publishedShift(scene, { favourites_hours, inHours });
    const { hours } = await one<{ hours: number | null }>(
      scene.db,
      'select round(extract(epoch from visible_from - now()) / 3600)::int as hours from public.shifts',
    );
    // The start lies on a whole hour, so up to one more.
    expect(hours === null ? null : Math.min(hours, held ?? 0)).toBe(held);
  });

  it.each([-1, 169, '6', 1.5])('refuses %s hours', async favourites_hours => {
    const saving = command('save_shift', shiftArgs({ id: newId(), venue_id: scene.venueId, favourites_hours }));
    expect(await verdict(scene.db, people.vera, saving)).toBe('invalid_arguments');
  });
});

describe('favourites at once', () => {
  const mode = { booking_mode: 'instant_favourites' };
  const standing = (id: string) =>
    one(
      scene.db,
      'select status, (select count(*)::int from public.bookings) as booked from public.applications where id = $1',
      [id],
    );

  it('books a favourite who asks, and lets everybody else ask', async () => {
    await favour();
    const shift = await publishedShift(scene, { ...mode, positions: 2 });
    const [asked, other] = [newId(), newId()];
    await act(scene.db, people.rosa, application(shift, { id: other }));
    expect(await standing(other)).toEqual({ status: 'submitted', booked: 0 });
    await act(scene.db, people.rocco, application(shift, { id: asked }));
    expect(await standing(asked)).toEqual({ status: 'accepted', booked: 1 });
  });

  it('overfills nothing, and asks a tired favourite’s venue first', async () => {
    await favour();
    const full = await publishedShift(scene, { ...mode, positions: 1 });
    const own = newId();
    await act(scene.db, people.rosa, application(full, { id: own }));
    await act(
      scene.db,
      people.vera,
      command('decide_application', { id: own, decision: 'accept', version: 1, booking_id: newId() }),
    );
    const late = newId();
    await act(scene.db, people.rocco, application(full, { id: late }));
    expect(await standing(late)).toEqual({ status: 'waitlisted', booked: 1 });
  });

  it('is only for venues that are verified', async () => {
    await favour();
    const shift = await publishedShift(scene, mode);
    await scene.db.query("update public.venues set verification_status = 'unverified'");
    const asked = newId();
    await act(scene.db, people.rocco, application(shift, { id: asked }));
    expect(await standing(asked)).toEqual({ status: 'submitted', booked: 0 });
  });
});

it('save_shift with the version of the draft that was seen is refused when a colleague was quicker', async () => {
  const id = newId();
  const draft = shiftArgs({ id, venue_id: scene.venueId });
  await act(scene.db, people.vera, command('save_shift', draft));
  expect(await verdict(scene.db, people.mina, command('save_shift', { ...draft, version: 1, positions: 2 }))).toBe(
    'applied',
  );
  const refused = await act(scene.db, people.vera, command('save_shift', { ...draft, version: 1, positions: 3 }));
  expect(refused).toMatchObject({ code: 'terms_changed', detail: { id, positions: 2, version: 2 } });
});
