// What answers must not tell: whether two others have a chat, what somebody asks for an hour, when they are free.
import { beforeEach, describe, expect, it } from 'vitest';
import { act, claim, command, newId, one, people, publishedShift, rival, sync } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

describe('whether two others have a chat', () => {
  let chat: string;
  beforeEach(async () => {
    await act(scene.db, people.rocco, claim(await publishedShift(scene)));
    ({ id: chat } = await one<{ id: string }>(scene.db, 'select id from public.conversations'));
  });
  const said = () =>
    scene.db.query<{ content: string; seen: boolean }>(
      'select content, read_at is not null as seen from public.messages',
    );

  // Its id can be worked out by whoever knows both ids.
  const idOf = async (venue: string, worker: string) =>
    (await one<{ id: string }>(scene.db, 'select private.uuid5($1) as id', [`conversations:${venue}:${worker}`])).id;
  const tries = (id: string) => [
    command('send_message', { id: newId(), conversation_id: id, content: 'Anybody there?' }),
    command('send_message', { id: newId(), conversation_id: id, content: '' }),
    command('send_message', { id: newId(), conversation_id: id, template: 'nonsense' }),
    command('mark_conversation_read', { id, read_to: new Date().toISOString() }),
    command('mark_conversation_read', { id, read_to: 'yesterday' }),
    command('delete_conversation', { id }),
  ];

  it.each([rival, people.sam])('is not told to $name by any answer', async stranger => {
    const { outcomes } = await sync(scene.db, people.rocco, { commands: tries(chat).slice(0, 1) });
    expect(outcomes).toMatchObject([{ state: 'applied' }]);
    const answers = async (id: string) => {
      const { outcomes: told } = await sync(scene.db, stranger, { commands: tries(id) });
      return told.map(outcome => ({ ...outcome, id: '' }));
    };
    const there = await answers(await idOf(scene.venueId, people.rocco.id));
    expect(there).toEqual(await answers(await idOf(scene.venueId, people.sam.id)));
    expect(await said()).toEqual([{ content: 'Anybody there?', seen: false }]);
  });
});

describe('what somebody asks for an hour, and when they are free', () => {
  const { vera, rocco } = people;
  const fits = (posts: readonly string[], worker = rocco) =>
    scene.db.asUser(vera.id, async client => {
      const { rows } = await client.query<{ answer: { shift_id: string; below_minimum: boolean }[] }>(
        'select public.fit_for_shifts($1, $2, $3) as answer',
        [scene.venueId, [worker.id], posts],
      );
      return rows[0]?.answer ?? [];
    });
  const free = (inHours: number) =>
    scene.db.asUser(vera.id, client =>
      client.query(
        "select public.free_for_slot($1, $2, now() + $3 * interval '1 hour', now() + ($3 + 1) * interval '1 hour')",
        [scene.venueId, rocco.id, inHours],
      ),
    );
  const asks = (rate: number) =>
    scene.db.query('update public.profile_private set minimum_hourly_rate = $2 where id = $1', [rocco.id, rate]);

  it('is told of posts that others see, and not of one that is held back, over, or of a closed venue', async () => {
    const seen = await publishedShift(scene, { booking_mode: 'review', inHours: 60 });
    const held = await publishedShift(scene, { booking_mode: 'review', inHours: 80, favourites_hours: 24 });
    expect((await fits([seen, held])).map(({ shift_id }) => shift_id)).toEqual([seen]);
    await scene.db.query("update public.venues set status = 'paused' where id = $1", [scene.venueId]);
    expect(await fits([seen])).toEqual([]);
    await scene.db.query("update public.venues set status = 'active' where id = $1", [scene.venueId]);
    // Nor of a post of others: it costs them nothing to have many.
    await scene.db.query('update public.shifts set venue_id = $2 where id = $1', [held, scene.otherVenueId]);
    await scene.db.query('update public.shifts set visible_from = null where id = $1', [held]);
    expect((await fits([seen, held])).map(({ shift_id }) => shift_id)).toEqual([seen]);
    await scene.db.query(
      "update public.shifts set starts_at = now() - interval '7 hours', ends_at = now() + interval '1 hour' where id = $1",
      [seen],
    );
    expect(await fits([seen])).toEqual([]);
  });

  it('is not felt for by the penny', async () => {
    const post = await publishedShift(scene, { booking_mode: 'review', rate_minor: 1550 });
    const words = [];
    for (const rate of [1500, 1551, 1575, 1599, 1600, 1700]) {
      await asks(rate);
      words.push((await fits([post]))[0]?.below_minimum);
    }
    expect(words).toEqual([false, false, false, false, true, true]);
  });

  it('is refused in our own words for a slot beyond every calendar', async () => {
    for (const [begins, ends] of [
      ['infinity', 'infinity'],
      ['-infinity', 'infinity'],
      ['294270-01-01', '294270-01-01 08:00'],
      [null, null],
    ])
      await expect(
        scene.db.asUser(vera.id, client =>
          client.query('select public.free_for_slot($1, $2, $3, $4)', [scene.venueId, rocco.id, begins, ends]),
        ),
      ).rejects.toThrow('invalid_arguments');
  });

  it('is asked for twenty times a day, by posts and slots together; asking the same again is free', async () => {
    const post = await publishedShift(scene, { booking_mode: 'review' });
    for (let nth = 0; nth < 3; nth += 1) expect(await fits([post])).toHaveLength(1);
    const start = 100;
    for (let nth = 0; nth < 19; nth += 1) await free(start + nth);
    await expect(free(start + 19)).rejects.toThrow('throttled');
    // Of somebody else there are twenty more.
    expect((await fits([post], people.rosa)).map(({ shift_id }) => shift_id)).toEqual([post]);
    const other = await publishedShift(scene, { booking_mode: 'review', inHours: 40 });
    expect(await fits([post, other])).toHaveLength(1);
    // A changed post is another question.
    await scene.db.query('update public.shifts set rate_minor = rate_minor + 100 where id = $1', [post]);
    expect(await fits([post])).toEqual([]);
    await scene.db.query("update private.questions set at = at - interval '25 hours'");
    expect(await fits([post, other])).toHaveLength(2);
  });
});
