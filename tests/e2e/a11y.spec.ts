// axe on every address, signed in and out. The everyday run looks once at each in English, wide in the light or narrow in the dark, and
// at what strangers see in Spanish or in French; `npm run test:a11y` takes every combination of language, scheme and width, each
// language's without loading the page again, and what an address shows behind a query too.
import type { Page } from '@playwright/test';
import { unevenButtons } from '#tests/support/uneven-buttons.ts';
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

/** Of the nth address of an area, in the everyday run. */
const everyday: Readonly<Record<'en-GB' | 'es-ES' | 'fr-FR', (nth: number) => Look | null>> = {
  'en-GB': nth => (nth % 2 === 0 ? { scheme: 'light', width: 'wide' } : { scheme: 'dark', width: 'narrow' }),
  'es-ES': nth => (nth % 2 === 0 ? { scheme: 'dark', width: 'wide' } : null),
  'fr-FR': nth => (nth % 2 === 0 ? null : { scheme: 'light', width: 'narrow' }),
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
  for (const [locale, lookAt] of Object.entries(everyday)) {
    const { area, name, email } = visitor;
    const inEveryLanguage = whole ? !lesser.includes(visitor) : area === 'public';
    if (locale !== 'en-GB' && !inEveryLanguage) continue;
    test(`${area} addresses for ${name}, ${locale}`, async ({ demo, arrive }) => {
      // Every address of a portal, each looked at by axe for some seconds.
      test.setTimeout(whole ? 1_800_000 : 600_000);
      const person = await arrive({ name, email, locale }, demo);
      if (area !== 'public') {
        await signIn(person, area, demoPassword);
        await synced(person);
      }
      const addresses = await addressesOf(area, demo, email);
      for (const [nth, path] of (whole ? addresses.flatMap(viewsOf) : addresses).entries()) {
        const look = lookAt(nth);
        const looks = whole ? all : look === null ? [] : [look];
        if (looks.length === 0) continue;
        // Where there is room a list opens one of its items, which has an address of its own here.
        await person.page.setViewportSize(phone);
        await person.open(path);
        // The app's own: the landing page's stands there before it.
        await expect(person.page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
        // What is read from the server has come too; the everyday run takes the pages as they open.
        if (whole) await person.page.waitForLoadState('networkidle');
        if (area === 'public') {
          // As the other engines are asked (`engines/story.test.ts`).
          await expect(person.page.getByText(/Something went wrong|Page Not Found/)).toHaveCount(0);
          expect.soft(await person.page.evaluate(unevenButtons), path).toEqual([]);
        }
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
