// The wall: exact rights of every role on every object (rights.ts), and attacks. Which rows each person sees is in
// visibility.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { expectDenied } from './attack.ts';
import { rights, tables } from './rights.ts';
import {
  act,
  claim,
  command,
  makeAdmins,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  rival,
  type Scene,
  setScene,
  shiftArgs,
} from './scene.ts';

let postgres: Postgres;
let scene: Scene;
beforeAll(async () => {
  postgres = await startPostgres();
  scene = await setScene(postgres);
  await makeAdmins(postgres);
  const shift = await publishedShift(scene, { positions: 2 });
  await act(postgres, people.rocco, claim(shift));
  await thingsToAttack(shift);
});
afterAll(() => postgres.stop());

rights(() => postgres);

/** One row of each kind that the attacks go for, and arguments that the server itself would take. */
async function thingsToAttack(shift: string): Promise<void> {
  const { id: chat } = await one<{ id: string }>(postgres, 'select id from public.conversations');
  await act(postgres, people.rocco, command('send_message', { id: newId(), conversation_id: chat, content: 'Hello' }));
  const invited = { id: newId(), venue_id: scene.venueId, email: 'new@example.com', role: 'staff' };
  await act(postgres, people.vera, command('invite_member', invited));
  const noor = { id: newId(), email: 'noor@rockstars.example', name: 'Noor', role: 'support' };
  await act(postgres, people.ada, command('invite_admin', noor));
  await postgres.query("insert into private.password_tries (subject) values ('user:x')");
  await postgres.query(
    "insert into private.command_errors (user_id, command_id, name, sqlstate, message, context) values ($1, $2, 'x', 'x', 'x', 'x')",
    [people.rocco.id, newId()],
  );
  const { row } = await one<{ row: string }>(
    postgres,
    'select to_jsonb(s)::text as row from public.shifts s where id = $1',
    [await publishedShift(scene, { inHours: 90 })],
  );
  const draft = shiftArgs({ id: newId(), venue_id: scene.venueId, inHours: 200 });
  Object.assign(things, { shift, open: row, draft: JSON.stringify(draft) });
}
const things = { shift: '', open: '', draft: '' };

describe('attacks', () => {
  const denied = { code: '42501' };
  const as = (person: Person | null, sql: string, values: unknown[] = []) =>
    postgres.asUser(person?.id ?? null, client => client.query(sql, values));

  it.each([
    ['AT2 a role of one’s own choice', "update public.profiles set role = 'platform_admin'"],
    ['a verified venue', "update public.venues set verification_status = 'verified'"],
    [
      'a seat at somebody’s venue',
      "insert into public.venue_users (venue_id, user_id, name, email, role) values (:venue, auth.uid(), 'Me', 'me@example.com', 'admin')",
    ],
    ['AT15 promotion', "update public.venue_users set role = 'admin'"],
    ['a colleague’s words', "update public.messages set content = 'x'"],
    [
      'a chat with anybody',
      'insert into public.conversations (id, venue_id, rockstar_id) values (gen_random_uuid(), :venue, :sam)',
    ],
    [
      'a booking out of nothing',
      'insert into public.bookings (id, shift_id, worker_id, venue_id, application_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source) select gen_random_uuid(), shift_id, :sam, venue_id, application_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source from public.bookings',
    ],
    ['a kinder cancellation', "update public.bookings set cancel_tier = 'undo'"],
    ['an emptied table', 'delete from public.bookings'],
    [
      'a forged receipt',
      "insert into private.receipts values (auth.uid(), gen_random_uuid(), 'x', 'applied', null, null, now())",
    ],
    ['other people’s receipts', 'select * from private.receipts'],
    ['error texts', 'select * from private.command_errors'],
    ['a command past the dispatcher', 'select private.save_shift(:draft)'],
    ['a wider registry', "insert into private.commands values ('now', 1, 'x')"],
    ['admin rights', "insert into public.admin_users (user_id, role) values (auth.uid(), 'super_admin')"],
    [
      'an invitation of one’s own',
      "insert into public.admin_invitations (id, email, name, role, token_hash) values (gen_random_uuid(), 'me@rockstars.example', 'Me', 'super_admin', sha256('me'))",
    ],
    ['AT7 the secret of an invitation', 'select token_hash from public.venue_invitations'],
    ['a cleaner audit log', 'delete from public.audit_log'],
    ['an open lock', 'delete from private.password_tries'],
    ['the admin domain', "update private.settings set value = '@example.com'"],
    ['sign-ins', 'select * from auth.users'],
    ['a table of one’s own', 'create table private.mine (id int)'],
    [
      'a booking by a helper',
      "select private.book(jsonb_populate_record(null::public.shifts, :open), null, :sam, gen_random_uuid(), 'claim')",
    ],
    ['an introduction', "select private.introduce('user:' || auth.uid(), :sam)"],
    [
      'AT32 a false alarm',
      "insert into realtime.messages (topic, extension, private) values ('user:x', 'broadcast', true)",
    ],
  ])('%s is denied', async (_, sql) => {
    const about = (venueId: string) =>
      sql
        .replaceAll(':venue', `'${venueId}'`)
        .replaceAll(':sam', `'${people.sam.id}'`)
        .replaceAll(':draft', `'${things.draft}'`)
        .replaceAll(':open', `'${things.open}'`);
    const all = [people.rocco, people.stef, rival, null];
    if (!sql.includes(':venue'))
      return expectDenied({ db: postgres, sql: about(''), possibleFor: people.vera, attackers: all });
    const elsewhere = about(scene.otherVenueId);
    await expectDenied({
      db: postgres,
      sql: elsewhere,
      possibleFor: people.vera,
      attackers: [people.rocco, people.stef],
    });
    await expectDenied({ db: postgres, sql: about(scene.venueId), possibleFor: rival, attackers: [rival, null] });
  });

  it('a procedure of the operator is denied', async () => {
    const copy = await postgres.copy();
    for (const call of ['call private.new_epoch()', 'call private.run_clock_to_the_end()']) {
      await copy.query(call);
      for (const person of [people.rocco, people.stef, rival, null])
        await expect(as(person, call)).rejects.toMatchObject(denied);
    }
  });

  it('reading tables anonymously is denied', async () => {
    for (const { name } of await tables(postgres))
      await expect(as(null, `select * from public.${name}`)).rejects.toMatchObject(denied);
  });

  it('AT49 a forged cursor opens nothing', async () => {
    const { epoch, day } = await one<{ epoch: string; day: string }>(
      postgres,
      'select private.epoch() as epoch, private.horizon_day()::text as day',
    );
    const cursor = JSON.stringify({
      e: epoch,
      d: day,
      u: people.sam.id,
      s: '0',
      w: '0',
      n: 2,
      t: 0,
      x: '0',
      i: '00000000-0000-0000-0000-000000000000',
      f: [`venue:${scene.venueId}`, `user:${people.rocco.id}`, `person:${people.rocco.id}`],
    });
    const { rows } = await as(people.sam, 'select public.sync($1) as answer', [
      JSON.stringify({ v: 1, device: newId(), cursor, commands: [] }),
    ]);
    const answer = (rows[0] as { answer: { rows: Record<string, { id: string }[]> } }).answer;
    expect(Object.keys(answer.rows).sort()).toEqual(['shifts', 'venues']);
  });

  it('AT36 a temporary object of the same name fools no definer function', async () => {
    await postgres.query(
      'grant temporary on database ' +
        (await one<{ name: string }>(postgres, 'select current_database() as name')).name +
        ' to authenticated',
    );
    const { rows } = await postgres.asUser(people.sam.id, async client => {
      await client.query('create temporary table venue_users (venue_id uuid, user_id uuid, revoked_at timestamptz)');
      await client.query('insert into pg_temp.venue_users values ($1, $2, null)', [scene.venueId, people.sam.id]);
      return client.query('select private.my_venues() as venues');
    });
    expect(rows).toEqual([{ venues: [] }]);
  });
});
