// The worker's table of contents: the whole app is kept at install, every page opens from what is kept, and answers of
// the backend are never kept (the mirror is the only copy of them).
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { flushOnSync } from './flush.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0] };

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

// Pages are ours, except the backend's own paths on this origin, its mailbox page, and anything that names a file.
const notPages = [/^\/(auth|rest|realtime|storage|functions)\/v1\//, /^\/mailbox/, /\/[^/?]+\.[^/]+$/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }));

// The tab of the very first visit was opened without a worker; without this it could not load a screen offline, nor would
// it hear of an update.
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('message', event => {
  // A new version waits until a person accepts it.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim());
});

flushOnSync(self, {
  url: import.meta.env.VITE_SUPABASE_URL || self.location.origin,
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_local',
});
