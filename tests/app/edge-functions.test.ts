// Who may call the edge functions, and what they hand to others, where no database is needed to see it.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSame } from '#supabase/functions/_shared/project.ts';
import { mailHandler } from '#supabase/functions/send-mails/handler.ts';
import { noticeMail } from '#supabase/functions/send-mails/notice-mail.ts';
import { recordHandler } from '#supabase/functions/work-record/handler.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the same', 'secret', 'secret', true],
  ['another', 'secreT', 'secret', false],
  ['a longer one', 'secret!', 'secret', false],
  ['none', '', 'secret', false],
  ['none, where none was set', '', '', false],
])('a call that shows %s opens a function or does not', (_, given, expected, opens) => {
  expect(isSame(given, expected)).toBe(opens);
});

it('a mail that is tried twice is one to its provider', async () => {
  const mail = { id: '7', recipient: 'nia@example.com', subject: 'An invitation', words: {}, notice: null };
  const waiting = [[{ ...mail, unsubscribe_key: null }], []];
  const asked: (readonly [string, RequestInit])[] = [];
  vi.stubGlobal('fetch', async (address: string, how: RequestInit) => {
    asked.push([address, how]);
    return Response.json(address.endsWith('take_mails') ? (waiting.shift() ?? []) : null);
  });
  const handler = mailHandler({
    ...{ projectUrl: 'https://project.example', secretKey: 'sb_secret', callSecret: 'schedule' },
    ...{ providerUrl: 'https://provider.example/emails', providerKey: 'key', from: 'Encore <hello@encore.example>' },
    ...{
      template: '<p>{{ .Text }}</p>',
      siteUrl: 'https://encore.example',
      unsubscribeUrl: 'https://encore.example/u',
    },
  });
  const call = (secret: string) =>
    handler(new Request('https://f.example', { method: 'POST', headers: { 'x-mail-secret': secret } }));
  expect((await call('guessed')).status).toBe(401);
  expect(asked).toEqual([]);
  expect(await (await call('schedule')).json()).toEqual({ sent: 1, failed: 0 });
  const [, posted] = asked.find(([address]) => address === 'https://provider.example/emails') ?? [];
  expect(new Headers(posted?.headers).get('idempotency-key')).toMatch(/^encore-mail-7-[0-9a-f]{32}$/);
});

const sender = {
  ...{ projectUrl: 'https://project.example', secretKey: 'sb_secret', callSecret: 'schedule' },
  ...{ providerUrl: 'https://provider.example/emails', providerKey: 'key', from: 'Encore <hello@encore.example>' },
  ...{ template: '<p>{{ .Text }}</p>', siteUrl: 'https://encore.example', unsubscribeUrl: 'https://encore.example/u' },
};
const mailOf = (id: string, subject = 'An invitation') => ({
  ...{ id, subject, recipient: 'nia@example.com', words: {}, notice: null, unsubscribe_key: null },
});

/** Answers as the project and the provider do; `answer` may say otherwise. */
async function sendsMails(mails: readonly object[], answer: (call: string) => Response | undefined = () => undefined) {
  const waiting = [mails, []];
  const asked: (readonly [string, RequestInit])[] = [];
  vi.stubGlobal('fetch', async (address: string, how: RequestInit) => {
    asked.push([address, how]);
    const name = address.split('/').at(-1) ?? '';
    return answer(name) ?? Response.json(name === 'take_mails' ? (waiting.shift() ?? []) : null);
  });
  const headers = { 'x-mail-secret': 'schedule' };
  const said = await mailHandler(sender)(new Request('https://f.example', { method: 'POST', headers }));
  const calls = (name: string) => asked.filter(([address]) => address.endsWith(`/${name}`)).map(([, how]) => how);
  return { count: await said.json(), calls };
}

it('a mail whose leaving could not be noted holds up no other', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const down = (name: string) => (name === 'mail_sent' ? new Response(null, { status: 500 }) : undefined);
  const { count, calls } = await sendsMails([mailOf('1'), mailOf('2')], down);
  expect(count).toEqual({ sent: 2, failed: 0 });
  expect(calls('emails')).toHaveLength(2);
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
});

it('another mail of the same number is another to a provider, which refuses a second one under a key that it knows', async () => {
  const keyOf = async (subject: string) => {
    const { calls } = await sendsMails([mailOf('1', subject)]);
    return new Headers(calls('emails')[0]?.headers).get('idempotency-key');
  };
  // As before and after a database was made anew.
  expect(await keyOf('An invitation')).toBe(await keyOf('An invitation'));
  expect(await keyOf('An invitation')).not.toBe(await keyOf('Another invitation'));
});

it('a provider that takes so many mails a second is given the next when it says', async () => {
  let asked = 0;
  const busy = () => {
    asked += 1;
    return asked === 1 ? new Response(null, { status: 429, headers: { 'retry-after': '1' } }) : undefined;
  };
  const { count, calls } = await sendsMails([mailOf('1'), mailOf('2')], name =>
    name === 'emails' ? busy() : undefined,
  );
  expect(count).toEqual({ sent: 2, failed: 0 });
  const keys = calls('emails').map(({ headers }) => new Headers(headers).get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0], keys[2]]);
});

it.each([
  ['says nothing of when', {}],
  ['is shut for the day', { 'retry-after': '40000' }],
  ['says so in words', { 'retry-after': 'soon' }],
])('a provider that takes no more mails and %s is not waited for', async (_, headers) => {
  const { count, calls } = await sendsMails([mailOf('1')], name =>
    name === 'emails' ? new Response(null, { status: 429, headers: new Headers(headers) }) : undefined,
  );
  expect(count).toEqual({ sent: 0, failed: 1 });
  expect(calls('emails')).toHaveLength(1);
  expect(JSON.parse(String(calls('mail_failed')[0]?.body))).toMatchObject({ p_why: 'The provider answered 429' });
});

it('the lines of news stay lines', async () => {
  const news = {
    ...mailOf('1'),
    words: { Text: 'Look close to home.\n\n<b>See</b> you there.' },
    unsubscribe_key: 'k',
  };
  const { calls } = await sendsMails([news]);
  const { html, text } = JSON.parse(String(calls('emails')[0]?.body));
  expect(html).toBe('<p>Look close to home.<br><br>&#60;b&#62;See&#60;/b&#62; you there.</p>');
  expect(text).toBe('Look close to home.\n\n<b>See</b> you there.');
});

it.each([
  ['with an accent of its own', 'cafe\u0301.example'],
  ['of a sign', '💩.la'],
  ['behind a closing bracket', '(evil).example'],
])('AT28 a name that is an address %s is no link', async (_, name) => {
  const { calls } = await sendsMails([{ ...mailOf('1'), words: { Text: `Join ${name}` } }]);
  expect(JSON.parse(String(calls('emails')[0]?.body)).text).toBe(`Join ${name.replace('.', '.\u200B')}`);
});

it('no call of a function waits for ever, whoever hangs', async () => {
  const { calls } = await sendsMails([mailOf('1')]);
  for (const name of ['take_mails', 'mail_sent', 'emails'])
    for (const how of calls(name)) expect(how.signal, name).toBeInstanceOf(AbortSignal);
  expect(calls('take_mails')).toHaveLength(2);
});

it('a subject is one line: what follows a line break would be another header', async () => {
  const { calls } = await sendsMails([mailOf('1', 'Burst pipe\r\nBcc: all@example.com')]);
  expect(JSON.parse(String(calls('emails')[0]?.body)).subject).toBe('Burst pipe Bcc: all@example.com');
});

it('a subject is cut between characters, not within one', () => {
  const payload = { name: '🍸'.repeat(200), venue: 'The Copper Thistle' };
  const notice = {
    kind: 'message_from_rockstar',
    payload,
    role: 'venue',
    locale: 'en',
    tz: 'Europe/London',
    must_ack: false,
  };
  const { subject } = noticeMail(notice, { unsubscribeUrl: 'https://encore.example/u', key: 'k' });
  expect([...subject].length).toBeLessThanOrEqual(120);
  expect(subject).toContain('🍸');
  // Half an emoji would come back as another sign.
  expect(Buffer.from(subject).toString()).toBe(subject);
});

describe('the secrets of a function', () => {
  const SECRET = 'Zm9yIG5vYm9keSdzIGV5ZXM';
  const start = async (secrets: Readonly<Record<string, string>>) => {
    vi.resetModules();
    const serve = vi.fn();
    vi.stubGlobal('Deno', { env: { get: (name: string) => secrets[name] }, serve });
    await import('#supabase/functions/work-record/index.ts');
    return serve;
  };
  const project = { SUPABASE_URL: 'https://project.example', SUPABASE_SERVICE_ROLE_KEY: 'a.signed.token' };

  it('are not quoted by what says that one cannot be read', async () => {
    const broken = start({ ...project, RECORD_SIGNING_KEY: `{"kty":"EC","d":${SECRET}}` });
    await expect(broken).rejects.toThrow("The function's secret RECORD_SIGNING_KEY is no JSON");
    await expect(broken).rejects.not.toThrow(SECRET.slice(0, 5));
  });

  it('may be of the older kind alone', async () => {
    const RECORD_SIGNING_KEY = '{"kty":"EC"}';
    for (const named of [{}, { SUPABASE_SECRET_KEYS: '' }, { SUPABASE_SECRET_KEYS: '{}' }])
      expect(await start({ ...project, ...named, RECORD_SIGNING_KEY })).toHaveBeenCalledOnce();
  });
});

describe('a record', () => {
  it('is kept by no cache: who has the ticket’s address afterwards has nothing', async () => {
    const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
    ])) as CryptoKeyPair;
    const handler = recordHandler({
      functionUrl: 'https://project.example/functions/v1/work-record',
      key: (await crypto.subtle.exportKey('jwk', pair.privateKey)) as Parameters<typeof recordHandler>[0]['key'],
      take: async ticket => (ticket === 'a'.repeat(64) ? { name: 'Rocco' } : null),
      now: () => new Date('2026-11-28T12:00:00Z'),
    });
    const ask = (ticket: string) => handler(new Request(`https://f.example/work-record?ticket=${ticket}`));
    for (const [ticket, status] of [
      ['a'.repeat(64), 200],
      ['b'.repeat(64), 404],
    ] as const) {
      const answer = await ask(ticket);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    }
  });
});
