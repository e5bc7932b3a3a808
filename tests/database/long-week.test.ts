// More than forty-eight hours of work in a week: both sides are told, nobody is refused.
import { describe, expect, it } from 'vitest';
import { application, claim, command, newId, type Person, people, publishedShift, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
/** The Monday after next, so that all days of its week lie ahead; the first day of time was a Thursday. */
const MONDAY = Math.ceil((Date.now() + WEEK) / WEEK) * WEEK + 4 * 24 * HOUR;

/** Thirteen and a half hours of work on a day of that week, at eight. */
const dayShift = (day: number, more: Record<string, unknown> = {}) =>
  publishedShift(scene, { at: MONDAY + (24 * day + 8) * HOUR, hours: 14, ...more });

const warned = async (person: Person) =>
  (
    await scene.db.query<{ kind: string }>(
      "select kind from public.notifications where user_id = $1 and kind like 'long_week%'",
      [person.id],
    )
  ).map(({ kind }) => kind);

async function claimDays(...days: readonly number[]): Promise<void> {
  for (const day of days) expect(await verdict(scene.db, people.rocco, claim(await dayShift(day)))).toBe('applied');
}

describe('a long week', () => {
  it('is booked all the same; the rockstar and those who manage are told, staff are not', async () => {
    await claimDays(0, 1, 2);
    expect(await warned(people.rocco)).toEqual([]);
    await claimDays(3);
    expect(await warned(people.rocco)).toEqual(['long_week']);
    for (const person of [people.vera, people.mina]) expect(await warned(person)).toEqual(['long_week_booked']);
    expect(await warned(people.stef)).toEqual([]);
  });

  it('is told to the venue without where else or how long', async () => {
    await claimDays(0, 1, 2);
    const [shift, id] = [await dayShift(4, { booking_mode: 'review' }), newId()];
    await verdict(scene.db, people.rocco, application(shift, { id }));
    const accept = command('decide_application', { id, decision: 'accept', version: 1, booking_id: newId() });
    expect(await verdict(scene.db, people.mina, accept)).toBe('applied');
    const [notice] = await scene.db.query<{ payload: Record<string, unknown> }>(
      "select payload from public.notifications where user_id = $1 and kind = 'long_week_booked'",
      [people.vera.id],
    );
    // The hours are the platform’s limit, not the length of the person’s week.
    expect(notice?.payload).toMatchObject({ shift_id: shift, name: people.rocco.name, hours: 48 });
    expect(Object.keys(notice?.payload ?? {}).filter(fact => /min$|week/.test(fact))).toEqual([]);
  });

  it('counts from Monday to Sunday only', async () => {
    await claimDays(-2, -1, 0, 1, 7, 8);
    expect(await warned(people.rocco)).toEqual([]);
  });

  it('is none when somebody left one of its shifts', async () => {
    await claimDays(0, 1);
    const booking = newId();
    await verdict(scene.db, people.rocco, claim(await dayShift(2), { booking_id: booking }));
    await verdict(scene.db, people.rocco, command('cancel_booking', { id: booking }));
    await claimDays(3);
    expect(await warned(people.rocco)).toEqual([]);
  });
});
