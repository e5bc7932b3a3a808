// Changes that are not material by themselves add up: a shift that is moved by a few minutes, again and again, comes to another shift, and
// whoever is booked or has applied is asked about it as about one change.
import { describe, expect, it } from 'vitest';
import { act, application, claim, command, newId, one, people, publishedShift, shiftArgs, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();
const { mina, rocco, rosa } = people;
const MINUTE_MS = 60_000;

/** The posted shift with start and end so many minutes later than it was posted, or other terms. */
async function move(shift: string, minutes: number, more: object = {}): Promise<string> {
  const { starts_at, booking_mode } = await one<{ starts_at: Date; booking_mode: string }>(
    scene.db,
    `select booking_mode, coalesce((select (terms ->> 'starts_at')::timestamptz from private.past_terms where shift_id = $1 order by version limit 1), starts_at) as starts_at
     from public.shifts where id = $1`,
    [shift],
  );
  const at = starts_at.getTime() + minutes * MINUTE_MS;
  const { venue_id: _, ...args } = shiftArgs({ id: shift, venue_id: scene.venueId, at, booking_mode, ...more });
  const { version } = await one<{ version: number }>(scene.db, 'select version from public.shifts where id = $1', [
    shift,
  ]);
  return verdict(scene.db, mina, command('edit_shift', { ...args, version }));
}
const versionOf = async (shift: string) =>
  (await one<{ version: number }>(scene.db, 'select version from public.shifts where id = $1', [shift])).version;
const toldOf = async (kind: string) =>
  scene.db.query<{ n: string | null }>(
    "select payload ->> 'n' as n from public.notifications where kind = $1 and read_at is null",
    [kind],
  );

describe('small changes of a shift', () => {
  it('ask whoever is booked once they come to a material one, and take the question back with it', async () => {
    const shift = await publishedShift(scene);
    const booking = newId();
    await act(scene.db, rocco, claim(shift, { booking_id: booking }));
    const stands = () =>
      one<{ status: string; moved: number }>(
        scene.db,
        `select booking.status, extract(epoch from booking.starts_at - (past.terms ->> 'starts_at')::timestamptz)::int / 60 as moved
         from public.bookings booking join private.past_terms past on past.shift_id = booking.shift_id where booking.id = $1 order by past.version limit 1`,
        [booking],
      );
    expect(await move(shift, 14)).toBe('applied');
    expect([await stands(), await versionOf(shift)]).toEqual([{ status: 'confirmed', moved: 14 }, 2]);
    expect(await move(shift, 28)).toBe('applied');
    expect([await stands(), await versionOf(shift)], 'what was agreed holds').toEqual([
      { status: 'change_pending', moved: 14 },
      3,
    ]);
    expect(await move(shift, 10)).toBe('applied');
    expect(await stands(), 'near what was agreed again').toEqual({ status: 'confirmed', moved: 10 });
  });

  it('ask whoever applied again, so that a yes books nobody at times that they never saw', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const id = newId();
    await act(scene.db, rosa, application(shift, { id }));
    const saw = () =>
      one<{ status: string; asked: boolean }>(
        scene.db,
        'select status, seen_terms is not null as asked from public.applications where id = $1',
        [id],
      );
    for (const minutes of [12, 15]) await move(shift, minutes);
    expect(await saw()).toEqual({ status: 'submitted', asked: false });
    await move(shift, 20);
    expect(await saw()).toEqual({ status: 'submitted', asked: true });
    const yes = { id, decision: 'accept', version: 1, booking_id: newId() };
    expect(await verdict(scene.db, mina, command('decide_application', yes))).toBe('applied');
    expect(await saw()).toMatchObject({ status: 'offered' });
    expect(await scene.db.query('select from public.bookings')).toEqual([]);
  });

  it('leave pay that fell since somebody saw it a question, whatever it was at first', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review', rate_minor: 1500 });
    await move(shift, 0, { rate_minor: 2000 });
    const id = newId();
    await act(scene.db, rosa, application(shift, { id }));
    await move(shift, 0, { rate_minor: 1700 });
    expect(
      await one(scene.db, "select seen_terms ->> 'rate_minor' as saw from public.applications where id = $1", [id]),
    ).toEqual({ saw: '2000' });
  });

  it('are one unread notice, however often the venue changes its mind', async () => {
    const shift = await publishedShift(scene, { positions: 2 });
    await act(scene.db, rocco, claim(shift));
    await scene.db.query("update public.shifts set booking_mode = 'review' where id = $1", [shift]);
    await act(scene.db, rosa, application(shift));
    for (const minutes of [60, 0, 60, 0, 60, 5, 10])
      expect(await move(shift, minutes, { positions: 2 })).toBe('applied');
    expect([...(await toldOf('shift_changed')), ...(await toldOf('change_proposed'))]).toHaveLength(1);
    expect(await toldOf('asked_shift_changed')).toEqual([{ n: '3' }]);
  });
});
