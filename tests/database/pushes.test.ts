// What reaches a closed app: which notification goes to which device and when, and the sender against a push service that
// checks the protocol.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { pushHandler } from '#supabase/functions/send-push/handler.ts';
import { sendPushes, type WaitingPush } from '#supabase/functions/send-push/send-pushes.ts';
import { startBackend } from '#tests/support/backend.ts';
import { type PushService, startPushService, type TestDevice } from '#tests/support/push-service.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { act, command, newId, type Person, people, type Scene, setScene } from './scene.ts';

const keys = webPush.generateVAPIDKeys();
const site = 'https://encore.example';
let knownKey = keys.publicKey;
let postgres: Borrowed;
let service: PushService;
let scene: Scene;
beforeAll(async () => {
  [postgres, service] = await Promise.all([borrowDatabase(), startPushService(() => knownKey)]);
  scene = await setScene(postgres);
  await scene.db.query("insert into private.settings values ('push_service', $1)", [`${service.url}/`]);
  await scene.db.query("update public.profile_private set tz = 'Europe/London'");
});
beforeEach(async () => {
  await scene.db.advanceClock('0 seconds');
  for (const left of ['private.push_subscriptions', 'public.notifications', 'public.user_settings', 'private.brakes'])
    await scene.db.query(`delete from ${left}`);
});
afterEach(() => expect(service.faults).toEqual([]));
afterAll(() => Promise.all([postgres.stop(), service.stop()]));

const call = (person: Person, sql: string, { values = [], session }: { values?: unknown[]; session?: string } = {}) =>
  scene.db.asUser(person.id, async client => {
    if (session !== undefined) {
      const claims = JSON.stringify({ sub: person.id, role: 'authenticated', session_id: session });
      await client.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    }
    return (await client.query(sql, values)).rows;
  });
const turnOn = (person: Person, { endpoint, p256dh, auth }: TestDevice, session?: string) =>
  call(person, 'select public.turn_on_push($1, $2, $3)', {
    values: [endpoint, p256dh, auth],
    ...(session === undefined ? {} : { session }),
  });
const tell = (person: Person, kind: string, facts: object) =>
  scene.db.query('select private.notify($1, $2, $3)', [person.id, kind, JSON.stringify(facts)]);
const waiting = async () => (await scene.db.query('select from private.outgoing_pushes')).length;
const devices = async () => (await scene.db.query('select from private.push_subscriptions')).length;
const send = () =>
  sendPushes(
    {
      take: () => scene.db.query<WaitingPush>('select * from private.take_pushes()'),
      answered: async (id, status) => void (await scene.db.query('select private.push_answered($1, $2)', [id, status])),
    },
    { ...keys, contact: 'mailto:hello@encore.example', siteUrl: site },
  );
const later = () => scene.db.query('update private.outgoing_pushes set due_at = private.now()');

const offered = {
  venue: 'The Copper Thistle',
  role: 'bartender',
  starts_at: '2027-03-05T18:00:00Z',
  ends_at: '2027-03-06T02:00:00Z',
  tz: 'Europe/London',
  job_id: '0f6f4d7a-3f0f-4a53-9b1e-5a4d3f0b7c11',
  reason: 'Words of another person',
};

describe('a message', () => {
  it('says what the bell says, in the person’s language, and nothing that another person wrote', async () => {
    const [phone, tablet] = [service.newDevice(), service.newDevice()];
    await turnOn(people.rosa, phone);
    await turnOn(people.rosa, tablet);
    await scene.db.query("update public.profile_private set locale = 'es' where id = $1", [people.rosa.id]);
    await tell(people.rosa, 'application_accepted', offered);
    await tell(people.rocco, 'application_accepted', offered);
    expect(await send()).toEqual({ sent: 2, failed: 0 });
    expect(phone.messages).toEqual([
      {
        web_push: 8030,
        notification: {
          title: 'Encore',
          body: expect.stringMatching(
            /^Turno confirmado en The Copper Thistle: .+, vie 5 mar · 18:00–02:00 \(\+1 día\)\.$/,
          ),
          lang: 'es',
          tag: expect.stringMatching(/^[0-9a-f-]{36}$/),
          navigate: `${site}/rockstar/jobs/${offered.job_id}`,
        },
        app_badge: 1,
      },
    ]);
    expect(tablet.messages).toEqual(phone.messages);
    expect(JSON.stringify(phone.messages)).not.toContain(offered.reason);
    expect(await waiting()).toBe(0);
  });

  it('is sent again when the push service fails, and ends a device that is gone', async () => {
    const [phone, tablet] = [service.newDevice(), service.newDevice()];
    await turnOn(people.rosa, phone);
    await turnOn(people.rosa, { ...tablet, endpoint: `${tablet.endpoint}-gone` });
    await tell(people.rosa, 'application_accepted', offered);
    service.answers.push(503);
    expect(await send()).toEqual({ sent: 0, failed: 2 });
    expect([await waiting(), await devices()]).toEqual([1, 1]);
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    await later();
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(phone.messages).toHaveLength(1);
  });

  it('of a shift’s start waits two minutes for an open app, which says it by itself and reads it', async () => {
    const phone = service.newDevice();
    await turnOn(people.rosa, phone);
    await tell(people.rosa, 'shift_soon', offered);
    await tell(people.rosa, 'shift_ahead', { ...offered, venue: 'Night Heron' });
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    await scene.db.query("update public.notifications set read_at = private.now() where kind = 'shift_soon'");
    await scene.db.advanceClock('121 seconds');
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(phone.messages.map(said => (said as { notification: { body: string } }).notification.body)).toEqual([
      expect.stringContaining('Night Heron'),
    ]);
    expect(await waiting()).toBe(0);
  });

  it('is not sent once it was read, nor after a day', async () => {
    const phone = service.newDevice();
    await turnOn(people.rosa, phone);
    await tell(people.rosa, 'application_accepted', offered);
    await scene.db.query('update public.notifications set read_at = now()');
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    await tell(people.rosa, 'application_accepted', offered);
    await scene.db.query("update private.outgoing_pushes set created_at = now() - interval '25 hours'");
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    expect([await waiting(), phone.messages.length]).toEqual([0, 0]);
  });

  it('reaches no device whose session has ended, nor anybody who wants no push', async () => {
    const session = newId();
    await scene.db.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, people.rosa.id]);
    const phone = service.newDevice();
    await turnOn(people.rosa, phone, session);
    await act(scene.db, people.rosa, command('save_settings', { push: false }));
    await tell(people.rosa, 'application_accepted', offered);
    expect(await waiting()).toBe(0);
    await act(scene.db, people.rosa, command('save_settings', { push: true }));
    await tell(people.rosa, 'application_accepted', offered);
    await scene.db.query('delete from auth.sessions where id = $1', [session]);
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    expect([await devices(), await waiting(), phone.messages.length]).toEqual([0, 0, 0]);
  });
});

describe('quiet hours', () => {
  const held = async (now: string, facts: object, quiet = ['22:00', '08:00']) => {
    await scene.db.stopClock(now);
    const [quiet_from, quiet_until] = quiet;
    await act(scene.db, people.rosa, command('save_settings', { quiet_from, quiet_until }));
    const [row] = await scene.db.query<{ until: Date | null }>('select private.quiet_until($1, $2) as until', [
      people.rosa.id,
      JSON.stringify(facts),
    ]);
    return row?.until?.toISOString() ?? null;
  };

  it.each([
    ['before they begin', '2027-03-05T21:59:00Z', {}, null],
    ['before midnight, until the morning after', '2027-03-05T22:00:00Z', {}, '2027-03-06T08:00:00.000Z'],
    ['after midnight, until the same morning', '2027-03-06T07:59:00Z', {}, '2027-03-06T08:00:00.000Z'],
    ['at their end', '2027-03-06T08:00:00Z', {}, null],
    ['in the night in which clocks go forward', '2027-03-28T00:30:00Z', {}, '2027-03-28T07:00:00.000Z'],
    ['for work that starts tonight', '2027-03-05T23:00:00Z', { starts_at: '2027-03-06T00:30:00Z' }, null],
    ['for an answer that is due in the night', '2027-03-05T23:00:00Z', { expires_at: '2027-03-06T03:00:00Z' }, null],
    ['for a fact that is no time', '2027-03-05T23:00:00Z', { time: 'soon' }, '2027-03-06T08:00:00.000Z'],
    ['for tomorrow evening', '2027-03-05T23:00:00Z', { starts_at: '2027-03-06T18:00:00Z' }, '2027-03-06T08:00:00.000Z'],
  ])('%s', async (_, now, facts, until) => {
    expect(await held(now, facts)).toBe(until);
  });

  it('may lie within a day, and are kept by the zone that the person chose', async () => {
    expect(await held('2027-03-05T13:00:00Z', {}, ['12:00', '14:00'])).toBe('2027-03-05T14:00:00.000Z');
    await act(scene.db, people.rosa, command('save_settings', { time_zone: 'EST' }));
    expect(await held('2027-03-05T18:00:00Z', {}, ['12:00', '14:00'])).toBe('2027-03-05T19:00:00.000Z');
  });

  it('hold a message back until they are over', async () => {
    const phone = service.newDevice();
    await turnOn(people.rosa, phone);
    await held('2027-03-01T23:00:00Z', {});
    await tell(people.rosa, 'application_accepted', offered);
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    await scene.db.stopClock('2027-03-02T08:00:00Z');
    expect(await send()).toEqual({ sent: 1, failed: 0 });
  });
});

describe('a device', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('may be told at %s', async endpoint => {
    await turnOn(people.rosa, { ...service.newDevice(), endpoint });
    expect(await devices()).toBe(1);
  });

  it.each([
    'https://evil.example/fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com@evil.example/abc',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com/a b',
  ])('may not be told at %s', async endpoint => {
    await expect(turnOn(people.rosa, { ...service.newDevice(), endpoint })).rejects.toThrow('invalid_arguments');
    expect(await devices()).toBe(0);
  });

  it('has keys of the right size', async () => {
    const device = service.newDevice();
    await expect(turnOn(people.rosa, { ...device, p256dh: 'short' })).rejects.toThrow('invalid_arguments');
    await expect(turnOn(people.rosa, { ...device, auth: `${device.auth}x` })).rejects.toThrow('invalid_arguments');
  });

  it('is one person’s: who signs in there next takes it over, and nobody else turns it off', async () => {
    const phone = service.newDevice();
    await turnOn(people.rosa, phone);
    await turnOn(people.rosa, phone);
    await call(people.rocco, 'select public.turn_off_push($1)', { values: [phone.endpoint] });
    expect(await devices()).toBe(1);
    await turnOn(people.rocco, phone);
    await tell(people.rosa, 'application_accepted', offered);
    expect([await devices(), await waiting()]).toEqual([1, 0]);
    await call(people.rocco, 'select public.turn_off_push($1)', { values: [phone.endpoint] });
    expect(await devices()).toBe(0);
  });

  it('gives way to newer ones after ten', async () => {
    for (let nth = 0; nth < 12; nth += 1) await turnOn(people.rosa, service.newDevice());
    expect(await devices()).toBe(10);
  });
});

it('the embedded backend sends when the database rings, and its API gives messages to no person', async () => {
  const backend = await startBackend();
  const phone = service.newDevice();
  const asked = (name: string, key: string) =>
    fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: '{}',
    });
  try {
    await backend.db(
      'insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values ($1, $2, $3, now())',
      [people.rosa.id, people.rosa.email, JSON.stringify({ name: people.rosa.name, role: 'rockstar' })],
    );
    const [known] = await backend.db<{ value: string }>("select value from private.settings where name = 'push_key'");
    knownKey = known?.value ?? '';
    await backend.db(
      'insert into private.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)',
      [people.rosa.id, phone.endpoint, phone.p256dh, phone.auth],
    );
    await backend.db('select private.notify($1, $2, $3)', [
      people.rosa.id,
      'application_accepted',
      JSON.stringify(offered),
    ]);
    await expect.poll(() => phone.messages.length, { timeout: 10_000 }).toBe(1);

    expect((await asked('take_pushes', backend.publishableKey)).ok).toBe(false);
    const settings = { projectUrl: backend.url, secretKey: backend.secretKey, callSecret: 'of the schedule' };
    const handler = pushHandler({ ...settings, ...keys, contact: site, siteUrl: site });
    const run = (secret: string) =>
      handler(new Request(site, { method: 'POST', headers: { 'x-push-secret': secret } }));
    expect((await run('another')).status).toBe(401);
    expect(await (await run('of the schedule')).json()).toEqual({ sent: 0, failed: 0 });
  } finally {
    knownKey = keys.publicKey;
    await backend.stop();
  }
});
