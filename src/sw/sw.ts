// The worker's table of contents: the whole app is kept at install, every page opens from what is kept, and answers of
// the backend are never kept (the mirror is the only copy of them).
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { flushOnSync } from './flush.ts';
import { heal, stopHealing } from './heal.ts';
import { missingPage } from './missing-page.ts';
import { followPush, showPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: Parameters<PrecacheController['precache']>[0];
};

cleanupOutdatedCaches();
// A kept answer that says that something failed is as good as none: the network is asked.
const precache = new PrecacheController({
  plugins: [{ cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse?.ok ? cachedResponse : null) }],
});
precache.precache(self.__WB_MANIFEST);
// Its page at / is a page like all others, below.
registerRoute(new PrecacheRoute(precache, { directoryIndex: '' }));

// Pages are ours, except the backend's own paths on this origin, its mailbox page, and anything that names a file.
const notPages = [/^\/(auth|rest|realtime|storage|functions)\/v1\//, /^\/mailbox/, /\/[^/?]+\.[^/]+$/];
const page = precache.createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(
    async asked => {
      const answer = await page(asked).catch(() => null);
      return answer?.ok ? answer : missingPage(self.navigator.languages);
    },
    { denylist: notPages },
  ),
);

// The tab of the very first visit was opened without a worker; without this it could not load a screen offline, nor would
// it hear of an update.
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('message', event => {
  // A new version waits until a person accepts it.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim());
  if (event.data?.type === 'SUPERSEDED') stopHealing();
  if (event.data?.type === 'HEAL') event.waitUntil(healed());
});

/** What this version cannot bring back, because the server has another by now, comes with that one. */
async function healed(): Promise<void> {
  if (await heal(precache)) return;
  // Without network nothing is newer.
  await self.registration.update().catch(() => undefined);
}

self.addEventListener('push', event => event.waitUntil(showPush(self, () => event.data?.json())));
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(followPush(self, String(event.notification.data)));
});

flushOnSync(self, {
  url: import.meta.env.VITE_SUPABASE_URL || self.location.origin,
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_local',
  build: import.meta.env.VITE_BUILD ?? '',
});
