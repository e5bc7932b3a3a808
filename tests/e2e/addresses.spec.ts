// What an address names behind its question mark is what the page shows; what it does not know falls back, and the address says so.
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop } from './person.ts';
import { synced } from './sync.ts';

test('Vera’s shifts show what their address names, and the address what they show', async ({ arrive, demo }) => {
  const vera = await arrive(
    { ...withoutWorker, name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop },
    demo,
  );
  const { page } = vera;
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  const shown = page.getByRole('radiogroup', { name: 'Show as' }).getByRole('radio', { checked: true });

  await test.step('the hours have an address of their own', async () => {
    await page.goto('/venue/shifts?view=hours');
    await expect(page).toHaveURL(/\/venue\/shifts\/hours$/);
    await expect(shown).toHaveAccessibleName('Hours');
  });

  await test.step('what is no view is the one that fits the screen', async () => {
    await page.goto('/venue/shifts?view=month');
    await expect(shown).toHaveAccessibleName('Roles');
    await expect(page).toHaveURL(/\/venue\/shifts$/);
  });

  await test.step('what is no tab, no message and no word opens the page all the same', async () => {
    await page.goto('/venue/settings?tab=x');
    await expect(page.getByRole('tab', { name: /^Account/ })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/venue/rockstars?words=12');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('searchbox').or(page.locator('main input').first()).first()).toHaveValue('12');
    await page.goto('/venue/messages');
    await page.locator('main a[href^="/venue/messages/"]').first().click();
    await page.waitForURL('**/venue/messages/*');
    await page.goto(`${page.url()}?at=x`);
    await expect(page.getByRole('log')).toBeVisible();
    await expect(page).toHaveURL(/\/venue\/messages\/[^?]+$/);
  });

  await test.step('another view is another address, also for a reload and for who goes back', async () => {
    await page.goto('/venue/shifts?view=week');
    await page.getByText('People', { exact: true }).click();
    await expect(page).toHaveURL(/\/venue\/shifts\?view=people$/);
    await page.reload();
    await expect(shown).toHaveAccessibleName('People');
  });

  await test.step('a week has an address, which goes with the step to another', async () => {
    const back = page.getByRole('button', { name: 'This week' });
    await page.goto('/venue/shifts?view=week&week=2026-02-30-x');
    await expect(back).toBeDisabled();
    await expect(page).toHaveURL(/\/venue\/shifts\?view=week$/);
    await page.goto('/venue/shifts?view=week&week=2031-03-05');
    await expect(page.getByRole('heading', { name: 'Nothing in this week yet' })).toBeVisible();
    await back.click();
    await expect(page).toHaveURL(/\/venue\/shifts\?view=week$/);
    await expect(back).toBeDisabled();
    await page.goBack();
    await expect(back).toBeDisabled();
  });
});

test('Ada’s list is searched for digits too, and its pane ends with the window where she is told of no network', async ({
  arrive,
  demo,
}) => {
  const ada = await arrive(
    { name: 'Ada Lindqvist', email: 'ada@rockstars.example', viewport: { width: 1024, height: 768 } },
    demo,
  );
  const { page } = ada;
  await signIn(ada, 'admin', demoPassword);
  await page.goto('/admin/users?search=712');
  await expect(page.getByLabel('Name or email')).toHaveValue('712');
  await page.goto('/admin/shifts?area=nowhere');
  const listed = page.getByRole('table', { name: 'Shifts' });
  await expect(listed).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const first = await listed.getByRole('link').first().getAttribute('href');
  for (const [way, stretch] of [
    ['Next', /^51–100 of /],
    ['Next', /^101–1\d\d of /],
    ['Previous', /^51–100 of /],
    ['Previous', /^1–50 of /],
  ] as const) {
    await pages.getByRole('button', { name: way }).click();
    await expect(pages.getByText(stretch)).toBeVisible();
  }
  await expect(listed.getByRole('link').first()).toHaveAttribute('href', first ?? '');
  await page.goto('/admin/users');
  await page.getByRole('table', { name: 'Users' }).getByRole('link').first().click();
  const pane = page.getByRole('complementary').filter({ has: page.getByRole('link', { name: 'Close' }) });
  const end = () => pane.evaluate(one => Math.round(one.getBoundingClientRect().bottom - innerHeight));
  await expect.poll(end).toBe(0);
  await ada.loseNetwork();
  const notice = page.locator('#admin-offline');
  await expect(notice).toContainText(/^You are offline\./);
  await expect.poll(end).toBe(0);
  const room = () => notice.evaluate(one => one.getBoundingClientRect().bottom);
  const begins = () => pane.evaluate(one => one.getBoundingClientRect().top);
  await expect.poll(async () => (await begins()) - (await room())).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(end).toBe(0);
  await expect(notice).toBeInViewport();
  await ada.regainNetwork();
  await expect.poll(end).toBe(0);
});

test('Rocco is told of a booking that this device no longer has, whichever of its pages a link leads to', async ({
  arrive,
  demo,
}) => {
  const rocco = await arrive({ ...withoutWorker, name: 'Rocco Bianchi', email: 'rocco@example.com' }, demo);
  const { page } = rocco;
  await signIn(rocco, 'rockstar', demoPassword);
  await synced(rocco);
  const booking = '/rockstar/shifts/0a20975f-429c-75a6-8c00-09b1ff5dd561';
  for (const [address, words] of [
    [booking, 'This booking is no longer here'],
    [`${booking}/hours`, 'This booking is no longer here'],
    [`${booking}/check-in`, 'You’re not booked on this shift'],
    [`${booking}/send`, 'You’re not booked on this shift'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  }
});
