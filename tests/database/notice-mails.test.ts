// Notices by mail: who gets one and when, what it says, the one click that ends them, and what becomes of a change that
// nobody has seen.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { type Mail, sendMails, type WaitingMail } from '#supabase/functions/send-mails/send-mails.ts';
import { unsubscribeHandler } from '#supabase/functions/unsubscribe/handler.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { act, command, newId, one, type Person, people, type Scene, setScene } from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
  await scene.db.query("update public.profile_private set tz = 'Europe/London'");
});
beforeEach(async () => {
  await setNow('2027-03-05 12:00+00');
  for (const left of ['private.outgoing_mails', 'public.notifications', 'public.user_settings'])
    await scene.db.query(`delete from ${left}`);
});
afterAll(() => postgres.stop());

const setNow = (at: string) => scene.db.stopClock(at);
const facts = (startsAt: string) => ({
  venue: 'The Copper Thistle',
  venue_id: scene.venueId,
  role: 'bartender',
  starts_at: startsAt,
  ends_at: '2027-03-09T02:00:00Z',
  tz: 'Europe/London',
  reason: 'Words of another person',
  giver: 'Rosa',
});
const nextWeek = '2027-03-08T18:00:00Z';
const tonight = '2027-03-05T18:00:00Z';
const tell = (person: Person, kind: string, { startsAt = nextWeek, mustAck = false } = {}) =>
  scene.db.query('select private.notify($1, $2, $3, $4)', [person.id, kind, JSON.stringify(facts(startsAt)), mustAck]);
const runClock = () => scene.db.query('select private.run_clock()');
/** A device that stored everything written until now syncs again. */
const fetched = (person: Person) =>
  scene.db.asUser(person.id, client => client.query("select private.note_delivered('9223372036854775807')"));
const set = (person: Person, chosen: object) => act(scene.db, person, command('save_settings', chosen));

/** What leaves at that time. */
async function mailsAt(at: string): Promise<readonly Mail[]> {
  await setNow(at);
  await runClock();
  const mails: Mail[] = [];
  await sendMails(
    {
      take: () => scene.db.query<WaitingMail>('select * from private.take_mails()'),
      sent: async id => void (await scene.db.query('select private.mail_sent($1)', [id])),
      failed: async (_, why) => Promise.reject(new Error(why)),
      deliver: async mail => void mails.push(mail),
    },
    {
      template:
        '<html lang="{{ .Locale }}"><h1>{{ .Title }}</h1><p>{{ .Text }}</p><a href="{{ .SiteURL }}{{ .Path }}">{{ .Act }}</a></html>',
      siteUrl: 'https://encore.example',
      unsubscribeUrl: 'https://project.example/functions/v1/unsubscribe',
    },
  );
  return mails;
}

describe('an outcome', () => {
  it('is mailed after ten minutes, in the language of its reader, to whom no device brought it', async () => {
    await scene.db.query("update public.profile_private set locale = 'es' where id = $1", [people.rocco.id]);
    await tell(people.rocco, 'application_accepted');
    expect(await mailsAt('2027-03-05 12:09+00')).toEqual([]);
    const [mail, ...more] = await mailsAt('2027-03-05 12:11+00');
    expect(more).toEqual([]);
    expect(mail?.to).toBe(people.rocco.email);
    expect(mail?.subject).toMatch(/^Turno confirmado en The Copper Thistle: .*lun 8 mar/);
    expect(mail?.html).toContain('<html lang="es">');
    expect(mail?.html).toContain('https://encore.example/rockstar');
    expect(mail?.html).not.toContain('Words of another person');
    expect(await mailsAt('2027-03-05 23:00+00')).toEqual([]);
    await scene.db.query("update public.profile_private set locale = 'en' where id = $1", [people.rocco.id]);
  });

  it('of work within a day after two', async () => {
    await tell(people.rocco, 'application_accepted', { startsAt: tonight });
    expect(await mailsAt('2027-03-05 12:01+00')).toEqual([]);
    expect(await mailsAt('2027-03-05 12:03+00')).toHaveLength(1);
  });

  it('is not mailed when a device fetched it, when it was read, or to whoever wants no email', async () => {
    await tell(people.rocco, 'application_accepted');
    await fetched(people.rocco);
    await tell(people.rosa, 'application_rejected');
    await scene.db.query('update public.notifications set read_at = private.now() where user_id = $1', [
      people.rosa.id,
    ]);
    await tell(people.vera, 'change_declined');
    await set(people.vera, { email: false });
    expect(await mailsAt('2027-03-05 12:30+00')).toEqual([]);
  });

  it('waits for the end of quiet hours, but for what concerns tonight', async () => {
    await set(people.rocco, { quiet_from: '11:00', quiet_until: '14:00' });
    await tell(people.rocco, 'application_rejected');
    expect(await mailsAt('2027-03-05 13:55+00')).toEqual([]);
    expect(await mailsAt('2027-03-05 14:01+00')).toHaveLength(1);
    await setNow('2027-03-05 12:00+00');
    await tell(people.rocco, 'place_offered', { startsAt: '2027-03-05T15:00:00Z', mustAck: true });
    expect(await mailsAt('2027-03-05 12:03+00')).toHaveLength(1);
  });

  it.each([
    'no_show_contested_to_venue',
    'review_contested',
    'dispute_asked_to_venue',
    'account_asked',
    'dispute_reopened',
    'appeal_reopened',
  ])('a side is asked for its words by mail too: %s', async kind => {
    await tell(people.rocco, kind);
    expect(await mailsAt('2027-03-05 12:11+00')).toHaveLength(1);
  });

  it.each([
    ...['shift_invitation_sent', 'job_invitation_sent', 'asked_shift_changed', 'confirm_asked', 'transfer_asked'],
    ...[
      'transfer_to_decide',
      'transfer_unanswered',
      'hours_offered',
      'hours_offered_to_venue',
      'recorded_asked',
      'recorded_asked_to_venue',
    ],
  ])('what is lost by silence is asked by mail too: %s', async kind => {
    await tell(people.rocco, kind);
    expect(await mailsAt('2027-03-05 12:11+00')).toHaveLength(1);
  });

  it.each(['dispute_decided', 'dispute_decided_to_venue', 'appeal_decided', 'strikes_decided'])(
    'a decision is mailed once it can no longer be undone: %s',
    async kind => {
      await tell(people.rocco, kind);
      expect(await mailsAt('2027-03-05 12:14+00')).toEqual([]);
      expect(await mailsAt('2027-03-05 12:15+00')).toHaveLength(1);
    },
  );

  it('of kinds that have words', async () => {
    const { kinds } = await one<{ kinds: string[] }>(scene.db, 'select private.mailed_kinds() as kinds');
    expect(kinds.filter(kind => !(kind in en.notifications.kinds))).toEqual([]);
    await tell(people.rocco, 'favourite_posted');
    expect(await mailsAt('2027-03-05 13:00+00')).toEqual([]);
  });
});

describe('a change that must be acknowledged', () => {
  const unseen = () =>
    scene.db.query("select from public.notifications where kind = 'change_unseen' and user_id = $1", [people.vera.id]);

  it('is chased until it is seen: by mail, then the managers hear that they should call', async () => {
    await tell(people.rocco, 'shift_changed', { mustAck: true });
    expect(await mailsAt('2027-03-05 12:11+00')).toHaveLength(1);
    expect(await unseen()).toEqual([]);
    await mailsAt('2027-03-05 16:12+00');
    expect(await unseen()).toHaveLength(1);
    await mailsAt('2027-03-06 16:12+00');
    expect(await unseen()).toHaveLength(1);
  });

  it('is chased without a mail when it only reached a device, and not once it was seen', async () => {
    await tell(people.rocco, 'shift_changed', { mustAck: true });
    await tell(people.rosa, 'shift_changed', { mustAck: true });
    await fetched(people.rocco);
    await fetched(people.rosa);
    expect(await mailsAt('2027-03-05 12:11+00')).toEqual([]);
    await scene.db.query('update public.notifications set read_at = private.now() where user_id = $1', [
      people.rosa.id,
    ]);
    expect(await mailsAt('2027-03-05 16:12+00')).toEqual([]);
    expect(await unseen()).toHaveLength(1);
  });

  it('is pushed once more', async () => {
    await scene.db.query(
      "insert into private.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, 'https://fcm.googleapis.com/x', repeat('A', 87), repeat('A', 22))",
      [people.rocco.id],
    );
    const pushes = async () => (await scene.db.query('delete from private.outgoing_pushes returning id')).length;
    await tell(people.rocco, 'shift_changed', { mustAck: true });
    expect(await pushes()).toBe(1);
    await mailsAt('2027-03-05 12:11+00');
    expect(await pushes()).toBe(0);
    await mailsAt('2027-03-05 16:12+00');
    expect(await pushes()).toBe(1);
    await scene.db.query('delete from private.push_subscriptions');
  });
});

describe('the one click that ends them', () => {
  const visit = (address: string, method: string) =>
    unsubscribeHandler({
      siteUrl: 'https://encore.example',
      unsubscribe: async key => void (await scene.db.query('select private.unsubscribe($1)', [key])),
    })(new Request(address, { method, ...(method === 'POST' ? { body: 'List-Unsubscribe=One-Click' } : {}) }));
  const wantsMail = async (person: Person) =>
    (await scene.db.query<{ email: boolean }>('select email from public.user_settings where id = $1', [person.id]))[0]
      ?.email ?? true;

  it('switches email off for its person alone, and a look at the address switches nothing', async () => {
    await tell(people.rocco, 'application_accepted');
    await tell(people.rosa, 'application_accepted');
    const mails = await mailsAt('2027-03-05 12:11+00');
    const headers = mails.find(({ to }) => to === people.rocco.email)?.headers ?? {};
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<(?<address>https:[^>]+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.groups?.address ?? '';
    const look = await visit(address, 'GET');
    expect([look.status, look.headers.get('location')]).toEqual([
      303,
      'https://encore.example/rockstar/settings?tab=notifications',
    ]);
    expect(await wantsMail(people.rocco)).toBe(true);
    expect((await visit(address, 'POST')).status).toBe(200);
    expect([await wantsMail(people.rocco), await wantsMail(people.rosa)]).toEqual([false, true]);
    expect((await visit(address.replace(/key=.{8}/, 'key=00000000'), 'POST')).status).toBe(200);
    expect(await wantsMail(people.rosa)).toBe(true);
    expect((await visit(address, 'DELETE')).status).toBe(405);
  });

  it('also ends what still waits to leave, and of its person alone', async () => {
    await tell(people.rocco, 'application_accepted');
    await tell(people.rosa, 'application_accepted');
    await setNow('2027-03-05 12:11+00');
    await runClock();
    const key = 'select unsubscribe_key as key from private.outgoing_mails where recipient = $1';
    const waiting = await one<{ key: string }>(scene.db, key, [people.rocco.email]);
    await visit(`https://project.example/functions/v1/unsubscribe?key=${waiting.key}`, 'POST');
    expect((await mailsAt('2027-03-05 12:12+00')).map(({ to }) => to)).toEqual([people.rosa.email]);
  });

  it('is no call that a person may make', async () => {
    await expect(
      scene.db.asUser(people.sam.id, client => client.query('select public.unsubscribe($1)', [newId()])),
    ).rejects.toThrow(/permission denied/);
  });
});
