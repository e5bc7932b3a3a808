// The second tick while several devices of one venue tell it at once: none of them may wait for another.
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { become } from '#tests/support/postgres.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { act, claim, command, newId, one, people, publishedShift, type Scene, setScene } from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
let chat: string;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
  await act(postgres, people.rocco, claim(await publishedShift(scene)));
  ({ id: chat } = await one<{ id: string }>(postgres, 'select id from public.conversations'));
});
afterAll(() => postgres.stop());

const say = () =>
  act(postgres, people.rocco, command('send_message', { id: newId(), conversation_id: chat, content: 'Hi' }));
const ticked = () =>
  one<{ count: string }>(postgres, 'select count(*) from public.messages where delivered_at is not null');

/** A transaction as somebody, left open after what it noted. */
async function noting(person: { id: string }): Promise<pg.Client> {
  const client = await postgres.connect();
  await client.query("begin; set local lock_timeout = '2s'");
  await become(client, person.id);
  await client.query("select private.note_delivered('9223372036854775807')");
  return client;
}

it('a teammate’s device leaves to the other what the other is marking', async () => {
  await say();
  await say();
  const vera = await noting(people.vera);
  await say();
  const mina = await noting(people.mina);
  await mina.query('commit');
  expect(await ticked()).toEqual({ count: '1' });
  await vera.query('commit');
  expect(await ticked()).toEqual({ count: '3' });
});

it('of an evening’s messages it marks two hundred at a time', async () => {
  const past = await postgres.connect();
  await past.query("set session_replication_role = 'replica'");
  await past.query(
    `insert into public.messages (conversation_id, venue_id, rockstar_id, sender_id, sender_side, content)
     select id, venue_id, rockstar_id, rockstar_id, 'rockstar', 'Message ' || n from public.conversations, generate_series(1, 300) n`,
  );
  const marks = async () => {
    await (await noting(people.vera)).query('commit');
    return Number((await ticked()).count);
  };
  expect([await marks(), await marks()]).toEqual([203, 303]);
});
