// Letters of twice the usual size, chosen in the browser's settings. All of a page grows with them as it does with the browser's zoom,
// so what has room for that has room here too; what stands in px among it would not grow.
import { launchOptions } from '#tests/support/chromium.ts';
import { demoPassword, signIn } from './accounts.ts';
import { cutOff } from './cut-off.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

const { args, ...options } = launchOptions(process.env.CHROMIUM);
test.use({ launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] } });

const visitors = [
  { portal: 'rockstar', name: 'Rocco Bianchi', email: 'rocco@example.com', paths: ['/rockstar', '/rockstar/shifts'] },
  {
    portal: 'venue',
    name: 'Vera Okafor',
    email: 'vera@example.com',
    paths: ['/venue', '/venue/shifts?view=week', '/venue/shifts/new', '/venue/shifts/hours'],
  },
  { portal: 'admin', name: 'Ada Lindqvist', email: 'ada@rockstars.example', paths: ['/admin', '/admin/reports'] },
] as const;

/** On a phone they have the room of 180 px. */
const tabs = ['account', 'notifications', 'security'].map(tab => `settings?tab=${tab}`);
const onPhone = {
  rockstar: [...tabs, 'available-shifts', 'reliability', 'availability'],
  venue: tabs,
  admin: [...tabs, 'venues/verification'],
} as const;

for (const { portal, name, email, paths } of visitors) {
  test(`${portal} pages have room for letters twice as large, and all of them are`, async ({ arrive, demo }) => {
    test.slow();
    const visitor = await arrive({ name, email, viewport: desktop }, demo);
    await signIn(visitor, portal, demoPassword);
    await synced(visitor);
    const { page } = visitor;
    for (const path of paths) {
      await visitor.open(path);
      await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('font-size', '34px');
      await expect(page.locator('nav .tabler-icon').first()).toHaveCSS('width', '48px');
      expect.soft(await cutOff(page), path).toEqual([]);
    }
    await page.setViewportSize(phone);
    for (const path of onPhone[portal]) {
      await visitor.open(`/${portal}/${path}`);
      await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await cutOff(page), `${path} on a phone`).toEqual([]);
    }
  });
}
