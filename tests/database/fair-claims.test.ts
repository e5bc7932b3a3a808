// The fair start of an instant shift: its first requests are gathered, and places are not given by who was heard first.
import { beforeAll, describe, expect, it } from 'vitest';
import { gatheredUntil } from '#domain/shifts/rules.ts';
import {
  act,
  claim,
  command,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  shiftArgs,
  suspend,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) =>
  db.query("update public.profiles set skills = '{bartender}' where role = 'rockstar'"),
);

async function pass(minutes: number): Promise<void> {
  await scene.db.advanceClock(`${minutes} minutes`);
  await scene.db.query('select private.run_clock()');
}

async function standings(shift: string): Promise<Readonly<Record<string, string>>> {
  const rows = await scene.db.query<{ name: string; said: string }>(
    `select split_part(person.name, ' ', 1) as name, concat_ws(' ', asked.status, asked.waitlist_pos) as said
     from public.applications asked join public.profiles person on person.id = worker_id where shift_id = $1`,
    [shift],
  );
  return Object.fromEntries(rows.map(({ name, said }) => [name, said]));
}

const profile = (person: Person, set: string) =>
  scene.db.query(`update public.profiles set ${set} where id = $1`, [person.id]);

/** All three ask, Rocco first. */
async function all(more: Record<string, unknown> = {}): Promise<string> {
  const shift = await publishedShift(scene, { fair_minutes: 15, ...more });
  for (const person of [people.rocco, people.rosa, people.sam])
    expect(await verdict(scene.db, person, claim(shift))).toBe('applied');
  return shift;
}

describe('within the first minutes', () => {
  it('nobody is booked, and the clock gives out the places when they are over', async () => {
    await profile(people.rocco, 'reliability = 70');
    await profile(people.rosa, 'reliability = 96');
    const shift = await all();
    expect(await standings(shift)).toEqual({ Rocco: 'submitted', Rosa: 'submitted', Sam: 'submitted' });
    await pass(14);
    expect(await standings(shift)).toMatchObject({ Rosa: 'submitted' });
    await profile(people.sam, 'reliability = 88');
    await pass(16);
    expect(await standings(shift)).toEqual({ Rosa: 'accepted', Sam: 'waitlisted 1', Rocco: 'waitlisted 2' });
    const told = await scene.db.query<{ kind: string }>(
      'select kind from public.notifications where user_id = any ($1) order by kind',
      [[people.rosa.id, people.rocco.id]],
    );
    expect(told.map(({ kind }) => kind)).toEqual(['application_accepted', 'fair_waitlisted']);
  });

  it.each([
    ['the role goes before reliability', "skills = '{}', reliability = 100", 'reliability = 71', 'Rosa'],
    ['a few points are no difference, and fewer shifts decide', 'reliability = 99', 'reliability = 94', 'Rosa'],
    ['who is new is not unreliable', 'reliability = null', 'reliability = 89', 'Rocco'],
  ])('%s', async (_, rocco, rosa, first) => {
    await profile(people.rocco, rocco);
    await profile(people.rosa, rosa);
    await profile(people.sam, 'reliability = 5');
    if (first === 'Rosa') await act(scene.db, people.rocco, claim(await publishedShift(scene, { inHours: 300 })));
    const shift = await all();
    await pass(16);
    expect(await standings(shift)).toMatchObject({ [first]: 'accepted' });
  });

  it('who took work elsewhere meanwhile waits, and later requests are first come, first served', async () => {
    const shift = await all({ positions: 2 });
    await act(scene.db, people.rosa, claim(await publishedShift(scene, { inHours: 32 })));
    await pass(16);
    const { Rosa: rosa, ...others } = await standings(shift);
    expect([rosa, others]).toEqual(['withdrawn', { Rocco: 'accepted', Sam: 'accepted' }]);
    const free = await publishedShift(scene, { inHours: 100, fair_minutes: 15 });
    await pass(40);
    expect(await verdict(scene.db, people.sam, claim(free))).toBe('applied');
    expect(await standings(free)).toEqual({ Sam: 'accepted' });
  });

  it('nobody gets one who may not come by then, has too little rest, or saw other terms', async () => {
    const shift = await all({ positions: 3 });
    await suspend(scene.db, people.rocco);
    // At another venue, an hour after this one ends; outside of its counter.
    await scene.db.query(
      `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, restored)
       select $1, id, $2, $3, role, ends_at + interval '1 hour', ends_at + interval '5 hours', tz, break_min, rate_minor, currency, 'claim', true
       from public.shifts where id = $4`,
      [newId(), people.rosa.id, scene.otherVenueId, shift],
    );
    await scene.db.query('update public.applications set seen_version = 1 where worker_id = $1', [people.sam.id]);
    await pass(16);
    const waits = expect.stringMatching(/^waitlisted/);
    expect(await standings(shift)).toEqual({ Rocco: waits, Rosa: waits, Sam: 'submitted' });
  });

  it('nobody goes before the others by wanting it still after a change', async () => {
    const shift = await all();
    const args = shiftArgs({ id: shift, venue_id: scene.venueId, rate_minor: 1400, fair_minutes: 15 });
    await act(scene.db, people.vera, command('edit_shift', { ...args, version: 2 }));
    const asked = 'select id, worker_id from public.applications';
    for (const { id, worker_id } of await scene.db.query<{ id: string; worker_id: string }>(asked)) {
      const person = [people.rocco, people.rosa].find(one => one.id === worker_id);
      const renew = command('renew_application', { id, booking_id: newId(), seen_version: 3 });
      if (person !== undefined) expect(await verdict(scene.db, person, renew)).toBe('applied');
    }
    expect(await standings(shift)).toEqual({ Rocco: 'submitted', Rosa: 'submitted', Sam: 'submitted' });
    await profile(people.rosa, 'reliability = 40');
    await pass(16);
    expect(await standings(shift)).toEqual({ Rocco: 'accepted', Rosa: 'waitlisted 1', Sam: 'submitted' });
  });

  it('what was gathered waits for the venue’s word where it decides by then', async () => {
    const shift = await all();
    await scene.db.query("update public.shifts set booking_mode = 'review' where id = $1", [shift]);
    await pass(16);
    expect(await standings(shift)).toEqual({ Rocco: 'submitted', Rosa: 'submitted', Sam: 'submitted' });
  });
});

describe('until when requests are gathered', () => {
  let now: number;
  beforeAll(() => {
    now = Date.now();
  });

  it.each([
    ['the minutes that the venue said', { fair_minutes: 15 }, 15],
    ['after the hours of favourites', { fair_minutes: 15, favourites_hours: 6 }, 6 * 60 + 15],
    ['not near the start', { fair_minutes: 15, inHours: 2 }, null],
    ['not where the venue decides', { fair_minutes: 15, booking_mode: 'review' }, null],
    ['not unless it was said', {}, null],
  ])('%s, on the device as on the server', async (_, wishes, minutes) => {
    const shift = await publishedShift(scene, wishes);
    const { server } = await one<{ server: number | null }>(
      scene.db,
      'select round(extract(epoch from fair_until - published_at) / 60)::int as server from public.shifts where id = $1',
      [shift],
    );
    const { starts_at, booking_mode, ...args } = shiftArgs({ id: newId(), venue_id: scene.venueId, ...wishes });
    const said: Record<string, unknown> = args;
    const until = gatheredUntil(
      {
        starts_at,
        booking_mode: booking_mode as 'instant' | 'review',
        favourites_hours: Number(said.favourites_hours ?? 0),
        fair_minutes: Number(said.fair_minutes ?? 0),
      },
      now,
    );
    expect([server, until === null ? null : Math.round((Date.parse(until) - now) / 60_000)]).toEqual([
      minutes,
      minutes,
    ]);
  });

  it('is at most an hour', async () => {
    const args = shiftArgs({ id: newId(), venue_id: scene.venueId, fair_minutes: 61 });
    expect(await verdict(scene.db, people.vera, command('save_shift', args))).toBe('invalid_arguments');
  });
});
