// Two managers on one timesheet, each without signal: the first that is heard counts, the other reads whose it was, and may take it up
// again for a day.
import { demoPassword, signIn } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { desktop } from './person.ts';
import { synced } from './sync.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

const AGREED = `select agreed_min is not null as agreed from public.timesheets where id = $1`;

test('two managers answer one timesheet without signal: the first counts, and is taken up again', async ({
  arrive,
  demo,
}) => {
  const vera = await arrive({ name: 'Vera', email: 'vera@example.com', viewport: desktop }, demo);
  const mina = await arrive({ name: 'Mina', email: 'mina@example.com', viewport: desktop }, demo);
  let sheet = '';
  const row = ({ page }: typeof vera) => page.locator(`tr[data-hours="${sheet}"]`);

  await test.step('both see the same hours, and lose the network', async () => {
    for (const person of [vera, mina]) {
      await signIn(person, 'venue', demoPassword);
      await synced(person);
      await person.hasAppOnDevice();
      await person.page.goto('/venue/shifts/hours');
      await expect(person.page.getByRole('button', { name: /^Approve/ })).toBeVisible();
    }
    const first = vera.page
      .locator('tr[data-hours]')
      .filter({ has: vera.page.getByRole('checkbox') })
      .first();
    sheet = (await first.getAttribute('data-hours')) ?? '';
    for (const person of [vera, mina]) await person.loseNetwork();
  });

  await test.step('Vera approves, Mina offers another figure', async () => {
    await row(vera).press('a');
    await expect(row(vera)).toHaveAttribute('data-pending');
    await row(mina).press('o');
    const offer = mina.page.getByRole('dialog');
    await offer.getByLabel('Hours', { exact: true }).fill('3');
    await offer.getByLabel('Why').fill('She left at ten');
    await offer.getByRole('button', { name: /^Offer 3 h/ }).click();
    await expect(row(mina)).toHaveAttribute('data-pending');
  });

  await test.step('Vera was first; Mina is told, and reads whose it is', async () => {
    await vera.regainNetwork();
    await synced(vera);
    await mina.regainNetwork();
    await expect(mina.page.getByRole('button', { name: /^1 change was refused/ })).toBeVisible({ timeout: 30_000 });
    await expect(row(mina)).toContainText('Approved', { timeout: 30_000 });
    await expect(mina.page.getByText(/^Agreed by Vera Okafor /)).toBeVisible();
    expect(await violations(mina.page)).toEqual([]);
  });

  await test.step('she takes it up again, and Vera sees it open', async () => {
    await mina.page.getByRole('button', { name: 'Reopen hours' }).click();
    await expect.poll(() => demo.db(AGREED, [sheet]), { timeout: 30_000 }).toEqual([{ agreed: false }]);
    await expect(row(vera).getByRole('checkbox')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('an approval that slipped is undone from its toast', async () => {
    await row(vera).press('a');
    // The toast of the first approval may still stand: both lead to the same hours.
    await vera.page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(row(vera).getByRole('checkbox')).toBeVisible({ timeout: 30_000 });
    await synced(vera);
    expect(await demo.db(AGREED, [sheet])).toEqual([{ agreed: false }]);
  });
});
