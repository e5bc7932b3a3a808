// The wall: exact rights of every role on every object, and attacks. A new table, function or grant makes this fail until
// somebody has written down here who may use it. Which rows each person sees is in visibility.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { expectDenied } from './attack.ts';
import { PUBLIC_FUNCTIONS } from './public-functions.ts';
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

/** Tables that clients may write to directly, by the product's list of calls; everything else goes through commands. */
const DIRECT_WRITES: readonly string[] = ['messages:INSERT', 'messages:UPDATE', 'venue_users:INSERT', 'venues:INSERT'];
const DIRECT_DELETES: readonly string[] = ['conversations:DELETE', 'messages:DELETE'];
const tables = () =>
  postgres.query<{ name: string; rls: boolean; policies: number; comment: string | null }>(
    `select relname as name, relrowsecurity as rls, obj_description(class.oid) as comment,
     (select count(*)::int from pg_policy where polrelid = class.oid) as policies
   from pg_class class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );

describe('rights', () => {
  it('every table has row level security, a policy and a comment', async () => {
    for (const table of await tables())
      expect(table).toMatchObject({ rls: true, comment: expect.any(String), policies: expect.any(Number) });
    expect((await tables()).filter(({ policies }) => policies === 0)).toEqual([]);
    const hidden = await postgres.query(
      "select relname from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r' and not relrowsecurity",
    );
    expect(hidden).toEqual([]);
  });

  it('AT34 anonymous callers have no right on anything of ours', async () => {
    const granted = await postgres.query(
      `select table_schema, table_name, privilege_type from information_schema.role_table_grants where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')
       union all select table_schema, table_name || '.' || column_name, privilege_type from information_schema.column_privileges where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')`,
    );
    expect(granted).toEqual([]);
  });

  it('signed-in people read by listed columns and write nothing directly but what is allowed', async () => {
    const whole = await postgres.query<{ right: string }>(
      "select table_name || ':' || privilege_type as right from information_schema.role_table_grants where grantee = 'authenticated' and table_schema = 'public' order by 1",
    );
    expect(whole.map(({ right }) => right)).toEqual(DIRECT_DELETES);
    const writes = await postgres.query<{ write: string }>(
      `select distinct table_name || ':' || privilege_type as write from information_schema.column_privileges
       where grantee = 'authenticated' and table_schema in ('public', 'private') and privilege_type <> 'SELECT' order by 1`,
    );
    expect(writes.map(({ write }) => write)).toEqual(DIRECT_WRITES);
  });

  it.each(['anon', 'authenticated'] as const)('%s may call only the listed functions', async role => {
    const callable = await postgres.query<{ name: string }>(
      `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute') order by 1`,
      [role],
    );
    expect(callable.map(({ name }) => name)).toEqual(PUBLIC_FUNCTIONS[role]);
  });

  it('commands are callable by the door alone', async () => {
    const open = await postgres.query(
      `select name from private.commands where has_function_privilege('authenticated', to_regprocedure('private.' || name || '(jsonb)'), 'execute')
         or has_function_privilege('anon', to_regprocedure('private.' || name || '(jsonb)'), 'execute')`,
    );
    expect(open).toEqual([]);
    expect(
      await postgres.query(
        "select name from private.commands where to_regprocedure('private.' || name || '(jsonb)') is null",
      ),
    ).toEqual([]);
  });

  it('every function pins its search path', async () => {
    const loose = await postgres.query(
      `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not (prokind = 'p' and not prosecdef)
         and not coalesce(proconfig, '{}') @> array['search_path=""'] and probin is null order by 1`,
    );
    expect(loose).toEqual([]);
  });

  it('every view asks with the rights of the caller', async () => {
    const own = await postgres.query(
      "select relname from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'v' and not coalesce(reloptions, '{}') @> array['security_invoker=true']",
    );
    expect(own).toEqual([]);
  });

  it('every foreign key has an index that serves it', async () => {
    const bare = await postgres.query(
      `select conrelid::regclass::text as table_name, conname from pg_constraint
       where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
         and confrelid not in ('public.areas'::regclass, 'public.roles_catalog'::regclass)
         and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`,
    );
    expect(bare).toEqual([]);
  });
});

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
    ['a command past the door', 'select private.save_shift(:draft)'],
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
    for (const { name } of await tables())
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
