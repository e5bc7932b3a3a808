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
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
}
