// A venue's link to the people who work there already: what it shows, whom it brings, and what it opens to nobody.
import { describe, expect, it } from 'vitest';
import { act, command, newId, type Person, people, rival, signUp, suspend } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();
const { rocco, vera, stef } = people;

const read = (person: Pick<Person, 'id'> | null, sql: string, values: unknown[]) =>
  scene.db.asUser(person?.id ?? null, async client => {
    const { rows } = await client.query<{ answer: unknown }>(`select ${sql} as answer`, values);
    return rows[0]?.answer;
  });
const named = (venueId: string) => read(null, 'public.venue_in_link($1)', [venueId]);
const meet = (person: Pick<Person, 'id'> | null, venueId = scene.venueId) =>
  read(person, 'public.meet_venue($1)', [venueId]);
/** Of all people, those whose cards the venue's owner may read. */
const known = (to: Person) =>
  read(to, `(select coalesce(array_agg(name order by name), '{}') from public.profiles where role = 'rockstar')`, []);
const block = (side: 'venue' | 'rockstar', by: Person) =>
  act(scene.db, by, command('set_relation', { venue_id: scene.venueId, worker_id: rocco.id, side, kind: 'blocked' }));
const newcomer = { ...rocco, id: newId(), name: 'Catalina Soto', email: 'catalina@example.com' };

describe('the page behind the link', () => {
  it('says the name of an open venue to anybody, and of no other', async () => {
    expect(await named(scene.venueId)).toEqual({ name: expect.any(String) });
    for (const id of [newId(), 'nothing', '', '%']) expect(await named(id), id).toBeNull();
    await scene.db.query("update public.venues set status = 'archived' where id = $1", [scene.venueId]);
    expect(await named(scene.venueId)).toBeNull();
  });
});

describe('who registers by it', () => {
  it('is known to the venue once the address is confirmed, and finds what is posted in its city', async () => {
    const id = newcomer.id;
    await scene.db.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
      id,
      newcomer.email,
      JSON.stringify({
        ...{ role: 'rockstar', name: newcomer.name, venueId: scene.venueId },
        roles: ['barista', 'bartender', 'owner', 7],
      }),
    ]);
    expect(await known(vera)).toEqual([]);
    await scene.db.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
    expect(await known(vera)).toEqual([newcomer.name]);
    expect(await known(stef)).toEqual([newcomer.name]);
    expect(await known(rival)).toEqual([]);
    expect(await scene.db.query('select skills from public.profiles where id = $1', [id])).toEqual([
      { skills: ['barista', 'bartender'] },
    ]);
    const areas = `select areas from public.profile_private where id = $1`;
    const ofVenue = `select array[area] as areas from public.venues where id = $1`;
    expect(await scene.db.query(areas, [id])).toEqual(await scene.db.query(ofVenue, [scene.venueId]));
  });

  it.each(['nothing', '', '00000000-0000-4000-8000-000000000000', 7, null])(
    'registers all the same where it says %s',
    async venueId => {
      await signUp(scene.db, newcomer, { venueId, roles: 'bartender at night' });
      expect(await known(newcomer)).toEqual([newcomer.name]);
      expect(await known(vera)).toEqual([]);
    },
  );
});

describe('who has an account', () => {
  it('is known to the venue after one press, and keeps the cities that they chose', async () => {
    await scene.db.query("update public.profile_private set areas = '{paris}' where id = $1", [rocco.id]);
    expect(await meet(rocco, newId())).toEqual({ met: false });
    expect(await known(vera)).toEqual([]);
    expect(await meet(rocco)).toEqual({ met: true });
    expect(await meet(rocco)).toEqual({ met: true });
    expect(await known(vera)).toEqual([rocco.name]);
    expect(await scene.db.query('select areas from public.profile_private where id = $1', [rocco.id])).toEqual([
      { areas: ['paris'] },
    ]);
  });

  it('meets nobody whom they blocked, and learns nothing of having been blocked', async () => {
    await block('rockstar', rocco);
    expect(await meet(rocco)).toEqual({ met: true });
    expect(await known(vera)).toEqual([]);
  });

  it('is a Rockstar in good standing', async () => {
    await expect(meet(vera)).rejects.toThrow('not_allowed');
    await expect(meet(null)).rejects.toThrow();
    await suspend(scene.db, rocco);
    await expect(meet(rocco)).rejects.toThrow('account_suspended');
  });
});
