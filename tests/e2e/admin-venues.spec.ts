// Support looks at how the marketplace does, finds a venue among all, and pauses it with a reason; the venue reads it.
import { readFile } from 'node:fs/promises';
import { confirm, demoPassword, register, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';

test('support reads the weeks of the marketplace, finds a venue and pauses it', async ({ arrive, product }) => {
  const owner = await arrive({
    ...withoutWorker,
    name: 'Café =1+1 Wren',
    email: 'wren-venue@example.com',
    viewport: phone,
  });
  await register(owner, 'venue');
  await confirm(owner, product);
  const sol = await arrive({ name: 'Sol Weeks', email: 'sol-weeks@rockstars.example', viewport: desktop });
  await register(sol, 'rockstar');
  await confirm(sol, product);
  await product.db(
    `insert into public.admin_users (user_id, role) select id, 'support' from public.profile_private where email = $1`,
    [sol.email],
  );
  const { page } = sol;
  const rate = page.getByRole('figure').filter({ has: page.getByRole('heading', { name: 'Fill rate' }) });

  await test.step('each chart has its figures as a table, and a file has them all', async () => {
    await sol.open('/admin');
    await expect(page.getByRole('figure')).toHaveCount(6);
    // Who sent nothing waits for nothing: the title counts what does.
    await expect(page.getByRole('heading', { name: 'All decided', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Not verified yet' })).toBeVisible();
    // A new market may have nothing to draw; the table has its twelve weeks all the same.
    await rate.getByText('As a table').click();
    await expect(rate.getByRole('table', { name: 'Fill rate' }).getByRole('row')).toHaveCount(13);
    await page.getByText('4 weeks').click();
    await expect(rate.getByRole('table', { name: 'Fill rate' }).getByRole('row')).toHaveCount(5);
    await page.getByLabel('City').selectOption('Leeds');
    await expect(rate.getByText('none')).not.toHaveCount(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = await readFile((await (await saved).path()) ?? '', 'utf8');
    expect(file.split('\r\n')).toHaveLength(5);
  });

  await test.step('a note on a day stands in the table of every chart', async () => {
    await page.getByLabel('What happened').fill('Rail strike');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Rail strike' })).toContainText('Sol Weeks');
    await expect(rate.getByRole('cell', { name: 'Rail strike' })).toBeVisible();
  });

  await test.step('the address has what was chosen', async () => {
    await expect(page).toHaveURL(/weeks=4&area=leeds$/);
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('leeds');
    await expect(page.getByRole('radio', { name: '4 weeks' })).toBeChecked();
  });

  await test.step('the search finds users and venues as one types', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('wren');
    await expect(page.getByRole('option', { name: /^Café =1\+1 Wren wren-venue@example\.com$/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('without a connection the figures stay, with what they need, and are asked for again with the next one', async () => {
    await sol.loseNetwork();
    await page.getByLabel('City').selectOption('London');
    await expect(page.getByText('Couldn’t load the weeks.')).toBeVisible();
    await sol.regainNetwork();
    await expect(page.getByText('Couldn’t load the weeks.')).toBeHidden({ timeout: 20_000 });
  });

  await test.step('the server’s health stands beside the disputes', async () => {
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByText('Health', { exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Size of the database' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^\d+ within a day$/ })).toBeVisible();
    // Each app said which build it runs: these two, and those of stories that came before on the same product.
    const [known] = await product.db<{ n: number }>(
      'select count(*)::int as n from private.devices where build is not null',
    );
    expect(known?.n).toBeGreaterThanOrEqual(2);
    const told = new RegExp(`^\\d+\\.\\d+\\.\\d+.*${known?.n} devices · ${known?.n} within a day`);
    await expect(page.getByRole('listitem').filter({ hasText: told })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Operations' })).toBeVisible();
    await page.getByText('Disputes', { exact: true }).click();
    await expect(page.getByText('To decide', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
  });

  await test.step('a figure opens its list, and the list the venue', async () => {
    await page.getByRole('link', { name: 'not verified yet' }).click();
    await expect(page.getByLabel('Verification')).toHaveValue('unverified');
    await page.getByRole('searchbox', { name: 'Venue' }).fill('cafe =1');
    await expect(page.getByRole('table', { name: 'Venues' }).getByRole('row')).toHaveCount(2);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV of this one' }).click();
    expect(await readFile((await (await saved).path()) ?? '', 'utf8')).toContain('Café =1+1 Wren');
    await page.getByRole('table', { name: 'Venues' }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Towards Rockstars' })).toBeVisible();
  });

  await test.step('it is paused with a reason, which stands in its history', async () => {
    await page.getByRole('button', { name: 'Pause Café =1+1 Wren' }).click();
    const reason = page.getByRole('dialog').getByLabel('Reason');
    await reason.fill('Two reports.');
    // Not to be done without a connection, as its foot says: the reason is still there for later.
    await sol.loseNetwork();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Pause Café =1+1 Wren' })).toBeDisabled();
    await expect(page.getByRole('dialog').getByText(/^You are offline\./)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await sol.regainNetwork();
    await page.getByRole('button', { name: 'Pause Café =1+1 Wren' }).click();
    await expect(reason).toHaveValue('Two reports.');
    await page.getByRole('dialog').getByRole('button', { name: 'Pause Café =1+1 Wren' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Two reports.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resume Café =1+1 Wren' })).toBeVisible();
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/admin\/venues\?.*search=cafe/);
  });
});

test('who may only read is offered nothing to decide, and takes figures that a spreadsheet can add up', async ({
  arrive,
  demo,
}) => {
  const rae = await arrive(
    { ...withoutWorker, name: 'Rae Whitlock', email: 'rae@rockstars.example', viewport: desktop },
    demo,
  );
  const { page } = rae;
  await signIn(rae, 'admin', demoPassword);
  await expect(page.getByRole('link', { name: 'Open dispute' })).toBeVisible();
  await expect(page.getByText('Not verified yet').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Verify/ })).toHaveCount(0);
  await rae.open('/admin/reports?view=reports&report=hours');
  await expect(page.getByRole('table', { name: 'Hours and pay' }).getByRole('rowheader').first()).toHaveText(
    'London, GBP',
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const [head, london] = (await readFile((await (await saved).path()) ?? '', 'utf8')).split('\r\n');
  expect(head).toContain('Agreed hours,Pay,Owed for cancellations,Currency,');
  expect(london).toMatch(/^London,\d+,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,GBP,/);
});
