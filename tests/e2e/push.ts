// A browser under test has no push service: its device stands at the one that the tests play. What the worker does with a
// message is tested by itself (tests/app/push-worker.test.ts).
import type { Page } from '@playwright/test';
import type { TestDevice } from '#tests/support/push-service.ts';

/** Before the page is loaded. */
export async function standAtPushService(page: Page, { endpoint, p256dh, auth }: TestDevice): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(
    address => {
      const KEY = 'test-push-subscription';
      const subscription = () => ({
        endpoint: address.endpoint,
        toJSON: () => ({ endpoint: address.endpoint, keys: { p256dh: address.p256dh, auth: address.auth } }),
        unsubscribe: async () => {
          localStorage.removeItem(KEY);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
          localStorage.setItem(KEY, String(applicationServerKey));
          return subscription();
        },
        getSubscription: async () => (localStorage.getItem(KEY) === null ? null : subscription()),
      });
    },
    { endpoint, p256dh, auth },
  );
}
