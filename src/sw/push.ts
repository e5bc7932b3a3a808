// Shows what arrives while the app is closed, and leads to it. Safari shows a declarative message by itself; elsewhere the
// worker does, from the same text. It knows no words and reads no mirror.
import * as v from 'valibot';

const message = v.object({
  notification: v.object({
    title: v.string(),
    body: v.string(),
    lang: v.string(),
    tag: v.string(),
    navigate: v.pipe(v.string(), v.url()),
  }),
  app_badge: v.number(),
});

/** What comes again under its name (a chat's next messages, a change that was not seen) replaces the one before and is heard. */
const ALERTS = { renotify: true };

interface OpenWindow {
  focus(): Promise<{ navigate(address: URL): Promise<unknown> }>;
}

/** What it takes of the worker's global scope. */
export interface PushScope {
  readonly location: { readonly origin: string };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<unknown> };
  readonly navigator: { setAppBadge?(unseen: number): Promise<unknown> };
  readonly clients: {
    matchAll(of: { readonly type: 'window' }): Promise<readonly OpenWindow[]>;
    openWindow(address: URL): Promise<unknown>;
  };
}

/** `read` gives what arrived, and throws where it is no JSON. Nothing is shown of what is no message of ours. */
export async function showPush({ registration, navigator }: PushScope, read: () => unknown): Promise<void> {
  const said = v.safeParse(message, tried(read));
  if (!said.success) return;
  const { title, navigate, ...rest } = said.output.notification;
  await Promise.all([
    registration.showNotification(title, { ...rest, ...ALERTS, data: navigate, icon: '/pwa-192x192.png' }),
    navigator.setAppBadge?.(said.output.app_badge).catch(() => undefined),
  ]);
}

function tried(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}

/** In the window that is open, else in a new one; never outside the app, whatever the message said. */
export async function followPush({ clients, location }: PushScope, address: string): Promise<void> {
  const there = new URL(address, location.origin);
  if (there.origin !== location.origin) return;
  const [window] = await clients.matchAll({ type: 'window' });
  if (window === undefined) await clients.openWindow(there);
  else await (await window.focus()).navigate(there);
}
