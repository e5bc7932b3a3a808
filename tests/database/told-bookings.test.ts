// A venue hears who was booked without a word of its own, and that a shift has started with places unfilled: gathered, so that a wedding
// is one push message.
import { describe, expect, it } from 'vitest';
import {
  act,
  application,
  claim,
  command,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  shiftArgs,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => db.query("update public.venues set tz = 'UTC'"));
const { vera, mina, stef, rocco, rosa, sam } = people;

const told = async (person: Person) => {
  await scene.db.query('select private.run_clock()');
  return scene.db.query<{ kind: string; n: number; name: string }>(
    `select kind, (payload ->> 'n')::int as n, payload ->> 'name' as name from public.notifications
     where user_id = $1 and kind in ('shift_booked', 'shift_short', 'shift_invitation_accepted') order by kind`,
    [person.id],
  );
};
const booked = (person: Person, n = 1) => [{ kind: 'shift_booked', n, name: person.name }];

async function pass(hours: number): Promise<void> {
  await scene.db.advanceClock(`${hours} hours`);
  await scene.db.query('select private.run_clock()');
}

describe('somebody who is booked at once', () => {
  it('is told to managers and admins, once for the shift while it is unread, by push and mail as well', async () => {
    const shift = await publishedShift(scene, { positions: 3 });
    for (const person of [rocco, rosa, sam]) await act(scene.db, person, claim(shift));
    for (const person of [vera, mina]) expect(await told(person)).toEqual(booked(sam, 3));
    for (const person of [stef, rocco]) expect(await told(person)).toEqual([]);
    const mails = await scene.db.query('select user_id from private.notice_mails where user_id = $1', [vera.id]);
    expect(mails).toHaveLength(1);
  });

  it('as a favourite, is told so, and not that they applied', async () => {
    await scene.db.query(
      "insert into public.relations (id, venue_id, worker_id, set_by_side, kind) values ($1, $2, $3, 'venue', 'favourite')",
      [newId(), scene.venueId, rocco.id],
    );
    await act(scene.db, rocco, application(await publishedShift(scene, { booking_mode: 'instant_favourites' })));
    expect(await told(vera)).toEqual(booked(rocco));
    expect(await scene.db.query("select from public.notifications where kind = 'shift_applied'")).toEqual([]);
  });

  it('by the clock, after a fair start', async () => {
    const shift = await publishedShift(scene, { fair_minutes: 15 });
    await act(scene.db, rocco, claim(shift));
    expect(await told(vera)).toEqual([]);
    await pass(1);
    expect(await told(vera)).toEqual(booked(rocco));
  });

  it('from the waiting list', async () => {
    const [shift, booking] = [await publishedShift(scene), newId()];
    await act(scene.db, rocco, claim(shift, { booking_id: booking }));
    await act(scene.db, rosa, claim(shift));
    await act(scene.db, rocco, command('cancel_booking', { id: booking }));
    const { id } = await one<{ id: string }>(
      scene.db,
      "select id from public.applications where worker_id = $1 and status = 'offered'",
      [rosa.id],
    );
    const taken = command('respond_offer', { id, answer: 'accept', booking_id: newId(), seen_version: 2 });
    expect(await verdict(scene.db, rosa, taken)).toBe('applied');
    // Rocco was gone before anybody was told.
    expect(await told(mina)).toEqual(booked(rosa));
  });

  it('and nobody whom the venue chose itself, or who is told by their answer', async () => {
    const [asked, invited] = [
      await publishedShift(scene, { booking_mode: 'review' }),
      await publishedShift(scene, { inHours: 60 }),
    ];
    await act(scene.db, rocco, application(asked));
    const { id } = await one<{ id: string }>(scene.db, 'select id from public.applications');
    const yes = command('decide_application', { id, decision: 'accept', booking_id: newId(), version: 1 });
    expect(await verdict(scene.db, mina, yes)).toBe('applied');
    const invitation = newId();
    const ask = { id: invitation, venue_id: scene.venueId, worker_id: rocco.id, shift_id: invited };
    expect(await verdict(scene.db, mina, command('send_work_invitation', ask))).toBe('applied');
    const come = { id: invitation, answer: 'accept', booking_id: newId(), application_id: newId(), seen_version: 2 };
    expect(await verdict(scene.db, rocco, command('respond_invitation', come))).toBe('applied');
    expect(await told(vera)).toMatchObject([{ kind: 'shift_invitation_accepted' }]);
  });
});

describe('a shift that starts with places unfilled', () => {
  const gaps = (person: Person) =>
    scene.db.query<{ n: number; gaps: number }>(
      "select (payload ->> 'n')::int as n, (payload ->> 'gaps')::int as gaps from public.notifications where user_id = $1 and kind = 'shift_short' order by n",
      [person.id],
    );

  it('is told at its start and not again, with how many, whether somebody is booked or nobody', async () => {
    await act(scene.db, rocco, claim(await publishedShift(scene, { positions: 3, inHours: 30 })));
    await publishedShift(scene, { inHours: 34 });
    await pass(29);
    expect(await gaps(vera)).toEqual([]);
    await pass(30.5);
    for (const person of [vera, mina]) expect(await gaps(person)).toEqual([{ n: 1, gaps: 2 }]);
    expect(await gaps(stef)).toEqual([]);
    await pass(34.5);
    await pass(60);
    expect(await gaps(vera)).toEqual([
      { n: 1, gaps: 2 },
      { n: 1, gaps: 1 },
    ]);
  });

  it('is one row with the others of that venue that start with it', async () => {
    for (const role of ['bartender', 'host', 'barista']) await publishedShift(scene, { role, inHours: 30 });
    await pass(30.5);
    expect(await gaps(vera)).toEqual([{ n: 3, gaps: 1 }]);
  });

  it('and not one that is full, was cancelled, or was moved to later', async () => {
    await act(scene.db, rocco, claim(await publishedShift(scene, { inHours: 30 })));
    const cancelled = await publishedShift(scene, { inHours: 31 });
    await act(scene.db, vera, command('cancel_shift', { id: cancelled }));
    const moved = await publishedShift(scene, { inHours: 32 });
    const { version } = await one<{ version: number }>(scene.db, 'select version from public.shifts where id = $1', [
      moved,
    ]);
    const later = shiftArgs({ id: moved, venue_id: scene.venueId, inHours: 50 });
    expect(await verdict(scene.db, vera, command('edit_shift', { ...later, version }))).toBe('applied');
    await pass(33);
    expect(await gaps(vera)).toEqual([]);
    await pass(50.5);
    expect(await gaps(vera)).toEqual([{ n: 1, gaps: 1 }]);
  });
});
