// Letters of twice the usual size, chosen in the browser's settings. All of a page grows with them as it does with the browser's zoom,
// so what has room for that has room here too; what stands in px among it would not grow.
import type { Page } from '@playwright/test';
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
  rockstar: [...tabs, 'available-shifts', 'reliability', 'availability', 'earnings', 'messages', 'shifts'],
  venue: [...tabs, '', 'shifts/hours'],
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
      await visitor.open(path === '' ? `/${portal}` : `/${portal}/${path}`);
      await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await cutOff(page), `${path} on a phone`).toEqual([]);
      expect.soft(await collided(page), `${path} on a phone`).toEqual([]);
    }
  });
}

test('a chat on a phone has the width for who it is with and for what is written', async ({ arrive, demo }) => {
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: phone }, demo);
  await signIn(rocco, 'rockstar', demoPassword);
  await rocco.open('/rockstar/messages');
  await rocco.page
    .getByRole('link', { name: /The Copper Thistle/ })
    .first()
    .click();
  const words = rocco.page.getByRole('textbox', { name: 'Write a message' });
  const widths = [words, rocco.page.getByRole('heading', { name: 'The Copper Thistle' })];
  for (const part of widths) expect((await part.boundingBox())?.width).toBeGreaterThan(phone.width * 0.7);
  expect(await cutOff(rocco.page)).toEqual([]);
});

test('a check-in code on a phone is read whole, and its shift moves no page sideways', async ({ arrive, demo }) => {
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: phone }, demo);
  await signIn(vera, 'venue', demoPassword);
  const sql = `select shift.id from public.shifts shift
    join public.venue_users member using (venue_id) join public.profile_private vera on vera.id = member.user_id
    where vera.email = 'vera@example.com' and shift.status = 'published' and shift.starts_at > now()
      and shift.confirmed_count between 1 and shift.positions - 1 order by shift.starts_at limit 1`;
  const [shift] = await demo.db<{ id: string }>(sql);
  await vera.open(`/venue/shifts/${shift?.id}`);
  await expect(vera.page.getByRole('link', { name: 'Ask for cover' })).toBeVisible();
  expect(await cutOff(vera.page)).toEqual([]);
  await vera.open(`/venue/shifts/${shift?.id}/code`);
  const digits = vera.page.locator('[class*="digits"]');
  await expect(digits).toBeVisible();
  expect(await digits.evaluate(box => box.scrollWidth <= box.clientWidth + 1)).toBe(true);
  expect(await cutOff(vera.page)).toEqual([]);
});

/** Words of the bar, or beside one another in a chart, that are broken in two or lie over their neighbour’s. */
function collided(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const drawn = [...document.querySelectorAll('nav a, main :is(button, li) > span')].flatMap(holder => {
      const label = [...holder.querySelectorAll('span'), holder].find(
        ({ firstChild, clientWidth }) => firstChild instanceof Text && clientWidth > 2,
      );
      if (label === undefined || label.checkVisibility() === false) return [];
      const range = document.createRange();
      range.selectNodeContents(label);
      const text = label.textContent.trim();
      return [
        {
          bar: holder.closest('nav') !== null,
          text,
          box: range.getBoundingClientRect(),
          lines: range.getClientRects().length,
        },
      ];
    });
    const broken = drawn.filter(({ bar, text, lines }) => bar && lines > text.split(' ').length);
    const over = drawn.filter(({ bar, box }, nth) =>
      drawn.some(
        ({ bar: alike, box: other }, at) =>
          at > nth &&
          alike === bar &&
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 8,
      ),
    );
    return [...broken, ...over].map(({ text }) => text);
  });
}
