// cancel_booking: who may, what it costs, and that the place reopens. edit_profile beside it.
import { describe, expect, it } from 'vitest';
import { payMinor } from '#domain/money.ts';
import { act, claim, command, newId, one, people, publishedShift, rival, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

async function booked(inHours: number, madeHoursAgo = 0): Promise<{ id: string; shift: string }> {
  const shift = await publishedShift(scene, { inHours });
  const id = newId();
  await act(scene.db, people.rocco, claim(shift, { booking_id: id }));
  await scene.db.query("update public.bookings set created_at = created_at - $1 * interval '1 hour' where id = $2", [
    madeHoursAgo,
    id,
  ]);
  return { id, shift };
}

const cancel = (id: string, more: object = {}) => command('cancel_booking', { id, ...more });
const tier = (id: string) => one(scene.db, 'select status, cancel_tier from public.bookings where id = $1', [id]);

describe('cancel_booking', () => {
  it.each([
    ['undo', 30, 0],
    ['early', 73, 1],
    ['notice', 48, 1],
    ['late', 10, 1],
    ['last_minute', 1, 1],
    ['last_minute', 1, 0],
  ])('by the worker: %s, %i hours ahead, booked %i hours ago', async (expected, inHours, madeHoursAgo) => {
    const { id } = await booked(inHours, madeHoursAgo);
    expect(await verdict(scene.db, people.rocco, cancel(id))).toBe('applied');
    expect(await tier(id)).toEqual({ status: 'cancelled_by_worker', cancel_tier: expected });
  });

  it.each([
    ['early', 50],
    ['notice', 30],
    ['late', 10],
  ])('by the venue: %s, %i hours ahead', async (expected, inHours) => {
    const { id } = await booked(inHours);
    expect(await verdict(scene.db, people.mina, cancel(id, { reason: 'Quiet night' }))).toBe('applied');
    expect(await tier(id)).toEqual({ status: 'cancelled_by_venue', cancel_tier: expected });
  });

  it('by the venue owes what the hours come to: half a penny counts as one', async () => {
    const shift = await publishedShift(scene, { inHours: 10, hours: 63 / 60, break_min: 0, rate_minor: 1550 });
    const id = newId();
    await act(scene.db, people.rocco, claim(shift, { booking_id: id }));
    await act(scene.db, people.mina, cancel(id));
    const { owed } = await one<{ owed: number }>(
      scene.db,
      'select owed_minor as owed from public.bookings where id = $1',
      [id],
    );
    expect(owed).toBe(payMinor(1550, 63));
  });

  it('reopens the place and lets the worker ask again', async () => {
    const { id, shift } = await booked(30);
    await act(scene.db, people.rocco, cancel(id));
    expect(await one(scene.db, 'select confirmed_count, version from public.shifts where id = $1', [shift])).toEqual({
      confirmed_count: 0,
      version: 2,
    });
    expect(await one(scene.db, 'select status, closed_reason from public.applications')).toEqual({
      status: 'closed',
      closed_reason: 'booking_cancelled',
    });
    expect(await verdict(scene.db, people.rocco, claim(shift))).toBe('applied');
  });

  it('is nobody else’s, not twice, and not after the start', async () => {
    const { id, shift } = await booked(30);
    for (const person of [people.rosa, people.stef, rival])
      expect(await verdict(scene.db, person, cancel(id))).toBe('not_allowed');
    expect(await verdict(scene.db, people.rocco, cancel(newId()))).toBe('not_found');
    await scene.db.query(
      "update public.bookings set starts_at = now() - interval '1 hour', ends_at = now() + interval '2 hours'",
    );
    expect(await verdict(scene.db, people.rocco, cancel(id))).toBe('too_late');
    expect(await verdict(scene.db, people.vera, cancel(id))).toBe('applied');
    expect(await verdict(scene.db, people.rocco, cancel(id))).toBe('wrong_state');
    expect(await one(scene.db, 'select confirmed_count from public.shifts where id = $1', [shift])).toEqual({
      confirmed_count: 0,
    });
  });
});

describe('edit_profile', () => {
  it('SP3.1 changes the named fields of one’s own profile and no other', async () => {
    const edit = {
      name: 'Rocco B.',
      bio: null,
      skills: ['bartender'],
      areas: ['leeds'],
      minimum_hourly_rate: 1450,
      locale: 'es',
      onboarding_done: true,
      role: 'platform_admin',
      account_status: 'active',
    };
    expect(await verdict(scene.db, people.rocco, command('edit_profile', edit))).toBe('applied');
    const profile = await one<Record<string, unknown>>(
      scene.db,
      'select name, role, skills, version, onboarding_done_at is not null as done from public.profiles where id = $1',
      [people.rocco.id],
    );
    expect(profile).toEqual({ name: 'Rocco B.', role: 'rockstar', skills: ['bartender'], version: 1, done: true });
    const secret = await one<Record<string, unknown>>(
      scene.db,
      'select areas, minimum_hourly_rate, locale, tz from public.profile_private where id = $1',
      [people.rocco.id],
    );
    expect(secret).toEqual({ areas: ['leeds'], minimum_hourly_rate: 1450, locale: 'es', tz: 'auto' });
  });

  it('renames a member in their venue too', async () => {
    await act(scene.db, people.mina, command('edit_profile', { name: 'Mina H.' }));
    expect(await one(scene.db, 'select name from public.venue_users where user_id = $1', [people.mina.id])).toEqual({
      name: 'Mina H.',
    });
  });

  it.each([
    ['a short name', { name: 'x' }],
    ['a number for a name', { name: 7 }],
    ['a long name', { name: 'x'.repeat(101) }],
    ['an unknown area', { areas: ['atlantis'] }],
    ['one area as text', { areas: 'london' }],
    ['a language we do not speak', { locale: 'de' }],
    ['an unknown zone', { tz: 'Mars/Base' }],
    ['a negative rate', { minimum_hourly_rate: -1 }],
    ['an endless rate', { minimum_hourly_rate: 1e9 }],
    ['a place beyond the pole', { home_lat: 91 }],
    ['skills that are not words', { skills: [1] }],
    ['an endless story', { bio: 'x'.repeat(2001) }],
  ])('refuses %s', async (_, args) => {
    expect(await verdict(scene.db, people.rocco, command('edit_profile', args))).toBe('invalid_arguments');
  });
});
