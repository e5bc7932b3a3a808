// A super admin opens a city, and a venue that was waiting there takes it for its address and hears of it.
import { confirm, placeVenue, register } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone, tablet } from './person.ts';

test.use(withoutWorker);

test('a city that a super admin adds is there for a venue to choose', async ({ arrive, product }) => {
  test.setTimeout(180_000);
  const ada = await arrive({ name: 'Ada Harbour', email: 'ada-harbour@rockstars.example', viewport: desktop });
  const owner = await arrive({ name: 'Casa do Cais', email: 'casa-cais@example.com', viewport: phone });
  await register(ada, 'rockstar');
  await confirm(ada, product);
  await product.db(
    `insert into public.admin_users (user_id, role) select id, 'super_admin' from public.profile_private where email = $1`,
    [ada.email],
  );
  const { page } = ada;

  await test.step('on a tablet the sixth tab is as wide as its words, and fields stand apart', async () => {
    await page.setViewportSize(tablet);
    await ada.open('/admin/settings');
    const tab = page.getByRole('tab', { name: 'Platform' });
    await expect(tab).toBeVisible({ timeout: 30_000 });
    expect((await tab.boundingBox())?.width).toBeLessThan(200);
    const hint = await page.getByText('As venues and colleagues see it.').boundingBox();
    const email = await page.locator('label').filter({ hasText: 'Email' }).boundingBox();
    expect((email?.y ?? 0) - (hint?.y ?? 0) - (hint?.height ?? 0)).toBeGreaterThanOrEqual(12);
    await page.setViewportSize(desktop);
  });

  await test.step('the city is added with its zone, currency and legal floor', async () => {
    await ada.open('/admin/settings');
    await page.getByRole('tab', { name: 'Platform' }).click({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Add a city' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Name').fill('Porto');
    await sheet.getByLabel('Country code').fill('pt');
    await sheet.getByLabel('Time zone').fill('Lisbon');
    await page.getByRole('option', { name: 'Europe/Lisbon' }).click();
    await sheet.getByLabel('Currency').selectOption('EUR');
    await sheet.getByLabel('Latitude of the centre').fill('41.15');
    await sheet.getByLabel('Longitude of the centre').fill('-8.61');
    const floor = sheet.getByLabel('Legal minimum of the city, per hour');
    await floor.fill('5000');
    await expect(sheet.getByText('Enter a realistic pay per hour, above 0.')).toBeVisible();
    // As it was copied from a page in another language.
    await floor.fill('5,40');
    await sheet.getByRole('button', { name: 'Save city' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Porto added')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Europe/Lisbon · EUR · minimum €5.40' })).toBeVisible({
      timeout: 90_000,
    });
  });

  await test.step('figures for everyone are decided with their effect, from now or from a day, and taken back', async () => {
    await page.getByRole('button', { name: 'Change figures' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('A no-show takes').fill('5');
    await expect(sheet.getByText('Too low beside: A last-minute cancellation takes')).toBeVisible();
    await sheet.getByLabel('A no-show takes').fill('15');
    await expect(sheet.getByText('A no-show takes: 12 points → 15 points')).toBeVisible();
    await sheet.getByLabel('Why').fill('Too many empty places');
    await sheet.getByRole('button', { name: 'Change from now' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('“Too many empty places”')).toBeVisible();
    await page.getByRole('button', { name: 'Change figures' }).click();
    await sheet.getByLabel('Legal minimum per hour, Portugal').fill('6.00');
    await sheet.getByLabel('From').fill('2028-01-01');
    await sheet.getByLabel('Why').fill('The law of that year');
    await sheet.getByRole('button', { name: 'Change from that day' }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText(/Version 3/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden();
    await expect(page.getByText(/withdrawn /)).toBeVisible();
  });

  await test.step('and are read by whom they concern', async () => {
    await ada.open('/rockstar/reliability');
    await expect(
      page.getByRole('region', { name: 'What takes points' }).getByText('15 points, 3 strikes'),
    ).toBeVisible();
    await ada.open('/admin/settings?tab=platform');
  });

  await test.step('a second one of the same name is refused with words', async () => {
    await page.getByRole('button', { name: 'Add a city' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Name').fill('Porto');
    await sheet.getByLabel('Country code').fill('pt');
    await sheet.getByLabel('Time zone').fill('Lisbon');
    await page.getByRole('option', { name: 'Europe/Lisbon' }).click();
    await sheet.getByLabel('Latitude of the centre').fill('41.15');
    await sheet.getByLabel('Longitude of the centre').fill('-8.61');
    await sheet.getByRole('button', { name: 'Save city' }).click();
    await expect(sheet.getByText('There is already a city with this name.')).toBeVisible();
  });

  await test.step('its figures are an address that can be kept, and come by mail each Monday', async () => {
    await ada.open('/admin/reports?view=reports&report=hours&weeks=4&area=porto');
    await expect(page.getByText('Porto, 4 weeks with this one')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Nothing started in these weeks')).toBeVisible();
    await page.getByText('Marketplace', { exact: true }).click();
    await expect(page).toHaveURL(/view=reports&weeks=4&area=porto/);
    await page.getByRole('button', { name: 'Email me: Porto' }).click();
    await expect(page.getByText('You get the last week of Porto each Monday morning.')).toBeVisible();
  });

  await test.step('a venue takes it', async () => {
    await register(owner, 'venue');
    await confirm(owner, product);
    await placeVenue(owner, 'Porto', 'Cais da Ribeira 4');
  });

  await test.step('news goes to those who agreed, after a second word, and is written down with their number', async () => {
    await product.db(
      `insert into public.user_settings (id, marketing, marketing_at) select id, true, now() from public.profile_private where email = $1
       on conflict (id) do update set marketing = true, marketing_at = now()`,
      [owner.email],
    );
    await ada.open('/admin/news');
    const send = page.getByRole('button', { name: /^Send to \d+ (person|people)$/ });
    await send.click({ timeout: 30_000 });
    await expect(page.getByText('English has to be written.')).toBeVisible();
    await expect(page.getByLabel('Subject in English')).toBeFocused();
    await page.getByLabel('Subject in English').fill('Porto is open');
    await page.getByLabel('Text in English').fill('Post your first shift there today.');
    await page.getByLabel('Subject in Spanish').fill('Oporto ya está aquí');
    await expect(page.getByText('Write both, or leave both empty.')).toBeVisible();
    await page.getByLabel('Subject in Spanish').fill('');
    expect(await violations(page)).toEqual([]);
    await send.click();
    const sheet = page.getByRole('dialog', { name: /^Send news to/ });
    await expect(sheet.getByText('Emails can’t be unsent. This is logged.')).toBeVisible();
    await sheet.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByText('News is on its way')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Porto is open' })).toContainText(/\d+ (person|people)/);
    await expect.poll(() => product.mails(owner.email).at(-1)?.subject, { timeout: 30_000 }).toBe('Porto is open');
  });
});
