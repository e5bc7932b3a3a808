// What the browser knows of push messages on this device: whether they can be had, and the address under which this device is
// reached. It does not know who is told what; the server is told by whoever asks here.
import { isApplePhone } from './home-screen.ts';

export type PushState =
  | 'unsupported'
  /** iPhone and iPad: only apps on the Home Screen are told anything. */
  | 'home-screen'
  /** The person said no to the browser, and only its own settings can change that. */
  | 'blocked'
  | 'off'
  | 'on';

export interface PushAddress {
  readonly endpoint: string;
  /** The device's public key and secret, base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

export async function pushState(): Promise<PushState> {
  if (!('PushManager' in window && 'Notification' in window)) return isApplePhone() ? 'home-screen' : 'unsupported';
  const registration = await ownRegistration();
  if (registration === undefined) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Asks the person, so it belongs to a press. False: they said no. */
export async function allowPush(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** `key`: the public key of the server, base64url. Throws what the browser throws. */
export async function subscribeToPush(key: string): Promise<PushAddress> {
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another server's key stands in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** Null while this device is told nothing, or cannot say. */
export async function ownPushAddress(): Promise<PushAddress | null> {
  const subscription = await ownSubscription().catch(() => null);
  return subscription == null ? null : addressOf(subscription);
}

/** Needs no network: the push service then tells the server that nobody is there. */
export async function unsubscribeFromPush(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

/** A browser that forbids its worker, and says so by throwing, has none. */
async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return await navigator.serviceWorker?.getRegistration().catch(() => undefined);
}

async function ownSubscription(): Promise<PushSubscription | null | undefined> {
  return await (await ownRegistration())?.pushManager?.getSubscription();
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? subscription.endpoint, p256dh, auth };
}

/** The figure on the app's icon, where there is one and the person allowed it. */
export function setBadge(unseen: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = unseen > 0 ? navigator.setAppBadge(unseen) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
