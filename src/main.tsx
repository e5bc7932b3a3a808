// The composition root: opens the device, chooses the language, mounts the router. The database opens while the words are
// still on their way; nothing here waits for the network.
import { createRoot } from 'react-dom/client';
import { v7 as newId } from 'uuid';
import { adminDomain, publishableKey, supabaseUrl } from '#app/config.ts';
import { Providers } from '#app/providers.tsx';
import { createAppRouter } from '#app/router.tsx';
import { registerServiceWorker } from '#app/service-worker.ts';
import '#app/mantine.css';
import '#app/fonts.css';
import '#app/global.css';
import { RouterProvider } from '@tanstack/react-router';
import { catalogue } from '#domain/catalogue.ts';
import { ownRole } from '#domain/profiles/queries.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { currentLocale } from '#i18n/locale.ts';
import { browserPlatform, openDevice } from '#sync/index.ts';
import { retrying } from '#ui/lazy-screen.ts';
import { routeTree } from './routeTree.gen.ts';

const device = openDevice({
  catalogue,
  platform: browserPlatform(newId),
  remote: async () => {
    const { supabaseRemote } = await retrying(() => import('#sync/remote/supabase-remote.ts'));
    return supabaseRemote({ url: supabaseUrl, publishableKey, redirectTo: `${window.location.origin}/auth/callback` });
  },
});

const router = createAppRouter(routeTree);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const locale = currentLocale();
document.documentElement.lang = locale;
const messages = await retrying(() => loadMessages(locale));

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <Providers device={device} settings={{ adminDomain }} ownRole={ownRole} initial={{ locale, messages }}>
    <RouterProvider router={router} />
  </Providers>,
);
if (import.meta.env.PROD) registerServiceWorker().catch(() => undefined);
