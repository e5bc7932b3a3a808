// free_for_slot, fit_for_shifts and rockstar_card: what a venue learns of somebody besides a name, and what it does not.
import { describe, expect, it } from 'vitest';
import { act, application, claim, command, newId, people, publishedShift, rival } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

let shiftId: string;
const scene = sceneForEach(async scene => {
  shiftId = await publishedShift(scene, { booking_mode: 'review', inHours: 72, rate_minor: 1500 });
});

const { rocco, rosa, vera, mina } = people;
const hour = 3_600_000;
const at = (inHours: number) => new Date(Date.now() + inHours * hour).toISOString();

async function read<Answer>(
  person: { id: string } | null,
  sql: string,
  values: unknown[],
): Promise<Answer | undefined> {
  return scene.db.asUser(person?.id ?? null, async client => {
    const { rows } = await client.query<{ answer: Answer }>(`select ${sql} as answer`, values);
    return rows[0]?.answer;
  });
}

interface Slot {
  readonly worker?: string;
  readonly from?: number;
  readonly to?: number;
}

const free = (person: { id: string } | null, { worker = rocco.id, from = 72, to = 80 }: Slot = {}) =>
  read<boolean>(person, 'public.free_for_slot($1, $2, $3, $4)', [scene.venueId, worker, at(from), at(to)]);
const fits = (person: { id: string } | null, posts: readonly string[] = [shiftId], workers = [rocco.id]) =>
  read<object[]>(person, 'public.fit_for_shifts($1, $2, $3)', [scene.venueId, workers, posts]);
const card = (person: { id: string } | null, worker = rocco.id) =>
  read<object>(person, 'public.rockstar_card($1, $2)', [scene.venueId, worker]);

const timeOff = () => {
  const day = (inHours: number) => at(inHours).slice(0, 10);
  return command('save_availability_exception', {
    id: newId(),
    starts_on: day(48),
    ends_on: day(120),
    kind: 'unavailable',
    reason: 'A wedding in Bari',
  });
};

/** So many calls within this minute. */
const tired = (what: string, used: number) =>
  scene.db.query(
    `insert into private.brakes values ($1, private.now(), $2) on conflict on constraint brakes_pkey do update set used = excluded.used`,
    [`${what}:${vera.id}`, used],
  );

/** Not discoverable either, so that only those know him whom he asked. */
const hide = () => scene.db.query('update public.profiles set discoverable = false where id = $1', [rocco.id]);

describe('free_for_slot', () => {
  it('says yes or no to managers, by calendar and bookings, whoever booked', async () => {
    expect(await free(vera)).toBe(true);
    const instant = await publishedShift(scene, { booking_mode: 'instant', inHours: 72 });
    await act(scene.db, rocco, claim(instant));
    expect(await free(mina)).toBe(false);
    expect(await free(mina, { from: 90, to: 98 })).toBe(true);
    await act(scene.db, rocco, timeOff());
    expect(await free(mina, { from: 90, to: 98 })).toBe(false);
  });

  it('is not for staff, workers or strangers, and not about people whom the venue may not ask', async () => {
    for (const person of [people.stef, rocco, people.sam, rival])
      await expect(free(person)).rejects.toThrow('not_allowed');
    await expect(free(null)).rejects.toThrow('permission denied');
    expect(await free(vera, { worker: newId() })).toBeNull();
    await act(
      scene.db,
      rosa,
      command('set_relation', { venue_id: scene.venueId, worker_id: rosa.id, side: 'rockstar', kind: 'blocked' }),
    );
    expect(await free(vera, { worker: rosa.id })).toBeNull();
    await hide();
    expect(await free(vera)).toBeNull();
    await act(scene.db, rocco, application(shiftId));
    expect(await free(vera)).toBe(true);
  });

  it('refuses absurd slots and a calendar drawn hour by hour', async () => {
    await expect(free(vera, { from: 80, to: 72 })).rejects.toThrow('invalid_arguments');
    await expect(free(vera, { from: 72, to: 72.25 })).rejects.toThrow('invalid_arguments');
    await expect(free(vera, { from: 72, to: 96 })).rejects.toThrow('invalid_arguments');
    await expect(free(vera, { from: -30, to: -24 })).rejects.toThrow('invalid_arguments');
    await tired('free_for_slot', 30);
    await expect(free(vera)).rejects.toThrow('throttled');
  });
});

describe('whoever asks about people that are not there', () => {
  it('is counted, too', async () => {
    for (let nth = 0; nth < 30; nth += 1) expect(await free(vera, { worker: newId() })).toBeNull();
    await expect(free(vera)).rejects.toThrow('throttled');
  });
});

describe('fit_for_shifts', () => {
  it('says free and below what they ask for, of posted shifts of this venue alone, and no figure', async () => {
    const row = { worker_id: rocco.id, shift_id: shiftId, free: true, below_minimum: false, verdict: 'free' };
    expect(await fits(mina)).toEqual([row]);
    await scene.db.query('update public.profile_private set minimum_hourly_rate = 1600 where id = $1', [rocco.id]);
    await act(scene.db, rocco, timeOff());
    const away = { ...row, free: false, verdict: 'unavailable' };
    expect(await fits(mina)).toEqual([{ ...away, below_minimum: true }]);
    // Pence are no cents.
    await scene.db.query("update public.shifts set currency = 'EUR' where id = $1", [shiftId]);
    expect(await fits(mina)).toEqual([{ ...away, below_minimum: false }]);
    await scene.db.query("update public.shifts set status = 'draft' where id = $1", [shiftId]);
    expect(await fits(mina)).toEqual([]);
  });

  it('says of a gap that somebody would rest too little or work a long week, not where, when or how long', async () => {
    const verdictOn = async (gap: string) => ((await fits(mina, [gap])) as { verdict: string }[])[0]?.verdict;
    const before = await publishedShift(scene, { booking_mode: 'instant', inHours: 60, hours: 6 });
    await act(scene.db, rocco, claim(before));
    // Between two shifts of one venue a short rest is the venue's own affair.
    expect(await verdictOn(shiftId)).toBe('free');
    await scene.db.query('update public.bookings set venue_id = $1 where shift_id = $2', [scene.otherVenueId, before]);
    expect(await verdictOn(shiftId)).toBe('tired');
    const [row = {}] = (await fits(mina)) ?? [];
    expect(Object.keys(row).sort()).toEqual(['below_minimum', 'free', 'shift_id', 'verdict', 'worker_id']);
  });

  it('says that a week would be longer than forty-eight hours', async () => {
    const monday = Math.ceil((Date.now() + 168 * hour) / (168 * hour)) * 168 * hour + 96 * hour;
    const onDay = (day: number, mode: string) =>
      publishedShift(scene, { booking_mode: mode, at: monday + (24 * day + 8) * hour, hours: 14 });
    for (const day of [0, 1]) await act(scene.db, rocco, claim(await onDay(day, 'instant')));
    const gap = await onDay(3, 'review');
    expect(await fits(mina, [gap])).toMatchObject([{ free: true, verdict: 'free' }]);
    await act(scene.db, rocco, claim(await onDay(2, 'instant')));
    expect(await fits(mina, [gap])).toMatchObject([{ free: false, verdict: 'long_week' }]);
  });

  it('is for managers, about people whom they may ask, and for a reasonable number', async () => {
    for (const person of [people.stef, rocco, rival]) await expect(fits(person)).rejects.toThrow('not_allowed');
    await hide();
    expect(await fits(vera)).toEqual([]);
    const many = Array.from({ length: 201 }, () => newId());
    await expect(fits(vera, many)).rejects.toThrow('invalid_arguments');
    await tired('fit_for_shifts', 60);
    await expect(fits(vera)).rejects.toThrow('throttled');
  });
});

describe('rockstar_card', () => {
  const unrated = { photo: null, rating: null, rating_all: null, rating_count: null, reliability: null };

  it('gives the card that the search gives, to the same people, of nobody who hides', async () => {
    expect(await card(mina)).toEqual({ id: rocco.id, name: rocco.name, town: null, skills: [], ...unrated });
    for (const person of [people.stef, rocco, rival]) await expect(card(person)).rejects.toThrow('not_allowed');
    await expect(card(null)).rejects.toThrow('permission denied');
    expect(await card(vera, vera.id)).toBeNull();
    await hide();
    expect(await card(vera)).toBeNull();
  });

  it('is throttled too for whoever asks about people that are not there', async () => {
    for (let n = 0; n < 60; n += 1) expect(await card(vera, newId())).toBeNull();
    await expect(card(vera, newId())).rejects.toThrow('throttled');
  });
});
