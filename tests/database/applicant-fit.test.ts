// How far an applicant lives and whether their calendar has room, as the venue learns it; and that a request was read.
import { describe, expect, it } from 'vitest';
import { distance } from '#domain/venues/distance.ts';
import { act, application, command, newId, one, people, publishedShift, verdict } from './scene.ts';
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

  it('is for managers of the venue that was asked', async () => {
    const id = await ask();
    for (const person of [people.stef, rocco, rosa])
      expect(await verdict(scene.db, person, view(id))).toBe('not_allowed');
    expect(await verdict(scene.db, vera, view(newId()))).toBe('not_found');
    expect(await verdict(scene.db, vera, view('no id'))).toBe('invalid_arguments');
    expect(await noted(id)).toMatchObject({ status: 'submitted' });
  });
});
