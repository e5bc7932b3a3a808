// The edge function that sends mails, on web standards alone: what waits is taken through the project's own API with its
// secret key, and delivered over HTTPS by a provider that speaks Resend's protocol (several do). Called by a schedule.
import { type Letterhead, type Mail, type Post, sendMails, type WaitingMail } from './send-mails.ts';

export interface MailSettings extends Letterhead {
  /** The project's address and its secret key, which no device has. */
  readonly projectUrl: string;
  readonly secretKey: string;
  /** What the schedule shows as `x-mail-secret`. */
  readonly callSecret: string;
  /** Where a mail is posted to (`https://api.resend.com/emails`), with which key, and from whom it is. */
  readonly providerUrl: string;
  readonly providerKey: string;
  readonly from: string;
}

/** Answers POST with how many were sent and how many failed. */
export function mailHandler(settings: MailSettings): (request: Request) => Promise<Response> {
  const post: Post = {
    take: async () => (await call(settings, 'take_mails', {})) as WaitingMail[],
    sent: async id => void (await call(settings, 'mail_sent', { p_id: id })),
    failed: async (id, why) => void (await call(settings, 'mail_failed', { p_id: id, p_why: why })),
    deliver: mail => deliver(settings, mail),
  };
  return async request => {
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    if (!isSame(request.headers.get('x-mail-secret') ?? '', settings.callSecret))
      return new Response(null, { status: 401 });
    return Response.json(await sendMails(post, settings));
  };
}

async function call({ projectUrl, secretKey }: MailSettings, name: string, args: object): Promise<unknown> {
  const answer = await fetch(`${projectUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...asSecret(secretKey), 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name} was answered ${answer.status}`);
  return text === '' ? null : JSON.parse(text);
}

/** A key of today is exchanged by the gateway; one of before is itself a token, and without it the caller would be nobody. */
function asSecret(key: string): Record<string, string> {
  return key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
}

async function deliver({ providerUrl, providerKey, from }: MailSettings, { id, ...mail }: Mail): Promise<void> {
  const answer = await fetch(providerUrl, {
    method: 'POST',
    // A mail that was taken and whose answer was lost is not sent a second time.
    headers: {
      authorization: `Bearer ${providerKey}`,
      'content-type': 'application/json',
      'idempotency-key': `encore-mail-${id}`,
    },
    body: JSON.stringify({ from, ...mail, to: [mail.to] }),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
}

/** In the same time, wherever they differ. */
function isSame(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= (given.charCodeAt(index) || 0) ^ expected.charCodeAt(index);
  }
  return difference === 0 && expected !== '';
}
