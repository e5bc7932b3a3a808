// An account that is paused, and one that is deleted after fourteen days: by whom, what stands against it, and the ways back.
import { describe, expect, it } from 'vitest';
import {
  application,
  claim,
  makeAdmins,
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

/** In a session of its own, as on a device; null: with a token that names none. */
const call = async (person: Person, name: string, session: string | null = null) =>
  (await askIn(session, scene.db, person, { sql: `select public.${name} as answer` })).rows[0]?.answer as unknown;
const refused = (person: Person, name: string, code: string) =>
  expect(call(person, name), `${person.name} ${name}`).rejects.toThrow(code);
const session = (person: Person) => newSession(scene.db, person);
const state = (person: Person) =>
  one<{ status: string; leaving: boolean }>(
    scene.db,
    'select account_status as status, deletes_at is not null as leaving from public.profiles join public.profile_private using (id) where id = $1',
    [person.id],
  );
const pass = (days: number) => scene.db.advanceClock(`${days} days`);

describe('pausing', () => {
  it('ends every session, takes open applications back, and the next sign-in ends it', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    expect(await verdict(scene.db, people.rocco, application(shift))).toBe('applied');
    const [phone, tablet] = [await session(people.rocco), await session(people.rocco)];
    await call(people.rocco, 'deactivate_account()', phone);
    expect(await state(people.rocco)).toEqual({ status: 'inactive', leaving: false });
    expect(await scene.db.query('select status from public.applications')).toEqual([{ status: 'withdrawn' }]);
    for (const ended of [phone, tablet])
      await expect(call(people.rocco, 'own_account()', ended)).rejects.toThrow('signed_out');
    await sync(scene.db, people.rocco, {});
    expect(await state(people.rocco)).toEqual({ status: 'active', leaving: false });
  });

  it('is refused with work ahead, and lifts no suspension', async () => {
    expect(await verdict(scene.db, people.rocco, claim(await publishedShift(scene)))).toBe('applied');
    await refused(people.rocco, 'deactivate_account()', 'bookings_ahead');
    await suspend(scene.db, people.rosa);
    await call(people.rosa, 'deactivate_account()');
    await sync(scene.db, people.rosa, {});
    expect(await state(people.rosa)).toEqual({ status: 'suspended', leaving: false });
  });
});

describe('deleting one’s account', () => {
  it('SP2.21 takes fourteen days, in which signing in changes nothing and keeping it undoes it', async () => {
    await call(people.rosa, 'delete_my_account()');
    await sync(scene.db, people.rosa, {});
    expect(await state(people.rosa)).toEqual({ status: 'inactive', leaving: true });
    await pass(13);
    await scene.db.query('select private.run_clock()');
    await call(people.rosa, 'keep_my_account()');
    expect(await state(people.rosa)).toEqual({ status: 'active', leaving: false });
    await pass(15);
    await scene.db.query('select private.run_clock()');
    expect(await state(people.rosa)).toEqual({ status: 'active', leaving: false });
  });

  it('is told to who else runs the venue, with the day, and so is that it is undone; their name goes with the account', async () => {
    const told = () =>
      scene.db.query(
        `select person.name as to, kind, payload ->> 'name' as name, payload ->> 'day' as day from public.notifications
         join public.profiles person on person.id = user_id where kind like 'colleague%' order by 1, 2`,
      );
    const { day } = await one<{ day: string }>(
      scene.db,
      "select ((private.now() + interval '14 days') at time zone tz)::date::text as day from public.venues where id = $1",
      [scene.venueId],
    );
    const leaving = { to: people.vera.name, kind: 'colleague_leaving', name: people.mina.name, day };
    for (const _ of ['asked', 'asked twice']) await call(people.mina, 'delete_my_account()');
    expect(await told()).toEqual([leaving]);
    await call(people.mina, 'keep_my_account()');
    expect(await told(), 'nobody has read it').toEqual([]);
    await call(people.mina, 'delete_my_account()');
    await scene.db.query("update public.notifications set read_at = private.now() where kind = 'colleague_leaving'");
    await call(people.mina, 'keep_my_account()');
    const stays = { ...leaving, kind: 'colleague_stays', day: null };
    expect(await told()).toEqual([stays]);
    await call(people.mina, 'delete_my_account()');
    await pass(15);
    await scene.db.query('select private.run_clock()');
    expect(await told()).toEqual([
      { ...leaving, name: null },
      { ...stays, name: null },
    ]);
  });

  it('is done by the clock after them, asked for twice or once', async () => {
    await call(people.rosa, 'delete_my_account()');
    await pass(10);
    await call(people.rosa, 'delete_my_account()');
    await pass(15);
    await scene.db.query('select private.run_clock()');
    expect(await scene.db.query('select from auth.users where id = $1', [people.rosa.id])).toEqual([]);
  });

  it('SP2.21 is mailed when it is asked for, once, with the way back, and when it is done; in the person’s language', async () => {
    const mails = () =>
      scene.db.query<{ recipient: string; subject: string; path: string; locale: string }>(
        "select recipient, subject, words ->> 'Path' as path, words ->> 'Locale' as locale from private.outgoing_mails order by id",
      );
    const to = (locale: string) => ({ recipient: people.rosa.email, locale });
    await scene.db.query("update public.profile_private set locale = 'fr' where id = $1", [people.rosa.id]);
    await call(people.rosa, 'delete_my_account()');
    await call(people.rosa, 'delete_my_account()');
    const asked = { ...to('fr'), subject: expect.stringContaining('sera supprimé le ') as string, path: '/rockstar' };
    expect(await mails()).toEqual([asked]);
    await call(people.rosa, 'keep_my_account()');
    await pass(15);
    await scene.db.query('select private.run_clock()');
    expect(await mails()).toEqual([asked]);
    await call(people.rosa, 'delete_my_account()');
    await pass(30);
    await scene.db.query('select private.run_clock()');
    const done = { ...to('fr'), subject: 'Votre compte a été supprimé', path: '/' };
    expect(await mails()).toEqual([asked, asked, done]);
  });

  it('is not mailed more than five times a day to who asks and undoes it all day, and still done', async () => {
    for (let nth = 0; nth < 7; nth += 1) {
      await call(people.rosa, 'delete_my_account()');
      await call(people.rosa, 'keep_my_account()');
    }
    expect(await scene.db.query('select from private.outgoing_mails')).toHaveLength(5);
    await call(people.rosa, 'delete_my_account()');
    expect(await state(people.rosa)).toEqual({ status: 'inactive', leaving: true });
  });

  it('waits for the end of work that was taken on meanwhile', async () => {
    expect(await verdict(scene.db, people.rosa, claim(await publishedShift(scene)))).toBe('applied');
    await scene.db.query("update public.profile_private set deletes_at = now() - interval '1 day' where id = $1", [
      people.rosa.id,
    ]);
    const left = async () => {
      await scene.db.query('select private.run_clock()');
      return (await scene.db.query('select from auth.users where id = $1', [people.rosa.id])).length === 0;
    };
    expect(await left()).toBe(false);
    await pass(3);
    expect(await left()).toBe(true);
  });

  it('is refused with work ahead, to a venue’s only admin and to the last super admin', async () => {
    await makeAdmins(scene.db);
    expect(await verdict(scene.db, people.rocco, claim(await publishedShift(scene)))).toBe('applied');
    await refused(people.rocco, 'delete_my_account()', 'bookings_ahead');
    await refused(people.vera, 'delete_my_account()', 'last_admin');
    await refused(people.ada, 'delete_my_account()', 'last_super_admin');
    await call(people.mina, 'delete_my_account()');
    await call(people.sol, 'delete_my_account()');
  });
});

describe('sessions', () => {
  it('of others are ended by their person alone, and open nothing from then on', async () => {
    const [phone, tablet, laptop] = [
      await session(people.rocco),
      await session(people.rocco),
      await session(people.rocco),
    ];
    const rosas = await session(people.rosa);
    expect(await call(people.rosa, `end_other_sessions('${phone}')`, rosas)).toBe(0);
    const account = (await call(people.rocco, 'own_account()', phone)) as {
      sessions: { id: string; is_this: boolean }[];
    };
    expect(account.sessions.map(({ id, is_this }) => [id, is_this])[0]).toEqual([phone, true]);
    expect(account.sessions).toHaveLength(3);
    expect(await call(people.rocco, `end_other_sessions('${tablet}')`, phone)).toBe(1);
    await expect(call(people.rocco, 'own_account()', tablet)).rejects.toThrow('signed_out');
    expect(await call(people.rocco, 'end_other_sessions()', phone)).toBe(1);
    await expect(call(people.rocco, 'own_account()', laptop)).rejects.toThrow('signed_out');
    expect(await call(people.rosa, 'own_account()', rosas)).toMatchObject({
      email: people.rosa.email,
      new_email: null,
    });
  });

  it('a new address that was not confirmed is forgotten by its person', async () => {
    await scene.db.query(
      "update auth.users set email_change = 'new@example.com', email_change_token_new = 'x' where id = $1",
      [people.rocco.id],
    );
    expect(await call(people.rocco, 'own_account()')).toMatchObject({ new_email: 'new@example.com' });
    await call(people.rocco, 'keep_email()');
    expect(await call(people.rocco, 'own_account()')).toMatchObject({ new_email: null });
  });
});
