// Who is told of a new post: those for whom the venue is a favourite, and those whose saved search finds it; seldom enough.
import { describe, expect, it } from 'vitest';
import { act, command, newId, type Person, people, publishedShift } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

const told = async (person: Person) =>
  (
    await scene.db.query<{ kind: string; payload: Record<string, unknown> }>(
      "select kind, payload from public.notifications where user_id = $1 and kind ~ 'posted|matched' order by created_at",
      [person.id],
    )
  ).map(({ kind, payload }) => ({ kind, n: payload.n, search: payload.search, shift: payload.shift_id }));

/** Two minutes after the last post. */
async function clock(): Promise<void> {
  await scene.db.query("update private.fresh_posts set posted_at = now() - interval '3 minutes'");
  await scene.db.query('select private.run_clock()');
}

const favour = (person: Person, kind = 'favourite') =>
  act(
    scene.db,
    person,
    command('set_relation', { venue_id: scene.venueId, worker_id: person.id, side: 'rockstar', kind }),
  );

const anything = {
  roles: [],
  day: null,
  minimum: null,
  instantOnly: false,
  fitsCalendar: false,
  venueTypes: [],
  withinKm: null,
  sort: 'soonest',
};
const keep = (person: Person, filters: object = {}, name = 'Late bars') =>
  act(
    scene.db,
    person,
    command('save_search', { id: newId(), name, filters: JSON.stringify({ ...anything, ...filters }) }),
  );

describe('a favourite venue that posts', () => {
  it('tells those whose favourite it is, and nobody else', async () => {
    await favour(people.rocco);
    const shift = await publishedShift(scene);
    await scene.db.query('select private.run_clock()');
    expect(await told(people.rocco)).toEqual([]);
    await clock();
    await clock();
    expect(await told(people.rocco)).toEqual([{ kind: 'favourite_posted', shift }]);
    expect(await told(people.rosa)).toEqual([]);
  });

  it('tells of many posts once, and not again within twelve hours', async () => {
    await favour(people.rocco);
    for (const inHours of [30, 60, 90]) await publishedShift(scene, { inHours });
    await clock();
    await publishedShift(scene, { inHours: 120 });
    await clock();
    expect(await told(people.rocco)).toEqual([{ kind: 'favourite_posted_many', n: 3 }]);
    await scene.db.query("update private.told_of_posts set told_at = now() - interval '13 hours'");
    const later = await publishedShift(scene, { inHours: 150 });
    await clock();
    expect(await told(people.rocco)).toContainEqual({ kind: 'favourite_posted', shift: later });
  });

  it('says nothing of a post that waits for others, is in no city of theirs, or is called off meanwhile', async () => {
    await favour(people.rocco);
    await scene.db.query("update public.profile_private set areas = '{leeds}' where id = $1", [people.rocco.id]);
    await publishedShift(scene);
    await clock();
    await scene.db.query("update public.profile_private set areas = '{london}' where id = $1", [people.rocco.id]);
    const held = await publishedShift(scene, { inHours: 200, favourites_hours: 24 });
    const off = await publishedShift(scene, { inHours: 60 });
    await act(scene.db, people.vera, command('cancel_shift', { id: off }));
    await clock();
    expect(await told(people.rocco)).toEqual([]);
    await scene.db.query("update public.shifts set visible_from = now() - interval '1 minute' where id = $1", [held]);
    await clock();
    await clock();
    expect(await told(people.rocco)).toEqual([{ kind: 'favourite_posted', shift: held }]);
  });
});

describe('a saved search', () => {
  it.each<[string, object, boolean]>([
    ['anything', {}, true],
    ['its role', { roles: ['bartender'] }, true],
    ['another role', { roles: ['host'] }, false],
    ['its pay', { minimum: 1500 }, true],
    ['more pay', { minimum: 1501 }, false],
    ['another day', { day: '2020-01-01' }, false],
    ['another kind of venue', { venueTypes: ['hotel'] }, false],
    ['instant book', { instantOnly: true }, true],
    ['favourites only', { favouritesOnly: true }, false],
    ['whatever fits the calendar', { fitsCalendar: true }, true],
    ['what no app ever wrote', { roles: 7, minimum: '12', day: [], venueTypes: {}, withinKm: 'far' }, false],
  ])('for %s is told of a post: %j %s', async (_, filters, matches) => {
    await keep(people.rocco, filters);
    await publishedShift(scene);
    await clock();
    expect((await told(people.rocco)).length).toBe(matches ? 1 : 0);
    expect(await scene.db.query('select * from private.clock_errors')).toEqual([]);
  });

  it('is told by its name, once for all searches of a person and after the favourite', async () => {
    await keep(people.rocco, {}, 'Late bars');
    await keep(people.rocco, { minimum: 1400 }, 'Well paid');
    await keep(people.rosa, {}, 'Anything');
    await favour(people.rosa);
    const shift = await publishedShift(scene);
    await clock();
    expect(await told(people.rocco)).toEqual([
      { kind: 'search_matched', search: expect.stringMatching(/^(Late bars|Well paid)$/), shift },
    ]);
    expect(await told(people.rosa)).toEqual([{ kind: 'favourite_posted', shift }]);
  });

  it('is not told of a venue that one has blocked, nor of a paused one', async () => {
    await keep(people.rocco);
    await favour(people.rocco, 'blocked');
    await publishedShift(scene);
    await clock();
    await favour(people.rocco, 'neutral');
    await publishedShift(scene, { inHours: 60 });
    await act(scene.db, people.vera, command('pause_venue', { id: scene.venueId }));
    await clock();
    expect(await told(people.rocco)).toEqual([]);
  });

  it('stops at ten tellings a day', async () => {
    await scene.db.query(
      'insert into private.told_of_posts (worker_id, source_id) select $1, gen_random_uuid() from generate_series(1, 10)',
      [people.rocco.id],
    );
    await keep(people.rocco);
    await publishedShift(scene);
    await clock();
    expect(await told(people.rocco)).toEqual([]);
  });
});
