// The edge function that sends the product's own mails, as the hosted service runs it: over the project's API, into a
// provider that is played here and checks what it is told.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mailHandler } from '#supabase/functions/send-mails/handler.ts';
import { type Post, sendMails, type WaitingMail } from '#supabase/functions/send-mails/send-mails.ts';
import { type Backend, startBackend } from '#tests/support/backend.ts';

interface Told {
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

let backend: Backend;
let provider: Server;
let told: Told[] = [];
/** What the provider answers, one call after another; 200 when nothing is left. */
let answers: (number | 'never')[] = [];
let send: (secret?: string) => Promise<Response>;
/** For a project that is played by the same server. */
let withOlderKey: (request: Request) => Promise<Response>;

beforeAll(async () => {
  backend = await startBackend();
  provider = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    told.push({ headers: incoming.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const answer = answers.shift() ?? 200;
    if (answer === 'never') return;
    outgoing.writeHead(answer, { 'content-type': 'application/json' }).end('{"id":"1"}');
  });
  await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve));
  const settings = {
    template: '<p>{{ .Title }}</p><a href="{{ .SiteURL }}{{ .Path }}">{{ .Act }}</a>',
    siteUrl: 'https://encore.example',
    unsubscribeUrl: 'https://project.example/functions/v1/unsubscribe',
    projectUrl: backend.url,
    secretKey: backend.secretKey,
    callSecret: 'a secret of the schedule',
    providerUrl: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/emails`,
    providerKey: 'key',
    from: 'Encore <hello@encore.example>',
  };
  const handler = mailHandler(settings);
  withOlderKey = mailHandler({
    ...settings,
    projectUrl: new URL(settings.providerUrl).origin,
    secretKey: 'a.signed.token',
  });
  send = (secret = 'a secret of the schedule') =>
    handler(new Request('https://functions.example', { method: 'POST', headers: { 'x-mail-secret': secret } }));
});
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  told = [];
  answers = [];
  await backend.db('delete from private.outgoing_mails');
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await backend.stop();
});

/** Past the bell, which the embedded backend's own sender hears. */
const put = (recipient: string) =>
  backend.db('insert into private.outgoing_mails (recipient, subject, words) values ($1, $2, $3)', [
    recipient,
    'The Copper Thistle invites you',
    JSON.stringify({ Title: 'Tom & "Jo" <invite>', Path: '/register/venue?token=abc', Act: 'Join' }),
  ]);
const waiting = () =>
  backend.db<{ recipient: string; failure: string | null; tries: number }>(
    'select recipient, failure, tries from private.outgoing_mails order by id',
  );

test('a secret key of the older kind, a token, is shown as one too', async () => {
  await withOlderKey(
    new Request('https://functions.example', {
      method: 'POST',
      headers: { 'x-mail-secret': 'a secret of the schedule' },
    }),
  );
  expect(told[0]?.headers).toMatchObject({ apikey: 'a.signed.token', authorization: 'Bearer a.signed.token' });
});

test('every mail that waits leaves once, filled in, as HTML and as text, and nothing of it stays', async () => {
  await put('mina@example.com');
  await put('stef@example.com');
  expect(await (await send()).json()).toEqual({ sent: 2, failed: 0 });
  expect(told.map(({ body }) => body.to)).toEqual([['mina@example.com'], ['stef@example.com']]);
  expect(told[0]).toMatchObject({
    headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    body: {
      from: 'Encore <hello@encore.example>',
      subject: 'The Copper Thistle invites you',
      html: '<p>Tom &#38; &#34;Jo&#34; &#60;invite&#62;</p><a href="https://encore.example/register/venue?token=abc">Join</a>',
      text: 'Tom & "Jo" <invite>\nJoin: https://encore.example/register/venue?token=abc',
    },
  });
  expect(await waiting()).toEqual([]);
  expect(await (await send()).json()).toEqual({ sent: 0, failed: 0 });
});

test('AT28 a name that looks like an address is no link, and our own button stays one', async () => {
  const title = 'Join https://evil.example/log-in, www.evil.example or St. Mary’s 4.5 on Encore';
  await backend.db('insert into private.outgoing_mails (recipient, subject, words) values ($1, $2, $3)', [
    ...['mina@example.com', 'Join us'],
    JSON.stringify({ Title: title, Path: '/register/venue?token=abc', Act: 'Join' }),
  ]);
  await send();
  const sent = told[0]?.body;
  const joined =
    'Join https:\u200B//evil.\u200Bexample/log-in, www.\u200Bevil.\u200Bexample or St. Mary’s 4.5 on Encore';
  expect(sent?.html).toBe(`<p>${joined}</p><a href="https://encore.example/register/venue?token=abc">Join</a>`);
  expect(sent?.text).toBe(`${joined}\nJoin: https://encore.example/register/venue?token=abc`);
});

test('one that the provider refuses holds up no other, rests, and goes later under the same key', async () => {
  await put('mina@example.com');
  await put('stef@example.com');
  answers = [503];
  expect(await (await send()).json()).toEqual({ sent: 1, failed: 1 });
  expect(await waiting()).toEqual([{ recipient: 'mina@example.com', failure: 'The provider answered 503', tries: 1 }]);
  expect(await (await send()).json()).toEqual({ sent: 0, failed: 0 });
  await backend.db("update private.outgoing_mails set resting_until = '-infinity'");
  expect(await (await send()).json()).toEqual({ sent: 1, failed: 0 });
  expect(told[2]?.headers['idempotency-key']).toBe(told[0]?.headers['idempotency-key']);
});

test('a provider that does not answer is given up after ten seconds, and holds up no other', async () => {
  await put('mina@example.com');
  await put('stef@example.com');
  answers = ['never'];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => timeout(ms === 10_000 ? 50 : ms));
  expect(await (await send()).json()).toEqual({ sent: 1, failed: 1 });
  expect(waits).toHaveBeenCalledWith(10_000);
  expect(await waiting()).toMatchObject([{ recipient: 'mina@example.com', tries: 1 }]);
});

test('a sender takes no more than it can send to a provider that hangs, and stops before another may take the rest', async () => {
  for (let nth = 0; nth < 12; nth += 1) await put(`person${nth}@example.com`);
  const take = () => backend.db<WaitingMail>('select * from public.take_mails()');
  const batch = await take();
  expect(batch).toHaveLength(10);
  let [now, delivered] = [0, 0];
  const post: Post = {
    take: async () => (delivered === 0 ? batch : []),
    sent: async () => undefined,
    failed: async () => undefined,
    async deliver() {
      delivered += 1;
      now += 30_000;
      throw new Error('nothing was heard');
    },
  };
  const letterhead = { template: '', siteUrl: '', unsubscribeUrl: '' };
  expect(await sendMails(post, letterhead, () => now)).toEqual({ sent: 0, failed: 4 });
  expect(await take()).toHaveLength(2);
});

test('ten tries take more than a day: a provider that is shut for one loses nothing', async () => {
  await put('mina@example.com');
  let hours = 0;
  for (let tries = 1; tries < 10; tries += 1) {
    const [mail] = await backend.db<WaitingMail>('select * from public.take_mails()');
    await backend.db("select private.mail_failed($1, 'The provider answered 429')", [mail?.id]);
    const [rest] = await backend.db<{ hours: number }>(
      'select extract(epoch from resting_until - private.now())::float8 / 3600 as hours from private.outgoing_mails',
    );
    hours += rest?.hours ?? 0;
    await backend.db("update private.outgoing_mails set resting_until = '-infinity'");
  }
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(48);
});

test('two senders at once share the mails', async () => {
  for (let nth = 0; nth < 20; nth += 1) await put(`person${nth}@example.com`);
  const counts = await Promise.all([send(), send()].map(async answer => (await (await answer).json()).sent));
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(20);
  expect(new Set(told.map(({ body }) => String(body.to))).size).toBe(20);
});

test('whoever does not know the secret of the schedule sends nothing, and no device may take mails', async () => {
  await put('mina@example.com');
  expect((await send('wrong')).status).toBe(401);
  expect((await send('')).status).toBe(401);
  const asked = await fetch(`${backend.url}/rest/v1/rpc/take_mails`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(asked.status).toBe(401);
  expect(await waiting()).toHaveLength(1);
});
