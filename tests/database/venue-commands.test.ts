// add_venue, edit_venue, set_primary_venue, archive_venue.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { act, claim, command, newId, one, people, publishedShift, type Scene, setScene, verdict } from './scene.ts';

let postgres: Postgres;
let scene: Scene;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  scene = await setScene(await postgres.copy());
});

const fields = { name: 'Harbour & Rye', address: '3 Quay Street' };

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
        'select name, industry, status, verification_status as verified, area from public.venues where id = $1',
        [id],
      ),
    ).toEqual({ name: 'Harbour & Rye', industry: 'other', status: 'active', verified: 'unverified', area: 'london' });
    expect(await one(scene.db, 'select role, is_primary from public.venue_users where venue_id = $1', [id])).toEqual({
      role: 'admin',
      is_primary: false,
    });
  });

  it('wants a name and an address, an id of its own, and a person of the venue side', async () => {
    const add = (args: object) => command('add_venue', { id: newId(), ...fields, ...args });
    for (const args of [{ name: '' }, { name: 'x' }, { address: ' ' }, { industry: 'zoo' }, { id: scene.venueId }])
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

  it('is never for the venue that came with the profile', async () => {
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
    expect(await archive(id)).toBe('wrong_state');
  });
});
