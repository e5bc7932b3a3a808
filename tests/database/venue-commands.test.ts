// add_venue, edit_venue, set_primary_venue, archive_venue.
import { describe, expect, it } from 'vitest';
import { act, claim, command, newId, one, people, publishedShift, shiftArgs, signUp, sync, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

const fields = { name: 'Harbour & Rye', address: '3 Quay Street', area: 'lisbon' };

const jobArgs = (id: string) => ({
  id,
  venue_id: scene.venueId,
  role: 'bartender',
  title: 'Head of the bar',
  employment_type: 'full_time',
  pay_min_minor: 1500,
  pay_period: 'hour',
  skills: [],
});

async function added(): Promise<string> {
  const id = newId();
  await act(scene.db, people.vera, command('add_venue', { id, ...fields }));
  return id;
}

describe('add_venue', () => {
  it('makes a venue beside the first, with the caller as its admin', async () => {
    const id = await added();
    expect(
      await one(
        scene.db,
        'select name, industry, status, verification_status as verified, area, tz, currency, lat from public.venues where id = $1',
        [id],
      ),
    ).toEqual({
      name: 'Harbour & Rye',
      industry: 'other',
      status: 'active',
      verified: 'unverified',
      area: 'lisbon',
      tz: 'Europe/Lisbon',
      currency: 'EUR',
      lat: 38.7223,
    });
    expect(await one(scene.db, 'select role, is_primary from public.venue_users where venue_id = $1', [id])).toEqual({
      role: 'admin',
      is_primary: false,
    });
  });

  it('SP5.12 wants a name and an address, an id of its own, and a person of the venue side', async () => {
    const add = (args: object) => command('add_venue', { id: newId(), ...fields, ...args });
    for (const args of [
      { name: '' },
      { name: 'x' },
      { address: ' ' },
      { industry: 'zoo' },
      { area: 'atlantis' },
      { lat: 91, lng: 0 },
      { id: scene.venueId },
    ])
      expect(await verdict(scene.db, people.vera, add(args))).toBe('invalid_arguments');
    expect(await verdict(scene.db, people.rocco, add({}))).toBe('not_allowed');
  });

  it('has an end', async () => {
    await scene.db.query(
      "insert into public.venues (name, created_by) select 'Venue ' || nth, $1 from generate_series(1, 19) nth",
      [people.vera.id],
    );
    expect(await verdict(scene.db, people.vera, command('add_venue', { id: newId(), ...fields }))).toBe('venues_full');
  });
});

describe('where a venue is', () => {
  const placeOf = (id: string) =>
    one(scene.db, 'select area, tz, currency, lat, lng from public.venues where id = $1', [id]);
  const NOWHERE = { area: null, tz: null, currency: null, lat: null, lng: null };

  it('is not known until somebody says so: of a sign-up, of a plain insert and of an old app', async () => {
    const nia = { ...people.vera, id: newId(), email: 'nia@example.com' };
    await signUp(scene.db, nia);
    const founded = 'select area, tz, currency, lat, lng from public.venues where created_by = $1';
    expect(await one(scene.db, founded, [nia.id])).toEqual(NOWHERE);
    const id = newId();
    await act(scene.db, people.vera, command('add_venue', { id, name: 'Old App', address: '1 Yard' }));
    expect(await placeOf(id)).toEqual(NOWHERE);
  });

  it('is a city, whose zone and currency it has, and a point, which is its middle until it is moved', async () => {
    const id = await added();
    const edit = (args: object) => verdict(scene.db, people.vera, command('edit_venue', { id, ...fields, ...args }));
    expect(await edit({ lat: 38.71, lng: -9.14 })).toBe('applied');
    expect(await placeOf(id)).toMatchObject({ area: 'lisbon', lat: 38.71, lng: -9.14 });
    expect(await edit({ name: 'Renamed' })).toBe('applied');
    expect(await placeOf(id)).toMatchObject({ lat: 38.71, lng: -9.14 });
    expect(await edit({ area: 'new-york' })).toBe('applied');
    expect(await placeOf(id)).toEqual({
      area: 'new-york',
      tz: 'America/New_York',
      currency: 'USD',
      lat: 40.7128,
      lng: -74.006,
    });
  });

  it('is told before anything is posted there', async () => {
    const [draft, job] = [newId(), newId()];
    await scene.db.query("update public.venues set tz = 'UTC' where id = $1", [scene.venueId]);
    await act(scene.db, people.vera, command('save_shift', shiftArgs({ id: draft, venue_id: scene.venueId })));
    await act(scene.db, people.vera, command('save_job', jobArgs(job)));
    await scene.db.query('update public.venues set address = null where id = $1', [scene.venueId]);
    const publish = (name: string, id: string) => verdict(scene.db, people.vera, command(name, { id, version: 1 }));
    expect([await publish('publish_shift', draft), await publish('publish_job', job)]).toEqual([
      'place_missing',
      'place_missing',
    ]);
    await scene.db.query("update public.venues set address = '12 Lantern Row', area = null where id = $1", [
      scene.venueId,
    ]);
    expect([await publish('publish_shift', draft), await publish('publish_job', job)]).toEqual([
      'place_missing',
      'place_missing',
    ]);
    expect(await verdict(scene.db, people.vera, command('save_job', jobArgs(newId())))).toBe('place_missing');
  });
});

describe('the list of cities', () => {
  it('travels to everybody who is signed in, and a new one with the next pull', async () => {
    const first = await sync(scene.db, people.rocco);
    expect(first.rows.areas).toContainEqual(
      expect.objectContaining({ slug: 'lisbon', tz: 'Europe/Lisbon', currency: 'EUR', country: 'PT' }),
    );
    await scene.db.query(
      "insert into public.areas (slug, name, country, tz, currency, lat, lng) values ('porto', 'Porto', 'PT', 'Europe/Lisbon', 'EUR', 41.15, -8.61)",
    );
    const next = await sync(scene.db, people.rocco, { cursor: first.cursor });
    expect(next.rows.areas?.map(row => (row as unknown as { slug: string }).slug)).toEqual(['porto']);
  });
});

describe('edit_venue and set_primary_venue', () => {
  it('change what the card says, for managers', async () => {
    const edit = { ...fields, id: scene.venueId, industry: 'bar', contact: '07700 900142' };
    expect(await verdict(scene.db, people.stef, command('edit_venue', edit))).toBe('not_allowed');
    expect(await verdict(scene.db, people.mina, command('edit_venue', edit))).toBe('applied');
    expect(await one(scene.db, 'select name, contact from public.venues where id = $1', [scene.venueId])).toEqual({
      name: 'Harbour & Rye',
      contact: '07700 900142',
    });
  });

  it('change what is said alone: who adds a contact neither moves nor renames it back', async () => {
    const id = scene.venueId;
    const edit = (who: typeof people.vera, args: object) =>
      verdict(scene.db, who, command('edit_venue', { id, ...args }));
    expect(await edit(people.vera, { address: '3 Quay Street' })).toBe('applied');
    expect(await edit(people.mina, { contact: '07700 900142' })).toBe('applied');
    expect(await edit(people.vera, { name: 'Harbour & Rye' })).toBe('applied');
    const said = 'select name, address, contact from public.venues where id = $1';
    expect(await one(scene.db, said, [id])).toEqual({
      name: 'Harbour & Rye',
      address: '3 Quay Street',
      contact: '07700 900142',
    });
    for (const empty of [{ name: null }, { address: ' ' }])
      expect(await edit(people.mina, empty)).toBe('invalid_arguments');
  });

  it('move the mark to the venue chosen', async () => {
    const id = await added();
    expect(await verdict(scene.db, people.vera, command('set_primary_venue', { venue_id: id }))).toBe('applied');
    expect(
      await one(scene.db, 'select venue_id from public.venue_users where user_id = $1 and is_primary', [
        people.vera.id,
      ]),
    ).toEqual({ venue_id: id });
    expect(await verdict(scene.db, people.mina, command('set_primary_venue', { venue_id: id }))).toBe('not_allowed');
  });
});

describe('archive_venue', () => {
  const archive = (id: string) => verdict(scene.db, people.vera, command('archive_venue', { id }));

  it('SP2.13 SP4.10 is never for the venue that came with the profile', async () => {
    expect(await archive(scene.venueId)).toBe('profile_venue');
  });

  it('waits until nobody is booked, then calls off what is open', async () => {
    const id = await added();
    const [booked, open] = [await publishedShift(scene), await publishedShift(scene, { inHours: 60 })];
    await act(scene.db, people.rocco, claim(booked));
    await scene.db.query('update public.shifts set venue_id = $1', [id]);
    await scene.db.query('update public.bookings set venue_id = $1', [id]);
    expect(await act(scene.db, people.vera, command('archive_venue', { id }))).toMatchObject({
      code: 'shifts_ahead',
      detail: { count: 1 },
    });
    await act(scene.db, people.vera, command('cancel_shift', { id: booked }));
    expect(await verdict(scene.db, people.mina, command('archive_venue', { id }))).toBe('not_allowed');
    expect(await archive(id)).toBe('applied');
    expect(await one(scene.db, 'select status from public.shifts where id = $1', [open])).toEqual({
      status: 'cancelled',
    });
    expect(await archive(id), 'a colleague was faster').toBe('applied');
  });
});
