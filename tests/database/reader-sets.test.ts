// What a mirror view asks of its reader may change while the row stays as it is, so nothing stamps the row. Each set that a
// view asks is made wider and narrower here, and a device that pulls without digests has to follow. The table of them stands
// in supabase/README.md ("What a view asks of its reader").
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';
import { Mirror } from './mirror.ts';
import { act, application, command, newId, one, type Person, people, publishedShift } from './scene.ts';
import { sceneForAll } from './scene-for-each.ts';
import { jobArgs, publishedJob } from './situations/jobs.ts';

const scene = sceneForAll(({ db }) => db.query("update public.venues set verification_status = 'verified'"));

interface Case {
  readonly reader: Person;
  readonly table: string;
  /** What is there before the set changes, older than the device's cursor; the id of the row. */
  readonly before: () => Promise<string>;
  readonly wider?: (id: string) => Promise<unknown>;
  readonly narrower?: (id: string) => Promise<unknown>;
}

const { vera, mina, rocco, rosa, sam } = people;
const done = async (person: Person, name: string, args: object) =>
  expect(await act(scene.db, person, command(name, args))).toMatchObject({ state: 'applied' });
const invite = (person: Person, of: object) =>
  done(vera, 'send_work_invitation', { id: newId(), venue_id: scene.venueId, worker_id: person.id, ...of });
const favour = () =>
  scene.db.query(
    "insert into public.relations (id, venue_id, worker_id, set_by_side, kind) values ($1, $2, $3, 'venue', 'favourite')",
    [newId(), scene.venueId, sam.id],
  );
const areas = (person: Person, ...chosen: string[]) =>
  scene.db.query('update public.profile_private set areas = $2 where id = $1', [person.id, chosen]);
const pack = { arrival_note: 'Ring twice' };
const membership = (revoked: boolean) =>
  scene.db.query(`update public.venue_users set revoked_at = ${revoked ? 'now()' : 'null'} where user_id = $1`, [
    mina.id,
  ]);
const draft = async () => {
  const id = newId();
  await done(vera, 'save_job', jobArgs({ id, venue_id: scene.venueId }));
  return id;
};
async function bookedInReview(id: string): Promise<void> {
  const asked = application(id);
  await done(sam, asked.name, asked.args as object);
  const { id: application_id, version } = await one<{ id: string; version: number }>(
    scene.db,
    'select id, version from public.applications where shift_id = $1',
    [id],
  );
  const decision = { id: application_id, booking_id: newId(), decision: 'accept', version };
  await done(vera, 'decide_application', decision);
}

const CASES: Readonly<Record<string, Case>> = {
  my_venues: {
    reader: mina,
    table: 'jobs',
    before: async () => {
      const id = await draft();
      await membership(true);
      return id;
    },
    wider: () => membership(false),
    narrower: () => membership(true),
  },
  my_areas: {
    reader: sam,
    table: 'shifts',
    before: async () => {
      await areas(sam);
      return publishedShift(scene);
    },
    wider: () => areas(sam, 'london'),
    narrower: () => areas(sam),
  },
  my_favouring_venues: {
    reader: sam,
    table: 'shifts',
    before: async () => {
      await areas(sam, 'london');
      return publishedShift(scene, { favourites_hours: 6 });
    },
    wider: favour,
    narrower: () => scene.db.query('delete from public.relations'),
  },
  my_people: {
    reader: vera,
    table: 'profiles',
    before: async () => sam.id,
    wider: () => scene.db.query('select private.introduce($1, $2)', [`venue:${scene.venueId}`, sam.id]),
    narrower: async () => {
      await scene.db.query(
        "update private.acquaintances set kept_until = now() - interval '1 day' where person_id = $1",
        [sam.id],
      );
      await scene.db.query('select private.run_clock()');
    },
  },
  my_shifts: {
    reader: rosa,
    table: 'shifts',
    before: async () => {
      await areas(rosa);
      return publishedShift(scene, { inHours: 100 });
    },
    wider: id => invite(rosa, { shift_id: id }),
  },
  my_employers: {
    reader: rocco,
    table: 'venues',
    before: async () => {
      await areas(rocco);
      return scene.venueId;
    },
    wider: async () => invite(rocco, { shift_id: await publishedShift(scene, { inHours: 150 }) }),
  },
  my_jobs: {
    reader: rosa,
    table: 'jobs',
    before: () => publishedJob(scene),
    wider: id => invite(rosa, { job_id: id }),
  },
  my_booked_shifts: {
    reader: sam,
    table: 'shift_packs',
    before: () => publishedShift(scene, { inHours: 200, booking_mode: 'review', pack }),
    wider: bookedInReview,
    narrower: async id => {
      const booking = await one<{ id: string; version: number }>(
        scene.db,
        'select id, version from public.bookings where shift_id = $1',
        [id],
      );
      await done(sam, 'cancel_booking', { ...booking, reason: 'Ill' });
    },
  },
};

it.each(Object.entries(CASES))('PL5 a device follows %s', async (_, { reader, table, before, wider, narrower }) => {
  const id = await before();
  const device = new Mirror(scene.db, reader);
  await device.rest();
  expect(device.has(table, id)).toBe(false);
  for (const [change, shown] of [
    [wider, true],
    [narrower, false],
  ] as const) {
    if (change === undefined) continue;
    await change(id);
    await device.rest();
    expect(device.has(table, id)).toBe(shown);
    await device.expectTrue();
  }
});

it('PL1 a shift that is seen only through an old request is told of its change', async () => {
  await areas(rocco);
  const id = await publishedShift(scene, { inHours: 250 });
  await invite(rocco, { shift_id: id });
  const client = await scene.db.connect();
  await client.query("set session_replication_role = 'replica'");
  await client.query(
    "update public.work_invitations set status = 'declined', updated_at = now() - interval '60 days' where shift_id = $1",
    [id],
  );
  await client.end();
  const device = new Mirror(scene.db, rocco);
  await device.rest();
  // The request itself has left by its age; the other invitation is of the shift before.
  expect([device.has('shifts', id), device.size('work_invitations')]).toEqual([true, 1]);
  for (const change of ['break_min = 45', "status = 'cancelled'"]) {
    await scene.db.query(`update public.shifts set ${change} where id = $1`, [id]);
    await device.rest();
    await device.expectTrue();
  }
});

/** Of the moment, the same for everybody: the device drops by itself what is over (PL7). */
const DAYS = ['horizon', 'posts_from', 'message_horizon', 'first_earned_month'];

it('PL7 a device follows the days by itself, without the clock having run', async () => {
  await areas(sam, 'london');
  await publishedShift(scene);
  await scene.db.query(
    "insert into public.messages (conversation_id, sender_id, content) select id, rockstar_id, 'Here' from public.conversations",
  );
  const devices = [sam, vera].map(person => new Mirror(scene.db, person));
  const sizes: number[][] = [];
  for (const days of [0, 9, 70, 190]) {
    await scene.db.advanceClock(`${days} days`);
    for (const device of devices) {
      await device.rest();
      await device.expectTrue();
    }
    sizes.push(devices.flatMap(device => [device.size('shifts'), device.size('messages')]));
  }
  const [now, soon, later, last] = sizes as [number[], number[], number[], number[]];
  expect(soon[0]).toBeLessThan(now[0] ?? 0);
  expect([soon[2], later[2]]).toEqual([now[2], 0]);
  expect([later[1], later[3]]).toEqual([now[1], now[3]]);
  expect([now[1], last[1], last[3]]).toEqual([1, 0, 0]);
});

it('every set that a mirror view asks is one of these, and stands in the README', async () => {
  const views = await scene.db.query<{ said: string }>(
    "select pg_get_viewdef(format('private.mirror_%s', name)::regclass) as said from private.mirrored_tables",
  );
  const asked = new Set(
    views.flatMap(({ said }) => [...said.matchAll(/private\.(?<name>\w+)\(/g)].map(found => found.groups?.name)),
  );
  const known = [...Object.keys(CASES), ...DAYS].sort();
  expect([...asked].sort()).toEqual(known);
  const readme = await readFile(`${repository}/supabase/README.md`, 'utf8');
  const table = readme.slice(readme.indexOf('## What a view asks of its reader'), readme.indexOf('## Decisions'));
  expect([...table.matchAll(/^\| `(?<name>\w+)`/gm)].map(found => found.groups?.name).sort()).toEqual(known);
});
