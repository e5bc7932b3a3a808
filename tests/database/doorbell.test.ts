// Who is notified, how often, and who may listen.
import { describe, expect, it } from 'vitest';
import { act, claim, command, newId, type Person, people, publishedShift, rival, shiftArgs, sync } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

const silence = () => scene.db.query('delete from realtime.messages');

/** Whom the bell rang for since the last silence, with how many pokes. */
async function rung(): Promise<Record<string, number>> {
  const rows = await scene.db.query<{ topic: string; count: number }>(
    'select topic, count(*)::int as count from realtime.messages group by 1',
  );
  const names = new Map(Object.values(people).map(person => [`user:${person.id}`, person.name]));
  return Object.fromEntries(rows.map(({ topic, count }) => [names.get(topic) ?? topic, count]));
}

const team = { [people.vera.name]: 1, [people.mina.name]: 1, [people.stef.name]: 1 };

describe('the bell', () => {
  it('rings once for everybody whom the rows name, in one call however many rows', async () => {
    const shift = await publishedShift(scene);
    await silence();
    await act(scene.db, people.rocco, claim(shift));
    expect(await rung()).toEqual({ ...team, [people.rocco.name]: 1 });
    await silence();
    const commands = Array.from({ length: 50 }, () =>
      command('save_shift', shiftArgs({ id: newId(), venue_id: scene.venueId })),
    );
    await sync(scene.db, people.vera, { commands });
    expect(await rung()).toEqual(team);
  });

  it('does not ring for an area: a new post is found by the next pull', async () => {
    await publishedShift(scene);
    await silence();
    await publishedShift(scene, { inHours: 60 });
    expect(Object.keys(await rung()).sort()).toEqual(Object.keys(team).sort());
  });

  it('rings for who loses a row, and not for what was refused', async () => {
    const shift = await publishedShift(scene);
    await act(scene.db, people.rocco, claim(shift));
    await silence();
    await scene.db.query('update public.venue_users set revoked_at = now() where user_id = $1', [people.stef.id]);
    expect(Object.keys(await rung())).toContain(people.stef.name);
    await silence();
    await act(scene.db, people.rosa, claim(shift, { seen_version: 1 }));
    expect(await rung()).toEqual({});
  });

  it('says nothing: the poke is private and empty', async () => {
    await silence();
    await act(scene.db, people.rocco, command('edit_profile', { bio: 'Secret' }));
    const rows = await scene.db.query(
      'select event, extension, private, payload::text as payload from realtime.messages',
    );
    expect(rows).toEqual([{ event: 'poke', extension: 'broadcast', private: true, payload: '{}' }]);
  });
});

describe('a topic', () => {
  /** Whether a person may join: as the service asks, by reading a probe on that topic. */
  async function mayJoin(person: Person | null, topic: string): Promise<boolean> {
    await scene.db.query("insert into realtime.messages (topic, extension, private) values ($1, 'broadcast', true)", [
      topic,
    ]);
    return scene.db.asUser(person?.id ?? null, async client => {
      await client.query("select set_config('realtime.topic', $1, true)", [topic]);
      return ((await client.query('select from realtime.messages where topic = $1', [topic])).rowCount ?? 0) > 0;
    });
  }

  it('is its owner’s alone', async () => {
    const topic = `user:${people.rocco.id}`;
    expect(await mayJoin(people.rocco, topic)).toBe(true);
    for (const person of [people.vera, people.rosa, rival, null]) expect(await mayJoin(person, topic)).toBe(false);
    expect(await mayJoin(people.rocco, 'user:')).toBe(false);
    expect(await mayJoin(people.rocco, `venue:${scene.venueId}`)).toBe(false);
  });
});
