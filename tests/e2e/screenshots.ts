// `npx tsx tests/e2e/screenshots.ts`: the pictures of the manifest and of the README, taken from the demo as it is. Run it
// after screens have changed and commit what it writes; the sizes of the first two stand in the manifest.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { startBackend } from '#tests/support/backend.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { dist, freshBuild } from '#tests/support/fresh-build.ts';
import { repository } from '#tests/support/repository.ts';
import { demoPassword, signInPage } from './accounts.ts';
import { appOnDevice, desktop, phone, tablet } from './person.ts';
import { pageSynced } from './sync.ts';

interface Shot {
  readonly file: string;
  readonly portal: 'venue' | 'rockstar';
  readonly path: string;
  readonly context: BrowserContextOptions;
  readonly offline?: boolean;
}

const people = { venue: 'vera@example.com', rockstar: 'rocco@example.com' } as const;
const onPhone = { viewport: phone, deviceScaleFactor: 3, hasTouch: true, isMobile: true } as const;

const shots: readonly Shot[] = [
  { file: 'narrow-1.png', portal: 'rockstar', path: '/rockstar', context: onPhone },
  { file: 'wide-1.png', portal: 'venue', path: '/venue', context: { viewport: desktop, deviceScaleFactor: 2 } },
  {
    file: 'find-offline.png',
    portal: 'rockstar',
    path: '/rockstar/available-shifts',
    context: { ...onPhone, deviceScaleFactor: 2, colorScheme: 'dark' },
    offline: true,
  },
  {
    file: 'tonight-tablet.png',
    portal: 'venue',
    path: '/venue',
    context: { viewport: tablet, deviceScaleFactor: 1, colorScheme: 'dark' },
  },
];

async function takeAll(): Promise<void> {
  freshBuild();
  const folder = join(repository, 'public/screenshots');
  await mkdir(folder, { recursive: true });
  const backend = await startBackend({ seed: 'demo', app: dist });
  const browser = await chromium.launch({ executablePath: findChromium().path, args: [...chromiumArguments] });
  try {
    for (const shot of shots) {
      const context = await browser.newContext({
        baseURL: backend.url,
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
        ...shot.context,
      });
      await take(await context.newPage(), shot, join(folder, shot.file));
      await context.close();
      console.log(`public/screenshots/${shot.file}`);
    }
  } finally {
    await browser.close();
    await backend.stop();
  }
}

async function take(page: Page, shot: Shot, path: string): Promise<void> {
  await signInPage(page, { portal: shot.portal, email: people[shot.portal], password: demoPassword });
  await pageSynced(page);
  if (shot.offline === true) {
    await appOnDevice(page);
    await page.context().setOffline(true);
  }
  await page.goto(shot.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const badge = shot.offline === true ? /^Offline/ : /^All synced/;
  await page.getByRole('button', { name: badge }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path, animations: 'disabled' });
}

await takeAll();
