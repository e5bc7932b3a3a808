// search_rockstars: cards of people a venue does not know, for those who may invite them.
import { describe, expect, it } from 'vitest';
import { act, addMember, application, command, people, publishedShift, rival, verify } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(async scene => {
  await scene.db.query("update public.profiles set skills = '{bartender}', location = 'Hackney' where id = $1", [
    people.rocco.id,
  ]);
});

interface Found {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly more: boolean;
}

async function search(
  person: { id: string } | null,
  asked: { words?: string; role?: string; after?: Found['people'][number] | null } = {},
) {
  return scene.db.asUser(person?.id ?? null, async client => {
    const { words = '', role = '', after = null } = asked;
    const { rows } = await client.query<{ found: Found }>('select public.search_rockstars($1, $2, $3, $4) as found', [
      scene.venueId,
      words,
      role,
      after?.id ?? null,
    ]);
    return rows[0]?.found ?? { people: [], more: false };
  });
}

const names = async (asked: object = {}) => (await search(people.vera, asked)).people.map(({ name }) => name);

describe('search_rockstars', () => {
  it('gives a card and nothing else', async () => {
    const { people: found } = await search(people.mina, { words: 'rocco' });
    const figures = { photo: null, rating: null, rating_all: null, rating_count: null, reliability: null };
    expect(found).toEqual([
      { id: people.rocco.id, name: people.rocco.name, town: 'Hackney', skills: ['bartender'], ...figures },
    ]);
  });

  it('finds by name or town, and by role', async () => {
    expect(await names({ words: 'HACK' })).toEqual([people.rocco.name]);
    expect(await names({ role: 'bartender' })).toEqual([people.rocco.name]);
    expect(await names({ role: 'dishwasher' })).toEqual([]);
    expect(await names({ words: "%' or true --" })).toEqual([]);
  });

  it('finds by skills, by several words in any order, and whatever the accents', async () => {
    await scene.db.query(
      "update public.profiles set name = 'José Núñez', skills = '{bartender,latte-art}' where id = $1",
      [people.rosa.id],
    );
    expect(await names({ words: 'latte' })).toEqual(['José Núñez']);
    expect(await names({ words: 'nunez JOSE' })).toEqual(['José Núñez']);
    expect(await names({ words: 'josé barista' })).toEqual([]);
  });

  it('is for managers of a verified venue', async () => {
    for (const person of [people.stef, people.rocco, people.sam, rival])
      await expect(search(person)).rejects.toThrow('not_allowed');
    await expect(search(null)).rejects.toThrow('permission denied');
    await verify(scene.db, scene.venueId, 'unverified');
    await expect(search(people.vera)).rejects.toThrow('not_allowed');
  });

  it('leaves out who hides, is suspended, is blocked by either side, or is known already', async () => {
    const before = await names();
    expect(before).toContain(people.rosa.name);
    await scene.db.query('update public.profiles set discoverable = false where id = $1', [people.rosa.id]);
    expect(await names()).not.toContain(people.rosa.name);
    await scene.db.query("update public.profiles set discoverable = true, account_status = 'suspended' where id = $1", [
      people.rosa.id,
    ]);
    expect(await names()).not.toContain(people.rosa.name);
    await act(scene.db, people.rocco, block());
    expect(await names()).not.toContain(people.rocco.name);
    await act(scene.db, people.rocco, block('neutral'));
    expect(await names()).toContain(people.rocco.name);
    await act(scene.db, people.rocco, application(await publishedShift(scene, { booking_mode: 'review' })));
    expect(await names()).not.toContain(people.rocco.name);
  });

  it('comes in pages of twenty', async () => {
    await many(25);
    const first = await search(people.vera, { role: 'cellar' });
    const pages = [first, await search(people.vera, { role: 'cellar', after: first.people.at(-1) ?? null })];
    expect(pages.map(page => [page.people.length, page.more])).toEqual([
      [20, true],
      [5, false],
    ]);
    expect(new Set(pages.flatMap(page => page.people.map(({ id }) => id))).size).toBe(25);
  });

  it('takes one or two letters for the beginning of a word, and finds more in the middle of one too', async () => {
    expect(await names({ words: 'ro ha' })).toEqual([people.rocco.name]);
    expect([await names({ words: 'oc' }), await names({ words: 'occ' })]).toEqual([[], [people.rocco.name]]);
    expect(await names({ words: 'rocco &' })).toEqual([people.rocco.name]);
  });

  it('takes a percent sign and an underscore for themselves', async () => {
    for (const words of ['%', '_', '%%%', 'r_cco', '\\']) expect(await names({ words })).toEqual([]);
  });

  it('shows a venue a thousand cards a day, whoever of it looks', async () => {
    await scene.db.query("insert into private.brakes values ('cards_shown:' || $1, private.now(), 999)", [
      scene.venueId,
    ]);
    expect(await names({ words: 'rocco' })).toEqual([people.rocco.name]);
    await expect(search(people.mina, { words: 'rosa' })).rejects.toThrow('throttled');
    await scene.db.query("update private.brakes set since = since - interval '25 hours'");
    expect((await search(people.mina, { words: 'rosa' })).people).toHaveLength(1);
  });

  it('is sixty a minute and no more', async () => {
    await scene.db.query("insert into private.brakes values ('search_rockstars:' || $1, private.now(), 59)", [
      people.vera.id,
    ]);
    await search(people.vera);
    await expect(search(people.vera)).rejects.toThrow('throttled');
    await addMember(scene.db, { venueId: scene.venueId, person: rival, role: 'manager' });
    expect((await search(rival)).people).not.toEqual([]);
  });
});

function block(kind: 'blocked' | 'neutral' = 'blocked') {
  return command('set_relation', { venue_id: scene.venueId, worker_id: people.rocco.id, side: 'rockstar', kind });
}

/** Rockstars who all look after the cellar. */
async function many(count: number): Promise<void> {
  await scene.db.query(
    `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
     select gen_random_uuid(), 'cellar-' || n || '@example.com', jsonb_build_object('name', 'Cellar ' || n, 'role', 'rockstar'), now()
     from generate_series(1, $1::int) as n`,
    [count],
  );
  await scene.db.query("update public.profiles set skills = '{cellar}' where name like 'Cellar %'");
}
