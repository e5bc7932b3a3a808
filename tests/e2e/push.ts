// A browser under test has no push service: its device stands at the one that the tests play, and what arrived there is handed to
// the worker by the browser's debugging protocol. Its cases one by one: tests/app/push-worker.test.ts.
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

/**
 * Hands a message to the worker, as the browser does with one from its push service. Answers with what is shown then. Nobody asks
 * for it sooner: Chromium writes a notification down before it shows it, and forgets one that is not shown when it is asked.
 */
export async function deliverPush(page: Page, message: unknown): Promise<readonly { title: string; body: string }[]> {
  const { origin } = new URL(page.url());
  const browser = await page.context().newCDPSession(page);
  const known = new Promise<string>(resolve => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const shown = await watchShown(page);
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await known,
    data: JSON.stringify(message),
  });
  await browser.detach();
  await shown();
  return page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body }) => ({ title, body }));
  });
}

/** Answers with a wait for the next notification that one of the workers shows. */
async function watchShown(page: Page): Promise<() => Promise<void>> {
  const workers = page.context().serviceWorkers();
  const watched = workers.map(worker =>
    worker.evaluate(() => {
      const { registration } = globalThis as unknown as ShowingScope;
      const show = registration.showNotification.bind(registration);
      const nextShown = new Promise<void>(resolve => {
        registration.showNotification = (...of) => show(...of).then(resolve);
      });
      Object.assign(globalThis, { nextShown });
    }),
  );
  await Promise.all(watched);
  return () =>
    Promise.any(workers.map(worker => worker.evaluate(() => (globalThis as { nextShown?: Promise<void> }).nextShown)));
}

/** What `watchShown` takes of the worker’s global scope. */
interface ShowingScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
}

/** The figure on the app’s icon, which no page can read, is kept by the worker from here on. */
export async function watchBadge(page: Page): Promise<() => Promise<readonly number[]>> {
  // A worker that was replaced may still run; which of them is told is for the browser to say.
  const workers = page.context().serviceWorkers();
  const watched = workers.map(worker =>
    worker.evaluate(() => {
      Object.assign(Object.getPrototypeOf(navigator), {
        setAppBadge: async (unseen: number) => void Object.assign(globalThis, { badgeShown: unseen }),
      });
    }),
  );
  await Promise.all(watched);
  return async () => {
    const shown = workers.map(worker => worker.evaluate(() => (globalThis as { badgeShown?: number }).badgeShown));
    return (await Promise.all(shown)).filter(badge => badge !== undefined);
  };
}

/** Presses what the watched worker showed. A press that a test makes is no person’s, to whom alone a browser gives the window. */
export async function pressPush(page: Page): Promise<void> {
  const pressed = page
    .context()
    .serviceWorkers()
    .map(worker =>
      worker.evaluate(async () => {
        const scope = globalThis as unknown as PressedScope;
        if (scope.badgeShown === undefined) return;
        scope.WindowClient.prototype.focus = async function (this: unknown) {
          return this;
        };
        const [notification] = await scope.registration.getNotifications();
        scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      }),
    );
  await Promise.all(pressed);
}

/** What `pressPush` takes of the worker’s global scope. */
interface PressedScope {
  readonly badgeShown?: number;
  readonly registration: { getNotifications(): Promise<readonly unknown[]> };
  readonly WindowClient: { readonly prototype: { focus(): Promise<unknown> } };
  readonly NotificationEvent: new (type: string, of: { readonly notification: unknown }) => Event;
  dispatchEvent(event: Event): boolean;
}
