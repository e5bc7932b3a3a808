// `npx tsx tests/e2e/screenshots.ts`: the pictures of the manifest, of the README and of the landing page, taken from the
// demo as it is. Run it after screens have changed and commit what it writes; the sizes of the first two stand in the
// manifest, those of the landing page in its `product-picture.tsx`. Words after the name pick files that begin with one.
import { mkdir, writeFile } from 'node:fs/promises';
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
/** CSS pixels of the landing page's pictures, which show a screen's content alone. */
const pictures = { venue: { width: 640, height: 545 }, rockstar: { width: 400, height: 480 } } as const;
const onPhone = { viewport: phone, deviceScaleFactor: 3, hasTouch: true, isMobile: true } as const;

/** What either side sees first, in the words and the scheme of whoever reads the landing page. */
const landing: readonly Shot[] = ['en-GB', 'es-ES', 'fr-FR'].flatMap(locale =>
  (['light', 'dark'] as const).flatMap(colorScheme => {
    const look = { locale, colorScheme, deviceScaleFactor: 2 };
    const end = `${locale.slice(0, 2)}-${colorScheme}.webp`;
    const venue = {
      portal: 'venue',
      path: '/venue',
      context: { ...look, viewport: { width: 640, height: 720 } },
    } as const;
    const rockstar = {
      portal: 'rockstar',
      path: '/rockstar/available-shifts',
      context: { ...look, viewport: { width: 400, height: 640 } },
    } as const;
    return [
      { ...venue, file: `landing-venue-${end}` },
      { ...rockstar, file: `landing-rockstar-${end}` },
    ];
  }),
);

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
  ...landing,
];

async function takeAll(): Promise<void> {
  freshBuild();
  const folder = join(repository, 'public/screenshots');
  await mkdir(folder, { recursive: true });
  const backend = await startBackend({ seed: 'demo', app: dist });
  const browser = await chromium.launch({ executablePath: findChromium().path, args: [...chromiumArguments] });
  try {
    for (const shot of shots.filter(isWanted)) {
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

function isWanted({ file }: Shot): boolean {
  const words = process.argv.slice(2);
  return words.length === 0 || words.some(word => file.startsWith(word));
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
  if (shot.offline === true) await page.getByRole('button', { name: /^Offline/ }).waitFor();
  else await pageSynced(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (path.endsWith('.webp')) await writeFile(path, await asWebp(page, await content(page, shot.portal)));
  else await page.screenshot({ path, animations: 'disabled' });
}

/** What stands below the header, with a little air above. */
async function content(page: Page, portal: Shot['portal']): Promise<Buffer> {
  const main = page.getByRole('main');
  await main.evaluate(element => {
    element.style.paddingTop = '12px';
  });
  const box = await main.boundingBox();
  if (box === null) throw new Error('The screen has no content.');
  return await page.screenshot({ clip: { x: 0, y: box.y, ...pictures[portal] }, animations: 'disabled' });
}

/** The browser encodes it itself. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).slice('data:image/webp;base64,'.length);
  }, png.toString('base64'));
  return Buffer.from(encoded, 'base64');
}

await takeAll();
