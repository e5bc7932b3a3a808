// The main stories without a mouse, on the demo: at every stop the focus is somewhere, is seen and lies under no bar; a sheet gives it
// back to what opened it, and what leaves the page gives it to what comes in its place. What is said aloud meanwhile is said once.
// Then once round every address. A run of minutes, so `npm run test:a11y` alone has it; every day the way of looking is tried, and
// checking in and deciding a dispute by keys are steps of `work` and `disputes`.
import { en } from '#i18n/en.ts';
import { demoPassword, password, signIn } from './accounts.ts';
import { box, log } from './chats.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { faultsOnTheWay, press, tabTo } from './keyboard.ts';
import { desktop, phone } from './person.ts';
import { dayAhead } from './shifts.ts';
import { type Area, addressesOf, viewsOf } from './site-map.ts';
import { listen, twice } from './spoken.ts';
import { synced } from './sync.ts';

test.describe.configure({ timeout: 120_000 });

const visitors: readonly { area: Area; name: string; email: string }[] = [
  { area: 'public', name: 'Sam Stone', email: 'sam@example.com' },
  { area: 'rockstar', name: 'Rocco Bianchi', email: 'rocco@example.com' },
  { area: 'venue', name: 'Vera Okafor', email: 'vera@example.com' },
  { area: 'admin', name: 'Ada Lindqvist', email: 'ada@rockstars.example' },
];

test('a stop is looked at once what moves over it has come to its end', async ({ page }) => {
  await page.setContent(`<style>@keyframes away { to { translate: 0 -100% } } @keyframes turn { to { rotate: 1turn } }</style>
    <button>Post</button><i style="display: block; animation: turn 1s infinite">…</i>
    <div style="position: fixed; inset: 0; animation: away 1.5s forwards"></div>`);
  expect(await faultsOnTheWay(page)).toEqual([]);
});

test('a button that is off while it acts has the focus again once it is on', async ({ arrive, demo }) => {
  const ada = await arrive({ name: 'Ada Lindqvist', email: 'ada@rockstars.example', viewport: desktop }, demo);
  const { page } = ada;
  await ada.open('/register/rockstar');
  await page.getByLabel('Full Name').fill(ada.name);
  await page.getByLabel('Email').fill(ada.email);
  for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill(password);
  const create = page.getByRole('button', { name: 'Create account' });
  await tabTo(page, create);
  // What the first Tab asked for has come.
  await page.waitForLoadState('networkidle');
  await ada.loseNetwork();
  await page.keyboard.press('Enter');
  await expect(page.getByText(en.auth.needsNetwork)).toBeVisible();
  await expect(create).toBeFocused();
  await ada.regainNetwork();
  await signIn(ada, 'admin', demoPassword);
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect(refresh).toBeEnabled();
  await press(page, refresh);
  await expect(refresh).toBeEnabled();
  await expect(refresh).toBeFocused();
});

if (process.env.ENCORE_A11Y === 'all') {
  test('a Rockstar applies without signal, answers a chat and changes a setting by keys; each thing is said once', async ({
    arrive,
    demo,
  }) => {
    const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: phone }, demo);
    const { page } = rocco;
    const spoken = await listen(page);
    await signIn(rocco, 'rockstar', demoPassword);
    await synced(rocco);
    const main = page.getByRole('main');

    await test.step('the first stop leads past the ways; a card opens its shift', async () => {
      await rocco.open('/rockstar/available-shifts');
      // Whichever the venue decides on: what is open first of all depends on the hour, and a card need not say how it is booked.
      const decided = await demo.db<{ id: string }>(
        `select id from public.shifts where booking_mode = 'review' and starts_at > now() order by starts_at limit 200`,
      );
      const cards = main.locator(decided.map(({ id }) => `a[href$="/available-shifts/${id}"]`).join());
      const fits = { hasText: /Fits your calendar|hours you like best/, hasNotText: /Sent|Confirmed|Waitlist/ };
      const card = cards.filter(fits).first();
      await expect(main.locator('a[href*="/available-shifts/"]').first()).toBeVisible();
      await press(page, page.getByRole('link', { name: 'Skip to the content' }));
      await expect(main).toBeFocused();
      await press(page, card);
      await expect(page).toHaveURL(/available-shifts\/[0-9a-f-]{36}/);
      // Its title is said, or has the focus and is read by that where the card had gone with its page.
      const title = page.getByRole('heading', { level: 1 });
      const words = async () => (await spoken()).map(one => one.words);
      const isRead = () => title.evaluate(element => element === document.activeElement);
      await expect.poll(async () => (await isRead()) || (await words()).includes(await title.innerText())).toBe(true);
    });

    await test.step('the sheet gives the focus back; what was pressed gives it to what comes in its place', async () => {
      const apply = main.getByRole('button', { name: 'Apply', exact: true });
      await rocco.hasAppOnDevice();
      await rocco.loseNetwork();
      await press(page, apply);
      const sheet = page.getByRole('dialog', { name: 'Apply' });
      await expect(sheet.locator(':focus')).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(apply).toBeFocused();
      await page.keyboard.press('Enter');
      await press(page, sheet.getByRole('button', { name: 'Send request' }));
      await expect(sheet).toBeHidden();
      await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused();
    });

    await test.step('what was said aloud was said once, and is seen', async () => {
      await expect(page.getByRole('banner').getByRole('button', { name: /^Offline/ })).toBeVisible();
      await rocco.regainNetwork();
      await synced(rocco);
      await expect
        .poll(async () => (await spoken()).map(({ words }) => words))
        .toContain('All changes synced successfully');
      const said = await spoken();
      expect(twice(said)).toEqual([]);
      // The page says its title to the eyes, the badge, asserted on above, the rest.
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const seen = [
        'You are now offline. Changes will be saved locally.',
        'Back online. Syncing data...',
        'All changes synced successfully',
      ];
      const unseen = said.filter(one => one.unseen && one.words !== title);
      expect(unseen.map(one => one.words)).toEqual(seen);
    });

    await test.step('a chat is opened and answered', async () => {
      await rocco.open('/rockstar/messages');
      await press(page, main.locator('a[data-chat]').first());
      await tabTo(page, box(rocco));
      await page.keyboard.type('I’ll bring my own knives.');
      await page.keyboard.press('Enter');
      await expect(log(rocco).getByText('I’ll bring my own knives.')).toBeVisible();
      await expect(box(rocco)).toBeFocused();
      await synced(rocco);
      expect(twice(await spoken())).toEqual([]);
    });

    await test.step('a setting is switched', async () => {
      await rocco.open('/rockstar/settings?tab=notifications');
      const news = page.getByRole('switch', { name: /^News and tips/ });
      await press(page, news, ' ');
      await expect(news).toBeChecked();
      await expect(news).toBeFocused();
    });
  });

  test('a venue posts a shift and approves hours by keys; the next line has the focus then', async ({
    arrive,
    demo,
  }) => {
    const vera = await arrive(
      { ...withoutWorker, name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop },
      demo,
    );
    const { page } = vera;
    await signIn(vera, 'venue', demoPassword);
    await synced(vera);

    await test.step('a shift is posted', async () => {
      await vera.open('/venue/shifts/new');
      // Six figures of a year, as a slip of the hand types them, are four.
      await tabTo(page, page.getByLabel('Day'));
      await page.keyboard.type('1212202720');
      await expect(page.getByLabel('Day')).not.toHaveValue(/^\d{5}/);
      await page.getByLabel('Day').fill(dayAhead(25));
      await tabTo(page, page.getByLabel('Role', { exact: true }));
      await page.keyboard.type('Bartender');
      await tabTo(page, page.getByLabel('Pay per hour'));
      await page.keyboard.press('Control+a');
      await page.keyboard.type('15.50');
      await press(page, page.getByRole('button', { name: 'Post', exact: true }));
      await page.waitForURL(/\/venue\/shifts\/[0-9a-f-]{36}$/);
      await expect(page.locator('body')).not.toBeFocused();
    });

    await test.step('hours are approved', async () => {
      await vera.open('/venue/shifts/hours');
      const line = page.locator('tr[data-hours]').first();
      await tabTo(page, line);
      const approved = await line.getAttribute('data-hours');
      await page.keyboard.press('a');
      await expect(page.locator('tr[data-hours]:focus')).not.toHaveAttribute('data-hours', approved ?? '');
    });
  });

  for (const { area, name, email } of visitors) {
    test(`every stop of the ${area} pages is seen and lies under no bar`, async ({ arrive, demo }) => {
      test.setTimeout(1_800_000);
      const visitor = await arrive({ ...withoutWorker, name, email, viewport: phone }, demo);
      if (area !== 'public') {
        await signIn(visitor, area, demoPassword);
        await synced(visitor);
      }
      const { page } = visitor;
      for (const path of (await addressesOf(area, demo, email)).flatMap(viewsOf))
        for (const size of [phone, desktop]) {
          await page.setViewportSize(size);
          await visitor.open(path);
          await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect.soft(await faultsOnTheWay(page), `${path} at ${size.width}`).toEqual([]);
        }
    });
  }
}
