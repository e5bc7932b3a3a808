// Registers the worker and notices when a newer one waits. It offers; the person decides; then every tab reloads once.
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

  const registration = await container.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  // A page that was on its way when the worker took over the open ones was passed by, for good: it asks for itself.
  if (container.controller === null) registration.active?.postMessage({ type: 'CLAIM' });
  const watch = (worker: ServiceWorker | null): void => {
    if (worker === null) return;
    const onState = (): void => {
      if (worker.state !== 'installed' || registration.active === null || registration.active === worker) return;
      waiting = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
      for (const notify of listeners) notify();
    };
    worker.addEventListener('statechange', onState);
    onState();
  };
  watch(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}
