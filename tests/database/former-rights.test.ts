// Who keeps what after their right to it is gone: a session that was ended, a member who left, an account that was deleted.
import { describe, expect, it } from 'vitest';
import {
  act,
  claim,
  command,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  suspend,
  sync,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { askIn, newSession } from './session.ts';

const scene = sceneForEach();
const { vera, mina, rocco } = people;

const ask = (person: Person, session: string, sql: string, values: unknown[] = []) =>
  askIn(session, scene.db, person, { sql, values });

describe('a token whose session was ended', () => {
  const begin = (person: Person) => newSession(scene.db, person);
  const end = (session: string) => scene.db.query('delete from auth.sessions where id = $1', [session]);

  it('reads no row of any table, and its person does', async () => {
    await act(scene.db, rocco, claim(await publishedShift(scene)));
    const session = await begin(rocco);
    const listed = await scene.db.query<{ name: string; column: string }>(
      `select table_name as name, min(column_name) as column from information_schema.column_privileges
       where grantee = 'authenticated' and table_schema = 'public' and privilege_type = 'SELECT' group by 1 order by 1`,
    );
    const seen = async () => {
      const found: string[] = [];
      for (const { name, column } of listed)
        if ((await ask(rocco, session, `select ${column} from public.${name} limit 1`)).rowCount === 1)
          found.push(name);
      return found;
    };
    expect(await seen()).toEqual(expect.arrayContaining(['bookings', 'profile_private', 'shifts', 'venues']));
    await end(session);
    expect(await seen()).toEqual([]);
    const open = await scene.db.query(
      `select relname from pg_class class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and not exists (select from pg_policy where polrelid = class.oid and polname = 'session_stands')`,
    );
    expect(open, 'a later migration calls private.require_sessions()').toEqual([]);
  });

  it('writes and deletes nothing', async () => {
    await act(scene.db, rocco, claim(await publishedShift(scene)));
    const session = await begin(rocco);
    const { id } = await one<{ id: string }>(scene.db, 'select id from public.conversations');
    const say = () =>
      ask(rocco, session, 'insert into public.messages (conversation_id, sender_id, content) values ($1, $2, $3)', [
        id,
        rocco.id,
        'Here',
      ]);
    const drop = () => ask(rocco, session, 'delete from public.conversations where id = $1', [id]);
    expect(await say()).toMatchObject({ rowCount: 1 });
    await end(session);
    await expect(say()).rejects.toThrow('signed_out');
    expect(await drop()).toMatchObject({ rowCount: 0 });
  });

  it.each(['renew_calendar_feed', 'issue_record_ticket'])('gets no key that outlives it by %s', async name => {
    const session = await begin(rocco);
    expect(await ask(rocco, session, `select public.${name}()`)).toMatchObject({ rowCount: 1 });
    await end(session);
    await expect(ask(rocco, session, `select public.${name}()`)).rejects.toThrow('not_allowed');
  });
});

describe('a member who left', () => {
  const contact = () =>
    one<{ name: string; email: string }>(
      scene.db,
      "select name, email from public.booking_contacts where side = 'venue'",
    );
  const posted = async (): Promise<string> => {
    const shift = await publishedShift(scene);
    await scene.db.query('update public.shifts set created_by = $1 where id = $2', [mina.id, shift]);
    return shift;
  };
  const leave = async () =>
    expect(
      await verdict(
        scene.db,
        vera,
        command('remove_member', {
          id: (await one<{ id: string }>(scene.db, 'select id from public.venue_users where user_id = $1', [mina.id]))
            .id,
        }),
      ),
    ).toBe('applied');

  it('is nobody’s contact for a shift that they posted', async () => {
    const shift = await posted();
    await leave();
    await act(scene.db, rocco, claim(shift));
    expect(await contact()).toEqual({ name: vera.name, email: vera.email });
  });

  it('is told nothing new of the venue', async () => {
    const booking = newId();
    await act(scene.db, rocco, claim(await posted(), { booking_id: booking }));
    await leave();
    await act(scene.db, rocco, command('cancel_booking', { id: booking }));
    const told = (person: Person) =>
      scene.db.query("select from public.notifications where user_id = $1 and kind like 'booking_cancelled%'", [
        person.id,
      ]);
    expect([(await told(vera)).length, (await told(mina)).length]).toEqual([1, 0]);
  });

  it.each([
    ['left', leave],
    ['deleted their account', () => scene.db.query('delete from auth.users where id = $1', [mina.id])],
  ])('is no contact any more where they were one, once they %s', async (_, go) => {
    await act(scene.db, rocco, claim(await posted()));
    expect(await contact()).toEqual({ name: mina.name, email: mina.email });
    await go();
    expect(await contact()).toEqual({ name: vera.name, email: vera.email });
  });

  it('hears nothing of the venue that they founded, by card or by export', async () => {
    await scene.db.query("update public.venue_users set role = 'admin' where user_id = $1", [mina.id]);
    await scene.db.query('update public.venue_users set revoked_at = now() where user_id = $1', [vera.id]);
    const edited = { id: scene.venueId, name: 'Another Name', address: '1 New Street', contact: '020 7946 0000' };
    expect(await verdict(scene.db, mina, command('edit_venue', edited))).toBe('applied');
    expect(
      await one(scene.db, 'select venue_contact as contact from public.profiles where id = $1', [vera.id]),
    ).toEqual({ contact: null });
    const { rows } = await scene.db.asUser(vera.id, client =>
      client.query("select public.export_my_data()::text like '%1 New Street%' as told"),
    );
    expect(rows).toEqual([{ told: false }]);
  });
});

it('an admin of a venue who is suspended mails no invitation, not one made before either', async () => {
  const id = newId();
  const seat = { id, venue_id: scene.venueId, email: 'nia@example.com', role: 'staff' };
  expect(await verdict(scene.db, vera, command('invite_member', seat))).toBe('applied');
  await suspend(scene.db, vera);
  expect(await verdict(scene.db, vera, command('resend_member_invitation', { id }))).toBe('account_suspended');
  expect(await verdict(scene.db, vera, command('revoke_member_invitation', { id }))).toBe('applied');
});

it('an account that was deleted leaves no address of a device', async () => {
  await act(scene.db, rocco, claim(await publishedShift(scene)));
  await scene.db.query(
    "insert into private.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, 'https://fcm.googleapis.com/a', repeat('a', 87), repeat('a', 22))",
    [rocco.id],
  );
  await scene.db.query(
    "update public.bookings set starts_at = now() - interval '9 hours', ends_at = now() - interval '1 hour'",
  );
  await scene.db.query('delete from auth.users where id = $1', [rocco.id]);
  expect(await scene.db.query('select name from public.profiles where id = $1', [rocco.id])).toHaveLength(1);
  expect(await scene.db.query('select from private.push_subscriptions')).toEqual([]);
});

it('an export does not say what of a dispute is for the platform alone', async () => {
  await act(scene.db, rocco, claim(await publishedShift(scene)));
  await scene.db.query(
    `insert into public.disputes (id, kind, subject_id, booking_id, worker_id, venue_id, opened_by, assigned_to, answer_by, decide_by)
     select gen_random_uuid(), 'no_show', id, id, worker_id, venue_id, 'rockstar', $1, now(), now() from public.bookings`,
    [vera.id],
  );
  const { rows } = await scene.db.asUser(rocco.id, client =>
    client.query<{ page: { parts: { name: string; rows: object[] }[] } }>('select public.export_my_data() as page'),
  );
  const [dispute] = rows[0]?.page.parts.find(({ name }) => name === 'disputes')?.rows ?? [];
  expect(dispute).toMatchObject({ kind: 'no_show' });
  for (const hidden of ['assigned_to', 'rests_on', 'decided_by']) expect(dispute).not.toHaveProperty(hidden);
});

it('what only sync could open is still open to a session that stands', async () => {
  expect((await sync(scene.db, rocco)).rows).toHaveProperty('profile_private');
});
