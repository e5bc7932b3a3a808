// Each figure of the dashboard opens the list that it counts: the list has as many rows as the figure says. And what admins note on
// days, beside the figures of their weeks.
import { describe, expect, it } from 'vitest';
import { callFunction } from './call.ts';
import { act, command, makeAdmins, newId, one, type Person, people, publishedShift, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, sol, rae, rocco, rosa, vera } = people;

const total = async (list: string, args: object) =>
  (await callFunction<{ total: number }>(scene.db, rae, list, { ...args })).total;

/** A shift that begins so many hours from now. */
async function shift(inHours: number, { booked = 0, places = 2, status = 'published' } = {}): Promise<string> {
  const id = await publishedShift(scene, { inHours: 48 });
  await scene.db.query(
    `update public.shifts set starts_at = now() + $2 * interval '1 hour', ends_at = now() + ($2 + 6) * interval '1 hour',
       positions = $3, confirmed_count = $4, status = $5 where id = $1`,
    [id, inHours, places, booked, status],
  );
  return id;
}

async function booking(of: string, worker: Person, status: string): Promise<void> {
  await scene.db.query(
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, status)
     select gen_random_uuid(), id, $2, venue_id, role, starts_at, ends_at, tz, 0, rate_minor, currency, 'claim', $3 from public.shifts where id = $1`,
    [of, worker.id, status],
  );
}

describe('a figure opens what it counts', () => {
  it('of what is ahead', async () => {
    await shift(-2);
    await shift(-2, { booked: 2 });
    await shift(-9);
    await shift(5, { booked: 1 });
    await shift(20, { booked: 2 });
    await shift(30);
    await shift(40, { status: 'cancelled' });
    const overview = await callFunction<Record<string, number>>(scene.db, rae, 'admin_overview');
    expect(await total('admin_shifts', { time: 'fillable', places: 'gaps' })).toBe(overview.openShifts);
    expect(overview.openShifts).toBe(3);
    expect(await total('admin_shifts', { time: 'day' })).toBe(overview.startingToday);
    expect(overview.startingToday).toBe(2);
    expect(await total('admin_shifts', { time: 'day', places: 'gaps' })).toBe(1);
    expect(await total('admin_shifts', { places: 'booked' })).toBe(2);
    expect(await total('admin_workers', {})).toBe(overview.rockstars);
    expect(await total('admin_users', { status: 'suspended' })).toBe(overview.suspended);
    expect(await total('admin_venues', { status: 'active' })).toBe(overview.venues);
    expect(await total('admin_venues', { status: 'active', verification: 'unverified' })).toBe(overview.unverified);
  });

  it('of the weeks of a city, from its Monday', async () => {
    const kept = await shift(-1, { booked: 1, places: 1 });
    await shift(-24 * 30);
    await booking(await shift(-2), rosa, 'cancelled_by_worker');
    await booking(await shift(-3, { status: 'cancelled' }), rosa, 'cancelled_by_venue');
    await booking(kept, rocco, 'no_show');
    const { area } = await one<{ area: string }>(scene.db, 'select area from public.shifts where id = $1', [kept]);
    interface Sums {
      readonly weeks: readonly Record<string, number>[];
      readonly cities: readonly Record<string, number>[];
    }
    const market = await callFunction<Sums>(scene.db, rae, 'admin_market', { area, weeks: 4 });
    const sum = (figure: string) => market.weeks.slice(4).reduce((all, week) => all + (week[figure] ?? 0), 0);
    const weeks = { area, time: 'weeks_4' };
    const [shifts, gaps] = [await total('admin_shifts', { ...weeks, status: 'kept' }), sum('places') - sum('filled')];
    expect(shifts).toBe(sum('shifts'));
    expect(market.cities).toMatchObject([{ area, shifts }]);
    expect([await total('admin_shifts', { ...weeks, status: 'kept', places: 'gaps' }), gaps]).toEqual([1, 2]);
    const counted = { ...weeks, status: 'counted' };
    expect(await total('admin_shifts', { ...counted, places: 'cancelled' })).toBe(
      sum('earlyCancels') + sum('lateCancels') + sum('venueCancels'),
    );
    expect(await total('admin_shifts', { ...counted, places: 'no_show' })).toBe(sum('noShows'));
    expect([sum('shifts'), sum('noShows')]).toEqual([2, 1]);
    expect(await total('admin_shifts', { ...counted, time: 'weeks_12' })).toBe(4);
    await expect(callFunction(scene.db, rae, 'admin_shifts', { time: 'weeks_9' })).rejects.toThrow('invalid_arguments');
    await expect(callFunction(scene.db, rae, 'admin_shifts', { places: 'none' })).rejects.toThrow('invalid_arguments');
  });
});

describe('a note on a day', () => {
  const note = (more: object = {}) => ({ id: newId(), day: '', area: null, words: 'Festival week', ...more });
  const today = async () => (await one<{ day: string }>(scene.db, "select to_char(now(), 'YYYY-MM-DD') as day")).day;
  const notes = async (person: Person, area = 'all') =>
    (await callFunction<{ notes: readonly object[] }>(scene.db, person, 'admin_market', { area, weeks: 4 })).notes;

  it('is written by support, read with the figures of its week by every admin, and taken away again', async () => {
    const said = note({ day: await today() });
    for (const person of [rae, vera, rocco])
      expect(await verdict(scene.db, person, command('save_market_note', said))).toBe('not_allowed');
    expect(await verdict(scene.db, sol, command('save_market_note', said))).toBe('applied');
    const of = { id: said.id, words: 'Festival week', area: null, by: sol.name };
    for (const person of [ada, sol, rae]) expect(await notes(person)).toMatchObject([of]);
    await act(scene.db, ada, command('save_market_note', { ...said, words: 'Rail strike' }));
    expect(await notes(rae)).toMatchObject([{ words: 'Rail strike', by: ada.name }]);
    expect(await verdict(scene.db, rae, command('delete_market_note', { id: said.id }))).toBe('not_allowed');
    expect(await verdict(scene.db, sol, command('delete_market_note', { id: said.id }))).toBe('applied');
    expect(await notes(rae)).toEqual([]);
    expect(await verdict(scene.db, sol, command('delete_market_note', { id: said.id })), 'again').toBe('applied');
    expect(
      await scene.db.query("select action from public.audit_log where action like '%market_note' order by at"),
    ).toMatchObject([{ action: 'save_market_note' }, { action: 'save_market_note' }, { action: 'delete_market_note' }]);
  });

  it('of a city stands with that city and with all, and an old one with neither', async () => {
    const day = await today();
    await act(scene.db, sol, command('save_market_note', note({ day, area: 'leeds' })));
    await act(scene.db, sol, command('save_market_note', note({ day: '2024-02-01' })));
    expect([await notes(rae), await notes(rae, 'leeds'), await notes(rae, 'london')]).toMatchObject([[{}], [{}], []]);
  });

  it.each([
    { day: 'Friday' },
    { day: '2026-02-30' },
    { day: '2019-12-31' },
    { area: 'atlantis' },
    { words: ' ' },
    { words: 'x'.repeat(61) },
  ])('is refused as %o', async wrong => {
    const said = { ...note({ day: await today() }), ...wrong };
    expect(await verdict(scene.db, sol, command('save_market_note', said))).toBe('invalid_arguments');
  });
});
