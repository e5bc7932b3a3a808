// axe on every address, signed in and out. A page is loaded once for each language, and looked at wide in the light and narrow in the
// dark without being loaded again. The everyday run takes both widths and schemes in English, and what strangers see in
// every language; `npm run test:a11y` takes every combination, and what an address shows behind a query too.
import type { Page } from '@playwright/test';
import { demoPassword, signIn } from './accounts.ts';
import { animationsEnd } from './animations.ts';
import { violations } from './axe.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { type Area, addressesOf, viewsOf } from './site-map.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

interface Look {
  readonly scheme: 'light' | 'dark';
  readonly width: 'narrow' | 'wide';
}

const everyday: Readonly<Record<'en-GB' | 'es-ES' | 'fr-FR', readonly Look[]>> = {
  'en-GB': [
    { scheme: 'light', width: 'wide' },
    { scheme: 'dark', width: 'narrow' },
  ],
  'es-ES': [{ scheme: 'dark', width: 'wide' }],
  'fr-FR': [{ scheme: 'light', width: 'wide' }],
};
const everydayAreas: Readonly<Record<string, readonly Area[]>> = {
  'es-ES': ['public'],
  'fr-FR': ['public'],
};
const all: readonly Look[] = (['light', 'dark'] as const).flatMap(scheme =>
  (['wide', 'narrow'] as const).map(width => ({ scheme, width })),
);

interface Visitor {
  readonly area: Area;
  readonly name: string;
  readonly email: string;
}

const visitors: readonly Visitor[] = [
  { area: 'public', name: 'Sam Stone', email: 'sam@example.com' },
  { area: 'venue', name: 'Vera Okafor', email: 'vera@example.com' },
  { area: 'rockstar', name: 'Rocco Bianchi', email: 'rocco@example.com' },
  { area: 'admin', name: 'Ada Lindqvist', email: 'ada@rockstars.example' },
];

/** They see less of the same portals, or are told why not: in the whole run, in one language. */
const lesser: readonly Visitor[] = [
  { area: 'venue', name: 'Mina Haddad', email: 'mina@example.com' },
  { area: 'venue', name: 'Stef Janssen', email: 'stef@example.com' },
  { area: 'admin', name: 'Sol Amador', email: 'sol@rockstars.example' },
  { area: 'admin', name: 'Rae Whitlock', email: 'rae@rockstars.example' },
];

const whole = process.env.ENCORE_A11Y === 'all';

for (const visitor of whole ? [...visitors, ...lesser] : visitors) {
  for (const [locale, few] of Object.entries(everyday)) {
    const { area, name, email } = visitor;
    const everywhere = whole || (everydayAreas[locale]?.includes(area) ?? true);
    if (!(lesser.includes(visitor) ? locale === 'en-GB' : everywhere)) continue;
    const looks = whole ? all : few;
    test(`${area} addresses for ${name}: ${locale}, ${looks.map(titleOf).join(', ')}`, async ({ demo, arrive }) => {
      // Every address of a portal, each looked at by axe for some seconds.
      test.setTimeout(whole ? 1_800_000 : 600_000);
      const person = await arrive({ name, email, locale }, demo);
      if (area !== 'public') {
        await signIn(person, area, demoPassword);
        await synced(person);
      }
      const addresses = await addressesOf(area, demo, email);
      for (const path of whole ? addresses.flatMap(viewsOf) : addresses) {
        // Where there is room a list opens one of its items, which has an address of its own here.
        await person.page.setViewportSize(phone);
        await person.open(path);
        // The app's own: the landing page's stands there before it.
        await expect(person.page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
        // What is read from the server has come too; the everyday run takes the pages as they open.
        if (whole) await person.page.waitForLoadState('networkidle');
        for (const look of looks) {
          await put(person.page, look);
          expect.soft(await violations(person.page), `${path}, ${titleOf(look)}`).toEqual([]);
        }
      }
    });
  }
}

function titleOf({ scheme, width }: Look): string {
  return `${scheme} ${width}`;
}

/** Waits until the page has taken the colours on, and what fades has faded. */
async function put(page: Page, { scheme, width }: Look): Promise<void> {
  await page.setViewportSize(width === 'narrow' ? phone : desktop);
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  await animationsEnd(page);
}
