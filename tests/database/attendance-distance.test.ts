// How far from the venue a phone took itself to be, as its owner may add it to a check-in: taken where somebody placed the venue, read by both
// sides of the booking and whoever decides a dispute, and of no weight for anything else. Rocco works from eighteen to two.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signedSheets } from '#domain/attendance/sheets.ts';
import type { BookingId } from '#domain/ids.ts';
import type { SentCommand } from '#sync/answer.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { act, claim, command, newId, one, type Person, people, publishedShift, setScene, sync } from './scene.ts';

const PHONE = newId();
const NEAR = { distance_m: 40, accuracy_m: 20 };
const NOTHING = { distance_m: null, accuracy_m: null };
/** Of the city of the venue, as somebody typed it: rounded. */
const MIDDLE = `update public.venues venue set lat = round(city.lat::numeric, 4), lng = round(city.lng::numeric, 4)
  from public.areas city where city.slug = venue.area and venue.id = $1`;
const DOOR = `update public.venues venue set lat = city.lat + 0.004, lng = city.lng - 0.002
  from public.areas city where city.slug = venue.area and venue.id = $1`;

let db: Borrowed;
let booking: string;
let start: Date;
let venue: string;

beforeAll(async () => {
  db = await borrowDatabase();
  const scene = await setScene(db);
  venue = scene.venueId;
  const shift = await publishedShift(scene, { at: new Date().setUTCHours(24 + 18, 0, 0, 0) });
  booking = newId();
  await act(db, people.rocco, claim(shift, { booking_id: booking }));
  ({ start } = await one<{ start: Date }>(db, 'select starts_at as start from public.shifts where id = $1', [shift]));
  await db.query('select private.run_clock()');
  await db.stopClock(start.toISOString());
});
afterAll(() => db.stop());
beforeEach(async () => {
  await db.query('delete from public.attendance_events; delete from private.relayed_punches');
  await db.query("update public.bookings set status = 'confirmed'");
  await db.query(DOOR, [venue]);
});

const fact = (name: string, more: object = {}) =>
  command(name, { id: newId(), booking_id: booking, said_at: start.toISOString(), ...more });
const send = async (person: Person, sent: SentCommand) =>
  (await sync(db, person, { device: PHONE, commands: [sent] })).outcomes[0];
const kept = ({ args }: SentCommand, as?: Person) => {
  const asked = 'select distance_m, accuracy_m, verdict from public.attendance_events where id = $1';
  const { id } = args as { id: string };
  return as === undefined
    ? one(db, asked, [id])
    : db.asUser(as.id, async client => (await client.query(asked, [id])).rows[0]);
};

it('stands beside the word of whoever comes, for them and for the venue, and for nobody else', async () => {
  const coming = fact('check_in', NEAR);
  expect(await send(people.rocco, coming)).toMatchObject({ state: 'applied' });
  const said = { ...NEAR, verdict: 'word' };
  expect(await kept(coming)).toEqual(said);
  expect(await kept(coming, people.rocco)).toEqual(said);
  expect(await kept(coming, people.vera)).toEqual(said);
  expect(await kept(coming, people.rosa)).toBeUndefined();
});

it('is not kept where nobody placed the venue, and the check-in counts', async () => {
  await db.query(MIDDLE, [venue]);
  const coming = fact('check_in', NEAR);
  expect(await send(people.rocco, coming)).toMatchObject({ state: 'applied' });
  expect(await kept(coming)).toEqual({ ...NOTHING, verdict: 'word' });
});

it('is a venue’s point again that was chosen by nobody, once its city changes', async () => {
  const placed = async () =>
    (await one<{ placed: boolean }>(db, 'select point_placed as placed from public.venues where id = $1', [venue]))
      .placed;
  expect(await placed()).toBe(true);
  await db.query(MIDDLE, [venue]);
  expect(await placed()).toBe(false);
  await db.query(DOOR, [venue]);
  expect(await placed()).toBe(true);
  await db.query('update public.venues set lat = null, lng = null where id = $1', [venue]);
  expect(await placed()).toBe(false);
});

it('proves nothing: far away is told as near is, and a no-show stands against it', async () => {
  await db.query("update public.bookings set status = 'no_show', no_show_at = private.now()");
  const coming = fact('check_in', { ...NEAR, distance_m: 12_340 });
  await send(people.rocco, coming);
  expect(await kept(coming)).toEqual({ ...NEAR, distance_m: 12_340, verdict: 'word' });
  expect(await one(db, 'select status from public.bookings where id = $1', [booking])).toEqual({ status: 'no_show' });
});

it('belongs to a coming alone', async () => {
  await send(people.rocco, fact('check_in'));
  const leaving = fact('check_out', NEAR);
  expect(await send(people.rocco, leaving)).toMatchObject({ state: 'applied' });
  expect(await kept(leaving)).toMatchObject(NOTHING);
});

it.each([
  ['one of the two', { distance_m: 40 }],
  ['less than nothing', { ...NEAR, distance_m: -10 }],
  ['farther than the earth is round', { ...NEAR, distance_m: 20_100_001 }],
  ['an accuracy of nowhere', { ...NEAR, accuracy_m: 1_000_001 }],
  ['a text', { ...NEAR, distance_m: '40' }],
  ['a part of a metre', { ...NEAR, distance_m: 0.5 }],
])('is refused as %s', async (_what, said) => {
  expect(await send(people.rocco, fact('check_in', said))).toMatchObject({ code: 'invalid_arguments' });
});

it('comes from the phone where a tablet brought the check-in first, and from nowhere else afterwards', async () => {
  const { key } = await one<{ key: string }>(db, 'select key from public.punch_keys where id = $1', [booking]);
  const coming = fact('check_in', NEAR);
  const { id, said_at } = coming.args as { id: string; said_at: string };
  const punches = [{ id, kind: 'in', said_at } as const];
  const [sheet = ''] = await signedSheets(key, { bookingId: booking as BookingId, punches });
  expect(await send(people.mina, command('relay_punches', { sheet }))).toMatchObject({ state: 'applied' });
  expect(await kept(coming)).toMatchObject(NOTHING);
  await send(people.rocco, coming);
  expect(await kept(coming)).toMatchObject(NEAR);

  const own = fact('check_in');
  await send(people.rocco, own);
  await send(people.rocco, command('check_in', { ...(own.args as object), ...NEAR }));
  expect(await kept(own)).toMatchObject(NOTHING);
});

it('is in the export of whoever said it', async () => {
  await send(people.rocco, fact('check_in', NEAR));
  const { page } = await db.asUser(people.rocco.id, async client => {
    const { rows } = await client.query<{ page: { parts: { name: string; rows: object[] }[] } }>(
      'select public.export_my_data() as page',
    );
    return rows[0] ?? { page: { parts: [] } };
  });
  expect(page.parts.find(({ name }) => name === 'attendance')?.rows).toMatchObject([NEAR]);
});
