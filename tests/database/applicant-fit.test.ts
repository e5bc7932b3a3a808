// How far an applicant lives and whether their calendar has room, as the venue learns it; and that a request was read.
import { describe, expect, it } from 'vitest';
import { distance } from '#domain/venues/distance.ts';
import {
  act,
  application,
  claim,
  command,
  newId,
  one,
  people,
  publishedShift,
  rival,
  shiftArgs,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

let shiftId: string;
const scene = sceneForEach(async scene => {
  shiftId = await publishedShift(scene, { booking_mode: 'review', inHours: 72 });
  await scene.db.query('update public.venues set lat = 51.5072, lng = -0.1276 where id = $1', [scene.venueId]);
});

const { rocco, rosa, vera, mina } = people;

interface Noted {
  readonly status: string;
  readonly version: number;
  readonly within_km: number | null;
  readonly calendar_free: boolean;
}

async function ask(): Promise<string> {
  const id = newId();
  await act(scene.db, rocco, application(shiftId, { id }));
  return id;
}

const noted = (id: string) =>
  one<Noted>(scene.db, 'select status, version, within_km, calendar_free from public.applications where id = $1', [id]);
const live = (lat: number | null, lng: number | null) =>
  act(scene.db, rocco, command('edit_profile', { home_lat: lat, home_lng: lng }));
const timeOff = (id = newId()) =>
  command('save_availability_exception', {
    id,
    starts_on: new Date().toISOString().slice(0, 10),
    ends_on: new Date(Date.now() + 200 * 3_600_000).toISOString().slice(0, 10),
    kind: 'unavailable',
  });

describe('what a request tells of the person', () => {
  it('is nothing of a home that they have not named, and steps too coarse to find it else', async () => {
    const id = await ask();
    expect(await noted(id)).toMatchObject({ within_km: null, calendar_free: true });
    for (const [lat, lng, within] of [
      [51.5082, -0.1276, 2],
      [51.54, -0.1276, 5],
      [51.6, -0.1276, 16],
      [53.4808, -2.2426, 100],
    ] as const) {
      await live(lat, lng);
      expect(await noted(id)).toMatchObject({ within_km: within, version: 1 });
    }
  });

  it('measures as the device does', async () => {
    const [from, to] = [
      { lat: 51.5072, lng: -0.1276 },
      { lat: 40.7128, lng: -74.006 },
    ];
    const { km } = await one<{ km: number }>(scene.db, 'select private.direct_km($1, $2, $3, $4) as km', [
      from.lat,
      from.lng,
      to.lat,
      to.lng,
    ]);
    expect(km).toBeCloseTo(distance(from, to, 'km'), 6);
  });

  it('follows the calendar and the hours of the shift while it waits for an answer, and not after', async () => {
    const away = newId();
    const id = await ask();
    await act(scene.db, rocco, timeOff(away));
    expect(await noted(id)).toMatchObject({ calendar_free: false, status: 'submitted', version: 1 });
    await scene.db.query(
      `update public.shifts set starts_at = starts_at + interval '400 hours', ends_at = ends_at + interval '400 hours' where id = $1`,
      [shiftId],
    );
    expect(await noted(id)).toMatchObject({ calendar_free: true });
    await act(scene.db, vera, command('decide_application', { id, decision: 'reject', version: 1 }));
    await act(scene.db, rocco, command('delete_availability_exception', { id: away }));
    await act(scene.db, rocco, timeOff());
    expect(await noted(id)).toMatchObject({ calendar_free: true, status: 'rejected' });
  });

  it('stands on the request from the start', async () => {
    await live(51.5082, -0.1276);
    await act(scene.db, rocco, timeOff());
    expect(await noted(await ask())).toMatchObject({ within_km: 2, calendar_free: false });
  });
});

describe('what a venue does to find out more', () => {
  const point = (lat: number) =>
    verdict(
      scene.db,
      vera,
      command('edit_venue', {
        ...{ id: scene.venueId, name: vera.name, address: '12 Lantern Row' },
        ...{ area: 'london', lat, lng: -0.1276 },
      }),
    );
  const withdraw = (id: string) => act(scene.db, rocco, command('withdraw_application', { id }));
  /** A quarter of an hour later or less: nobody is asked about it. */
  const nudge = () =>
    scene.db.query(
      "update public.shifts set starts_at = starts_at + interval '5 minutes', ends_at = ends_at + interval '5 minutes' where id = $1",
      [shiftId],
    );

  it('a point that wanders is not measured from again: neither for a waiting request nor for the next one', async () => {
    await live(51.5082, -0.1276);
    const id = await ask();
    expect(await noted(id)).toMatchObject({ within_km: 2 });
    expect(await point(52.4)).toBe('applied');
    await nudge();
    await act(scene.db, rocco, timeOff());
    expect(await noted(id)).toMatchObject({ within_km: 2, calendar_free: false });
    await withdraw(id);
    expect(await noted(await ask())).toMatchObject({ within_km: 2 });
  });

  it('it is measured from anew after four weeks, and where the home moves', async () => {
    await live(51.5082, -0.1276);
    await withdraw(await ask());
    await point(52.4);
    await scene.db.query("update private.distances set measured_at = measured_at - interval '29 days'");
    const id = await ask();
    expect(await noted(id)).toMatchObject({ within_km: 100 });
    await live(52.4, -0.1276);
    expect(await noted(id)).toMatchObject({ within_km: 2 });
    await live(null, null);
    expect(await noted(id)).toMatchObject({ within_km: null });
    expect(await scene.db.query('select from private.distances')).toEqual([]);
  });

  it('nothing of it stays of who deleted their account', async () => {
    await act(scene.db, rocco, claim(await publishedShift(scene, { inHours: 300 })));
    // Their card stays where they have worked.
    await scene.db.query(
      "update public.bookings set status = 'approved', starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days'",
    );
    await live(51.5082, -0.1276);
    await ask();
    await scene.db.query('delete from auth.users where id = $1', [rocco.id]);
    expect(await scene.db.query('select from public.profiles where id = $1', [rocco.id])).toHaveLength(1);
    expect(await scene.db.query('select from private.distances')).toEqual([]);
  });

  it('a post that is moved about tells nothing of a calendar before its applicant has seen it', async () => {
    await act(scene.db, rocco, timeOff());
    const id = await ask();
    expect(await noted(id)).toMatchObject({ calendar_free: false });
    const moved = new Date(Date.now() + 400 * 3_600_000).setUTCSeconds(0, 0);
    const { venue_id: _, ...args } = shiftArgs({
      id: shiftId,
      venue_id: scene.venueId,
      at: moved,
      booking_mode: 'review',
    });
    expect(await verdict(scene.db, vera, command('edit_shift', { ...args, version: 2 }))).toBe('applied');
    expect(await noted(id)).toMatchObject({ calendar_free: false });
    expect(await verdict(scene.db, rocco, command('renew_application', { id, seen_version: 3 }))).toBe('applied');
    expect(await noted(id)).toMatchObject({ calendar_free: true });
  });
});

describe('view_applications', () => {
  const view = (...ids: string[]) => command('view_applications', { ids });

  it('says so once, moves no version, and leaves a colleague’s answer good', async () => {
    const id = await ask();
    await act(scene.db, mina, view(id));
    expect(await noted(id)).toMatchObject({ status: 'viewed', version: 1 });
    expect(await verdict(scene.db, vera, view(id))).toBe('applied');
    expect(
      await verdict(scene.db, vera, command('decide_application', { id, decision: 'shortlist', version: 1 })),
    ).toBe('applied');
    await act(scene.db, mina, view(id));
    expect(await noted(id)).toMatchObject({ status: 'shortlisted', version: 2 });
  });

  it('is for managers of the venue that was asked, and does nothing for others', async () => {
    const id = await ask();
    for (const person of [people.stef, rocco, rosa, rival])
      expect(await verdict(scene.db, person, view(id))).toBe('applied');
    expect(await verdict(scene.db, vera, view(newId()))).toBe('applied');
    expect(await verdict(scene.db, vera, view('no id'))).toBe('invalid_arguments');
    expect(await noted(id)).toMatchObject({ status: 'submitted' });
  });

  it('leaves nothing to deal with for whoever was taken off the team, or made staff, before their phone sent it', async () => {
    const id = await ask();
    for (const change of ["role = 'staff'", 'revoked_at = now()']) {
      await scene.db.query(`update public.venue_users set ${change} where user_id = $1`, [mina.id]);
      expect(await verdict(scene.db, mina, view(id))).toBe('applied');
    }
    expect(await noted(id)).toMatchObject({ status: 'submitted' });
  });
});
