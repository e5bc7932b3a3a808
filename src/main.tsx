// The composition root: chooses the language, mounts the router, opens the device. The frame of a page is painted from
// what is known without the database; the engine comes right behind it. Nothing here waits for the network.
import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { adminDomain, functionsUrl, supportEmail } from '#app/config.ts';
import { goWithoutForbiddenChannels } from '#app/forbidden-channels.ts';
import { frontPageGivesWay, frontPageMayGo } from '#app/front-page.ts';
import { matchAnewByWidth } from '#app/match-anew.ts';
import { Providers } from '#app/providers.tsx';
import { createAppRouter } from '#app/router.tsx';
import { SaidPage } from '#app/said-page.tsx';
import { registerServiceWorker } from '#app/service-worker.ts';
import type { Navigation } from '#app/tell-server.ts';
import '#app/mantine.css';
import '#app/fonts.css';
import '#app/global.css';
import { RouterProvider } from '@tanstack/react-router';
import { deviceInWaiting } from '#bridge/device-in-waiting.ts';
import { firstAnswers, screenToCome } from '#bridge/first-answers.ts';
import { isInternal } from '#domain/profiles/portals.ts';
import { ownRole } from '#domain/profiles/queries.ts';
import { DeletedWord } from '#features/profiles/deleted-word.tsx';
import { currentLocale } from '#i18n/locale.ts';
import { speak } from '#i18n/words.ts';
import type { Device } from '#sync/index.ts';
import { firstPixel } from '#ui/first-pixel.ts';
import { PartMissing, retrying, watchComing } from '#ui/lazy-screen.ts';
import { nextTask } from '#ui/own-task.ts';
import { routeTree } from './routeTree.gen.ts';

const locale = currentLocale();
document.documentElement.lang = locale;
const words = retrying(() => speak(locale));

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter<typeof routeTree>>;
  }
}

// Evaluating the modules above is a task's worth of work on a slow phone: what follows is another task, so that a finger is
// answered between the two.
nextTask().then(start);

function start(): void {
  const router = createAppRouter(routeTree);
  goWithoutForbiddenChannels();
  matchAnewByWidth();
  // A screen whose code is slower than the frame's first answer asks later.
  watchComing(screenToCome);
  const device = openDevice({
    path: () => router.state.location.pathname,
    onArrival: (arrived: () => void) => void router.subscribe('onResolved', arrived),
  });
  // The code of the page comes beside the words; what fails is told when it is drawn.
  router.load().catch(() => undefined);
  const screens = (
    <>
      <DeletedWord />
      <RouterProvider router={router} />
      <SaidPage router={router} />
    </>
  );
  draw(screens, device).catch(error => {
    // Nothing is drawn that could say so: the page itself does (build/missing.ts).
    document.documentElement.dataset.missing = '';
    reportError(error);
  });
  if (import.meta.env.PROD) registerServiceWorker().catch(() => undefined);
}

/** The engine comes once something has been painted. */
function openDevice(navigation: Navigation): Device {
  const coming = firstPixel()
    .then(() => retrying(() => import('./open-device.ts')))
    .then(module => module.openOwnDevice());
  // Without it every screen waits for ever, and some draw nothing that could say so: the page itself does (build/missing.ts).
  coming.catch(error => {
    if (error instanceof PartMissing) document.documentElement.dataset.missing = 'engine';
    else reportError(error);
  });
  coming
    .then(async opened => {
      await firstAnswers();
      const { tellOwnServer } = await import('./own-server.ts');
      tellOwnServer(opened, navigation);
      const { askWhenWorthIt } = await import('#bridge/storage-promise.ts');
      askWhenWorthIt(opened.status);
    })
    // A report that cannot be made is not worth one.
    .catch(() => undefined);
  return deviceInWaiting(coming);
}

/** What decides is the server; this chooses what is drawn. */
function ofTheHouse(email: string): boolean {
  return isInternal(email, adminDomain);
}

/** A function, since nothing here may await at the top level: WebKit hands out a lazy chunk before what it imports has run then. */
async function draw(screens: ReactNode, device: Device): Promise<void> {
  const initial = await words;
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  await frontPageMayGo();
  const app = (
    <Providers
      device={device}
      settings={{ adminDomain, functionsUrl, supportEmail }}
      ownRole={ownRole}
      isInternal={ofTheHouse}
      initial={initial}
    >
      {screens}
    </Providers>
  );
  const drawn = createRoot(root);
  // The same page is read already: React draws its own beside it in pieces, so that a finger is answered between two.
  if (frontPageGivesWay(root)) startTransition(() => drawn.render(app));
  else drawn.render(app);
  printOnLightPaper();
}

/** Paper is light, whatever the screen looks like. The look comes back once the page is printed. */
const LOOK = 'data-mantine-color-scheme';

function printOnLightPaper(): void {
  const page = document.documentElement;
  let look: string | null = null;
  window.addEventListener('beforeprint', () => {
    look = page.getAttribute(LOOK);
    page.setAttribute(LOOK, 'light');
  });
  window.addEventListener('afterprint', () => {
    if (look !== null) page.setAttribute(LOOK, look);
  });
}
