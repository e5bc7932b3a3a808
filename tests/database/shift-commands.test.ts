// save_shift, publish_shift, cancel_shift: by everybody who might try, and at every edge of their rules.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
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
  rival,
  type Scene,
  setScene,
  shiftArgs,
  suspend,
  verdict,
} from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
  await postgres.query("update public.venues set tz = 'UTC'");
});
afterAll(() => postgres.stop());

const save = (more: Record<string, unknown> = {}) =>
  command('save_shift', shiftArgs({ id: newId(), venue_id: scene.venueId, ...more }));

describe('save_shift', () => {
  it('is for managers and admins of the venue', async () => {
    expect(await verdict(scene.db, people.vera, save())).toBe('applied');
    expect(await verdict(scene.db, people.mina, save())).toBe('applied');
    for (const person of [people.stef, people.rocco, people.sam, rival])
      expect(await verdict(scene.db, person, save())).toBe('not_allowed');
  });

  it('places the shift where its venue is, whatever the client says', async () => {
    const id = newId();
    await act(
      scene.db,
      people.vera,
      save({
        id,
        area: 'new-york',
        currency: 'USD',
        tz: 'America/New_York',
        status: 'published',
        version: 9,
        confirmed_count: 1,
      }),
    );
    const shift = await one<Record<string, unknown>>(
      scene.db,
      'select area, currency, tz, status, version, confirmed_count from public.shifts where id = $1',
      [id],
    );
    expect(shift).toEqual({
      area: 'london',
      currency: 'GBP',
      tz: 'UTC',
      status: 'draft',
      version: 1,
      confirmed_count: 0,
    });
  });

  it('changes a draft and moves its version, but not a posted shift, nor one of another venue', async () => {
    const id = newId();
    await act(scene.db, people.vera, save({ id }));
    expect(await verdict(scene.db, people.mina, save({ id, rate_minor: 1700 }))).toBe('applied');
    expect(await one(scene.db, 'select rate_minor, version from public.shifts where id = $1', [id])).toEqual({
      rate_minor: 1700,
      version: 2,
    });
    expect(await verdict(scene.db, rival, command('save_shift', shiftArgs({ id, venue_id: scene.otherVenueId })))).toBe(
      'not_allowed',
    );
    const posted = await publishedShift(scene);
    expect(await verdict(scene.db, people.vera, save({ id: posted }))).toBe('wrong_state');
  });

  it.each([
    ['positions_out_of_range', { positions: 0 }],
    ['positions_out_of_range', { positions: 51 }],
    ['shift_too_long', { hours: 17 }],
    ['shift_too_short', { hours: 0.5 }],
    ['shift_too_short', { hours: -2 }],
    ['break_out_of_range', { break_min: -1 }],
    ['break_out_of_range', { break_min: 480 }],
    ['rate_out_of_range', { rate_minor: 0 }],
    ['rate_out_of_range', { rate_minor: 100_001 }],
    ['unknown_role', { role: 'wizard' }],
    ['time_mismatch', { starts_local: '2030-01-01T18:00' }],
    ['invalid_arguments', { positions: '3' }],
    ['invalid_arguments', { positions: 1e12 }],
    ['invalid_arguments', { tips: 'yes' }],
    ['invalid_arguments', { booking_mode: 'auction' }],
    ['invalid_arguments', { starts_at: 'tomorrow' }],
    ['invalid_arguments', { starts_local: '2026-02-30T18:00' }],
    ['invalid_arguments', { id: 'not-a-uuid' }],
    ['invalid_arguments', { title: 'x'.repeat(101) }],
  ])('refuses with %s: %o', async (code, more) => {
    expect(await verdict(scene.db, people.vera, save(more))).toBe(code);
  });

  it('takes the limits themselves', async () => {
    for (const more of [
      { positions: 50 },
      { hours: 16 },
      { hours: 1, break_min: 59 },
      { rate_minor: 1 },
      { rate_minor: 100_000 },
    ]) {
      expect(await verdict(scene.db, people.vera, save(more))).toBe('applied');
    }
  });
});

describe('publish_shift', () => {
  it('is for managers who saw the present version', async () => {
    const id = newId();
    await act(scene.db, people.vera, save({ id }));
    await act(scene.db, people.vera, save({ id, rate_minor: 1600 }));
    for (const person of [people.stef, people.rocco, rival])
      expect(await verdict(scene.db, person, command('publish_shift', { id, version: 2 }))).toBe('not_allowed');
    expect(await act(scene.db, people.mina, command('publish_shift', { id, version: 1 }))).toMatchObject({
      code: 'terms_changed',
      detail: { id, version: 2, rate_minor: 1600 },
    });
    expect(await verdict(scene.db, people.mina, command('publish_shift', { id, version: 2 }))).toBe('applied');
    expect(await verdict(scene.db, people.mina, command('publish_shift', { id, version: 3 }))).toBe('wrong_state');
    expect(await verdict(scene.db, people.vera, command('publish_shift', { id: newId(), version: 1 }))).toBe(
      'not_found',
    );
  });

  it('wants an hour of it to be left to work', async () => {
    const [over, begun] = [newId(), newId()];
    await act(scene.db, people.vera, save({ id: over, inHours: -8 }));
    await act(scene.db, people.vera, save({ id: begun, inHours: -2 }));
    const post = (id: string) => verdict(scene.db, people.vera, command('publish_shift', { id, version: 1 }));
    expect([await post(over), await post(begun)]).toEqual(['no_time_left', 'applied']);
  });
});

describe('cancel_shift', () => {
  it('closes what waits, releases who is booked, and reopens nothing', async () => {
    const id = await publishedShift(scene);
    await act(scene.db, people.rocco, claim(id));
    await act(scene.db, people.rosa, claim(id));
    for (const person of [people.stef, people.rocco, rival])
      expect(await verdict(scene.db, person, command('cancel_shift', { id }))).toBe('not_allowed');
    expect(await verdict(scene.db, people.mina, command('cancel_shift', { id, reason: 'Burst pipe' }))).toBe('applied');
    expect(
      await one(
        scene.db,
        'select status, cancelled_reason, confirmed_count, version from public.shifts where id = $1',
        [id],
      ),
    ).toEqual({
      status: 'cancelled',
      cancelled_reason: 'Burst pipe',
      confirmed_count: 0,
      version: 3,
    });
    expect(await one(scene.db, 'select status, cancel_tier from public.bookings where shift_id = $1', [id])).toEqual({
      status: 'cancelled_by_venue',
      cancel_tier: 'notice',
    });
    const requestOf = (person: Person) =>
      one(
        scene.db,
        'select status, closed_reason, waitlist_pos from public.applications where shift_id = $1 and worker_id = $2',
        [id, person.id],
      );
    const closed = { status: 'closed', waitlist_pos: null };
    expect(await requestOf(people.rosa)).toEqual({ ...closed, closed_reason: 'shift_cancelled' });
    expect(await requestOf(people.rocco)).toEqual({ ...closed, closed_reason: 'booking_cancelled' });
    expect(await verdict(scene.db, people.sam, application(id, { seen_version: 3 }))).toBe('shift_gone');
    await scene.db.query("update public.shifts set status = 'removed' where id = $1", [id]);
    expect(await verdict(scene.db, people.vera, command('cancel_shift', { id }))).toBe('wrong_state');
  });
});

it('a suspended manager posts nothing new but may still call off', async () => {
  const id = await publishedShift(scene);
  await suspend(scene.db, people.mina);
  expect(await verdict(scene.db, people.mina, save())).toBe('account_suspended');
  expect(await verdict(scene.db, people.mina, command('cancel_shift', { id }))).toBe('applied');
});
