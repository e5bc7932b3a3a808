// The address under which this device is told things while the app is closed, as the browser keeps it.
import { beforeEach, expect, it, vi } from 'vitest';
import {
  ownPushAddress,
  pushState,
  setBadge,
  subscribeToPush,
  unsubscribeFromPush,
} from '#bridge/push-subscription.ts';

let said: string[];
let made: string | null;

beforeEach(() => {
  [said, made] = [[], null];
  const subscription = (key: string) => ({
    endpoint: `https://push.example/${key}`,
    toJSON: () => ({ endpoint: `https://push.example/${key}`, keys: { p256dh: 'p', auth: 'a' } }),
    async unsubscribe() {
      said.push(`left ${made}`);
      made = null;
    },
  });
  const pushManager = {
    getSubscription: async () => (made === null ? null : subscription(made)),
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      // As browsers do.
      if (made !== null && made !== applicationServerKey) throw new DOMException('', 'InvalidStateError');
      made = applicationServerKey;
      return subscription(made);
    },
  };
  const registration = { pushManager };
  const badge = async (shown: string) => void said.push(shown);
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    setAppBadge: (unseen: number) => badge(`badge ${unseen}`),
    clearAppBadge: () => badge('no badge'),
  });
});

it('is made anew for another server’s key, which the one before would stand in the way of', async () => {
  made = 'old';
  const address = { endpoint: 'https://push.example/new', p256dh: 'p', auth: 'a' };
  expect(await subscribeToPush('new')).toEqual(address);
  expect(said).toEqual(['left old']);
});

it('is given up, and giving up what is not there fails nobody', async () => {
  made = 'old';
  await unsubscribeFromPush();
  await unsubscribeFromPush();
  expect([said, made]).toEqual([['left old'], null]);
});

it('the figure on the icon goes with the last notice: a zero would stand there', () => {
  setBadge(2);
  setBadge(0);
  expect(said).toEqual(['badge 2', 'no badge']);
});

it('is none where the browser forbids its worker, and the settings say so', async () => {
  vi.stubGlobal('window', { PushManager: class {}, Notification: class {} });
  const getRegistration = () => Promise.reject(new DOMException('', 'SecurityError'));
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration } });
  await unsubscribeFromPush();
  expect([await pushState(), await ownPushAddress()]).toEqual(['unsupported', null]);
});
