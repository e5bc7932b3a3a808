// What answers must not tell: whether two others have a chat, what somebody asks for an hour, when they are free.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { act, claim, command, newId, one, people, publishedShift, rival, type Scene, setScene, sync } from './scene.ts';

let postgres: Postgres;
let scene: Scene;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  scene = await setScene(await postgres.copy());
});

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
