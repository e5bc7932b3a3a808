// Sends what waits to the devices of people whose app is closed: puts each notification into words, encrypts it for one
// device, and says what the push service answered. Where they wait is given: the hosted service runs this as an edge
// function, the embedded backend in its own process.
import webPush from 'web-push';
import { noted } from '#supabase/functions/_shared/project.ts';
import { messageOf } from './message.ts';

/** One notification for one device, as `take_pushes` gives it. */
export interface WaitingPush {
  readonly id: string;
  readonly endpoint: string;
  /** The device's public key and secret, base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly notification: string;
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly role: string;
  readonly locale: string;
  /** IANA. */
  readonly tz: string;
  /** How many notifications the person has not read: the figure on the app's icon. */
  readonly unseen: number;
}

export interface PushPost {
  /** What waits, for us alone for two minutes. */
  take(): Promise<readonly WaitingPush[]>;
  /** The HTTP status; 0 where nobody answered. */
  answered(id: string, status: number): Promise<void>;
}

export interface PushIdentity {
  /** The key pair by which push services know this installation (VAPID), base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service writes to when something is wrong: `mailto:` or `https:`. */
  readonly contact: string;
  readonly siteUrl: string;
}

const A_DAY_S = 24 * 60 * 60;
const PATIENCE_MS = 10_000;

/** Sends until nothing waits. One that fails holds up no other. */
export async function sendPushes(post: PushPost, identity: PushIdentity): Promise<{ sent: number; failed: number }> {
  const count = { sent: 0, failed: 0 };
  for (let waiting = await post.take(); waiting.length > 0; waiting = await post.take()) {
    const statuses = await Promise.all(waiting.map(push => deliver(push, identity)));
    for (const [index, push] of waiting.entries()) {
      const status = statuses[index] ?? 0;
      await noted(post.answered(push.id, status));
      count[status >= 200 && status < 300 ? 'sent' : 'failed'] += 1;
    }
  }
  return count;
}

async function deliver(push: WaitingPush, identity: PushIdentity): Promise<number> {
  const request = requestFor(push, identity);
  if (request === null) return 0;
  try {
    const answer = await fetch(push.endpoint, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Null for a device whose key is none, or where the words are at fault: whoever runs this has to learn of it, nobody else does. */
function requestFor(push: WaitingPush, { publicKey, privateKey, contact, siteUrl }: PushIdentity): RequestInit | null {
  const { endpoint, p256dh, auth } = push;
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(messageOf(push, siteUrl)),
      {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: A_DAY_S,
        urgency: 'high',
        // One that was sent again takes the place of the first on a device that is off: 32 characters at most.
        topic: push.notification.replaceAll('-', ''),
      },
    );
    const named = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    return { method, headers: Object.fromEntries(named), body: new Uint8Array(body ?? []) };
  } catch (error) {
    console.error(`A push message of the kind ${push.kind} could not be made:`, error);
    return null;
  }
}
