// A venue's own people: it shows its link, somebody registers by it, another who has an account follows it, and both stand in its list.
import { confirm, enter, password, placeVenue } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

test('around: a venue brings the people who work there already, by a link', async ({ arrive, product }) => {
  const vera = await arrive({ name: 'The Own People', email: 'vera.own@example.com', viewport: desktop }, product);
  const cata = await arrive({ name: 'Catalina Soto', email: 'cata.own@example.com', viewport: phone }, product);
  const rosa = await arrive({ name: 'Rosa Own', email: 'rosa.own@example.com', viewport: phone }, product);
  await enter(vera, 'venue', product);
  await placeVenue(vera);

  await vera.page.getByRole('link', { name: /^Add those who work with you already/ }).click();
  await vera.page.getByRole('button', { name: 'Add your people' }).click();
  const sheet = vera.page.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: 'QR code of the link of The Own People' })).toBeVisible();
  const link = new URL(await sheet.getByRole('textbox', { name: 'Link' }).inputValue());
  await vera.page.keyboard.press('Escape');
  const path = link.pathname + link.search;

  await test.step('who is new reads whose link it is, registers, and is in its city', async () => {
    await cata.open(path);
    await expect(cata.page.getByText('The Own People works with Encore')).toBeVisible();
    await cata.page.getByLabel('Full Name').fill(cata.name);
    await cata.page
      .getByRole('group', { name: 'What do you work as?' })
      .getByText('Bartender', { exact: true })
      .click();
    await cata.page.getByLabel('Email').fill(cata.email);
    await cata.page.getByLabel('Password', { exact: true }).fill(password);
    await cata.page.getByLabel('Confirm password').fill(password);
    await cata.page.getByRole('button', { name: 'Create account' }).click();
    await expect(cata.page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await confirm(cata, product);
    await cata.page.waitForURL('**/rockstar**');
    await cata.page.goto('/rockstar/available-shifts');
    await expect(cata.page.getByRole('heading', { name: 'Where do you want to work?' })).toBeHidden();
  });

  await test.step('who has an account signs in from there and says yes', async () => {
    await enter(rosa, 'rockstar', product);
    await rosa.open(path);
    await rosa.page.getByRole('button', { name: 'Introduce me' }).click();
    await expect(rosa.page.getByText('The Own People knows you now and can invite you.')).toBeVisible();
  });

  await synced(vera);
  await expect(vera.page.getByText(/^Bartender ·/)).toBeVisible();
  for (const { name } of [cata, rosa]) await expect(vera.page.getByRole('link', { name })).toBeVisible();
});
