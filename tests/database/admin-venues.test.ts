// Venues in the hands of the platform's admins: in pages, and one with its people and what stands at it.
import { describe, expect, it } from 'vitest';
import { callFunction } from './call.ts';
import { claim, command, makeAdmins, newId, people, publishedShift, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { sol, rae, rosa, rocco, vera, mina } = people;

interface Page {
  readonly rows: readonly Record<string, unknown>[];
  readonly more: boolean;
  readonly total?: number;
  readonly all?: number;
}

const pageOf = (args: Record<string, unknown> = {}, person = rae) =>
  callFunction<Page>(scene.db, person, 'admin_venues', args);
const namesOf = async (args: Record<string, unknown>) => (await pageOf(args)).rows.map(({ name }) => name);

/** More venues, named so, each a day older than the one before. */
async function venues(...names: readonly string[]): Promise<void> {
  await scene.db.query(
    `insert into public.venues (name, created_at, area, rating) select name, now() - nth * interval '1 day', 'leeds', 20 + nth::int
     from unnest($1::text[]) with ordinality as given(name, nth)`,
    [names],
  );
}

describe('the list', () => {
  it('finds venues by letters of their name, without accents, and takes signs literally', async () => {
    await venues('Café 100% Zoë', 'Bar_Nine', "O'Hara, Inn");
    expect(await namesOf({ search: 'cafe 100%' })).toEqual(['Café 100% Zoë']);
    expect(await namesOf({ search: 'bar_n' })).toEqual(['Bar_Nine']);
    expect(await namesOf({ search: 'b_r' })).toEqual([]);
    expect(await namesOf({ search: 'CAFÉ' })).toEqual(['Café 100% Zoë']);
    expect(await namesOf({ search: "o'hara," })).toEqual(["O'Hara, Inn"]);
  });

  it('goes page behind page, and none is missed or shown twice while one is added', async () => {
    await venues('Aa', 'Ab', 'Ac', 'Ad');
    const first = await pageOf({ search: 'a', area: 'leeds', most: 2 });
    expect([first.rows.map(({ name }) => name), first.more, first.total]).toEqual([['Aa', 'Ab'], true, 4]);
    await venues('A1');
    const last = first.rows.at(-1);
    const next = await pageOf({ area: 'leeds', most: 2, after_key: last?.key, after_id: last?.id });
    expect([next.rows.map(({ name }) => name), next.more, next.total]).toEqual([['Ac', 'Ad'], false, undefined]);
  });

  it('is filtered by standing, verification and city, and sorted', async () => {
    await venues('Old', 'Older');
    await scene.db.query("update public.venues set status = 'paused', paused_by_platform = true where name = 'Old'");
    await scene.db.query("update public.venues set verification_status = 'verified' where name = 'Older'");
    expect(await namesOf({ status: 'paused' })).toEqual(['Old']);
    expect(await namesOf({ verification: 'verified', area: 'leeds' })).toEqual(['Older']);
    expect(await namesOf({ area: 'leeds', sort: 'newest' })).toEqual(['Old', 'Older']);
    expect(await namesOf({ area: 'leeds', sort: 'rating' })).toEqual(['Old', 'Older']);
    expect((await pageOf({ area: 'leeds' })).all).toBeGreaterThan(2);
  });

  it.each([
    { status: 'gone' },
    { verification: 'waiting' },
    { area: 'atlantis' },
    { sort: 'owner' },
    { sort: 'newest', after_key: 'soon', after_id: newId() },
  ])('refuses %o', async args => {
    await expect(pageOf(args)).rejects.toThrow('invalid_arguments');
  });
});

it('one venue shows its team, what is ahead, and to who may read the log what admins did', async () => {
  const shift = await publishedShift(scene);
  await scene.db.query("update public.venues set verification_status = 'verified' where id = $1", [scene.venueId]);
  expect(await verdict(scene.db, rosa, claim(shift))).toBe('applied');
  await verdict(scene.db, sol, command('admin_pause_venue', { id: scene.venueId, reason: 'Two reports' }));
  const id = scene.venueId;
  const seen = await callFunction<{ team: { name: string }[] }>(scene.db, sol, 'admin_venue', { id });
  expect(seen).toMatchObject({
    status: 'paused',
    pausedByPlatform: true,
    ahead: 1,
    booked: 1,
    disputes: 0,
    handedIn: null,
    history: [{ what: 'admin_pause_venue', by: sol.name, reason: 'Two reports', state: 'paused' }],
  });
  expect(seen.team.map(({ name }) => name)).toEqual(expect.arrayContaining([vera.name, mina.name]));
  expect(await callFunction(scene.db, rae, 'admin_venue', { id })).toMatchObject({ history: [] });
  expect(await callFunction(scene.db, rae, 'admin_venue', { id: newId() })).toBeNull();
});

it.each([vera, rocco])('both are closed to $name', async person => {
  await expect(pageOf({}, person)).rejects.toThrow('not_allowed');
  await expect(callFunction(scene.db, person, 'admin_venue', { id: scene.venueId })).rejects.toThrow('not_allowed');
});
