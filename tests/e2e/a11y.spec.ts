// axe on every address, signed in and out. The everyday run takes both schemes narrow in English and each language wide;
// `npm run test:a11y` takes every combination.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { type Area, addressesOf } from './site-map.ts';
import { synced } from './sync.ts';

interface Look {
  readonly scheme: 'light' | 'dark';
  readonly language: 'en' | 'es' | 'fr';
  readonly width: 'narrow' | 'wide';
}

const locales = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' } as const;
const everyday: readonly Look[] = [
  { scheme: 'light', language: 'en', width: 'narrow' },
  { scheme: 'dark', language: 'en', width: 'narrow' },
  { scheme: 'light', language: 'en', width: 'wide' },
  { scheme: 'dark', language: 'es', width: 'wide' },
  { scheme: 'light', language: 'fr', width: 'wide' },
];
const looks = process.env.ENCORE_A11Y === 'all' ? everyLook() : everyday;

const visitors: readonly { area: Area; name: string; email: string }[] = [
  { area: 'public', name: 'Sam Stone', email: 'sam@example.com' },
  { area: 'venue', name: 'Vera Okafor', email: 'vera@example.com' },
  { area: 'rockstar', name: 'Rocco Bianchi', email: 'rocco@example.com' },
  { area: 'admin', name: 'Ada Lindqvist', email: 'ada@rockstars.example' },
];

for (const { area, name, email } of visitors) {
  for (const { scheme, language, width } of looks) {
    test(`${area} addresses: ${scheme}, ${language}, ${width}`, async ({ demo, arrive }) => {
      // Every address of a portal, each looked at by axe for some seconds.
      test.setTimeout(300_000);
      const viewport = width === 'narrow' ? phone : desktop;
      const visitor = await arrive({ name, email, viewport, colorScheme: scheme, locale: locales[language] }, demo);
      if (area !== 'public') {
        await signIn(visitor, area, demoPassword);
        await synced(visitor);
      }
      for (const path of await addressesOf(area, demo, email)) {
        await visitor.open(path);
        // The app's own: the landing page's stands there before it.
        await expect(visitor.page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await violations(visitor.page), path).toEqual([]);
      }
    });
  }
}

/**
 * One line for each element that breaks a rule. What a bar at the foot half covers just here can be scrolled out from
 * under it, so a page with something to say is looked at again a little further down, and only what is said twice counts.
 */
async function violations(page: Page): Promise<string[]> {
  const here = await broken(page);
  if (here.length === 0) return here;
  await page.evaluate(() => window.scrollBy(0, 90));
  const further = await broken(page);
  return here.filter(line => further.includes(line));
}

async function broken(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  );
}

function everyLook(): readonly Look[] {
  const schemes = ['light', 'dark'] as const;
  const widths = ['narrow', 'wide'] as const;
  const languages = ['en', 'es', 'fr'] as const;
  return schemes.flatMap(scheme => languages.flatMap(language => widths.map(width => ({ scheme, language, width }))));
}
