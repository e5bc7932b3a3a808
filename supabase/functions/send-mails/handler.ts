// The edge function that sends mails, on web standards alone: what waits is taken through the project's own API with its
// secret key, and delivered over HTTPS by a provider that speaks Resend's protocol (several do). Called by a schedule.
import { callProject, isSame, type Project } from '#supabase/functions/_shared/project.ts';
import { type Letterhead, type Mail, type Post, sendMails, type WaitingMail } from './send-mails.ts';

export interface MailSettings extends Letterhead, Project {
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
    take: async () => (await callProject(settings, 'take_mails', {})) as WaitingMail[],
    sent: async id => void (await callProject(settings, 'mail_sent', { p_id: id })),
    failed: async (id, why) => void (await callProject(settings, 'mail_failed', { p_id: id, p_why: why })),
    deliver: mail => deliver(settings, mail),
  };
  return async request => {
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    if (!isSame(request.headers.get('x-mail-secret') ?? '', settings.callSecret))
      return new Response(null, { status: 401 });
    return Response.json(await sendMails(post, settings));
  };
}

/** What was taken is ours alone for two minutes: one that hangs may not use them up for all behind it. */
const PATIENCE_MS = 10_000;
/** A provider that takes so many mails a second says so of one more. What is shut for longer is asked again by a later try. */
const LONGEST_PAUSE_S = 2;
const MOST_PAUSES = 3;

async function deliver(settings: MailSettings, mail: Mail): Promise<void> {
  const request = await requestFor(settings, mail);
  let answer = await fetch(settings.providerUrl, request);
  for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
    const seconds = pauseIn(answer);
    if (seconds === null) break;
    await answer.body?.cancel();
    await new Promise(resolve => setTimeout(resolve, seconds * 1000));
    answer = await fetch(settings.providerUrl, request);
  }
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
}

async function requestFor({ providerKey, from }: MailSettings, { id, ...mail }: Mail): Promise<RequestInit> {
  const body = JSON.stringify({ from, ...mail, to: [mail.to] });
  return {
    method: 'POST',
    headers: {
      authorization: `Bearer ${providerKey}`,
      'content-type': 'application/json',
      // A mail that was taken and whose answer was lost is not sent a second time. Numbers begin anew with a database, and projects may
      // share a provider, which refuses another mail under a key that it knows: so the key says what the mail says.
      'idempotency-key': `encore-mail-${id}-${await digestOf(body)}`,
    },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 16), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Seconds until it takes another; null where it did not say so, or where they are too many to wait for. */
function pauseIn({ status, headers }: Response): number | null {
  const seconds = status === 429 ? Number(headers.get('retry-after')) : 0;
  return seconds > 0 && seconds <= LONGEST_PAUSE_S ? seconds : null;
}
