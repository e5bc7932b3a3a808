// Registers the worker, notices when a newer one waits, and has the worker look for files that it lost. A newer version is
// offered; the person decides; then every tab reloads once.
// `virtual:pwa-register` is not used: it asks twice in the tab that installed the first worker, and never reloads that tab.

export type AcceptUpdate = () => void;

let waiting: AcceptUpdate | null = null;
const listeners = new Set<() => void>();

/** How to let the newer version take over, or null while there is none. Shaped for useSyncExternalStore. */
export const waitingUpdate = {
  get: (): AcceptUpdate | null => waiting,
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};

const WORKER = ['/sw.js', { scope: '/', updateViaCache: 'none' }] as const;

const ASK_EVERY_MS = 60 * 60_000;
/** Whoever leafs through their tabs does not ask at each. */
const ASK_AGAIN_MS = 60_000;
const REGISTER_AGAIN_MS = 30_000;
/** A busy device lets the newer worker take over later than that; whoever waits so long is asked again. */
const OFFER_AGAIN_MS = 20_000;
/** A start has better to do than to look for lost files. */
const FIRST_LOOK_MS = 5_000;

/** Once per page, in built apps only: in development the path answers with a page. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  let controlled = container.controller !== null;
  let reloading = false;
  container.addEventListener('controllerchange', () => {
    // The first worker that a page comes to is no update.
    const updated = controlled;
    controlled = true;
    if (!updated || reloading) return;
    reloading = true;
    window.location.reload();
  });

  const registration = await registered(container);
  // A page that was on its way when the worker took over the open ones was passed by, for good: it asks for itself.
  if (container.controller === null) registration.active?.postMessage({ type: 'CLAIM' });
  const watch = (worker: ServiceWorker | null): void => {
    if (worker === null) return;
    const onState = (): void => {
      if (worker.state !== 'installed' || registration.active === null || registration.active === worker) return;
      offerToTakeOver(registration);
    };
    worker.addEventListener('statechange', onState);
    onState();
  };
  watch(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  askForUpdates(registration, async () => {
    if ((await container.getRegistration()) !== undefined) return;
    // The one that comes in its place is no update either.
    controlled = false;
    const { active } = await container.register(...WORKER);
    // Chromium takes the old one back as it was, whose files are gone.
    active?.postMessage({ type: 'HEAL' });
  });
}

/** Accepted, the page is loaded anew as soon as the newer worker has taken over. One that still waits then is offered again. */
export function offerToTakeOver(registration: Pick<ServiceWorkerRegistration, 'active' | 'waiting'>): void {
  const offerAgain = (): void => {
    if (registration.waiting !== null) offerToTakeOver(registration);
  };
  waiting = () => {
    registration.active?.postMessage({ type: 'SUPERSEDED' });
    registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    setTimeout(offerAgain, OFFER_AGAIN_MS);
  };
  for (const notify of listeners) notify();
}

/**
 * Browsers ask when a page is loaded. An app that is never closed loads none: it asks when it is looked at again, and each hour.
 * `registerAgain`, where the browser took the worker away with all that the app had stored: the open page goes on, but the next start would
 * need a network.
 */
export function askForUpdates(
  registration: Pick<ServiceWorkerRegistration, 'update' | 'active'>,
  registerAgain: () => Promise<void>,
): void {
  let askedAt = Date.now();
  const heal = (): void => {
    registration.active?.postMessage({ type: 'HEAL' });
    registerAgain().catch(() => undefined);
  };
  const ask = (): void => {
    askedAt = Date.now();
    // Without network nothing is newer.
    registration.update().catch(() => undefined);
    heal();
  };
  setTimeout(heal, FIRST_LOOK_MS);
  addEventListener('online', heal);
  setInterval(ask, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= ASK_AGAIN_MS) ask();
  });
}

/** A server that has just failed once has not failed for good: as long as there is no worker, it is asked again. */
async function registered(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  for (;;) {
    try {
      return await container.register(...WORKER);
    } catch {
      await new Promise(resolve => setTimeout(resolve, REGISTER_AGAIN_MS));
    }
  }
}
