// What happens to what was agreed: a posted shift is changed and the person booked on it is asked; and a venue more.
import { chooseCity, enter, placeVenue } from './accounts.ts';
import { diskOf } from './engine.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { phone, tablet } from './person.ts';
import { apply, chip, openShift, postShift } from './shifts.ts';
import { synced } from './sync.ts';

test('SP2.12 SP2.13 SP2.14 SP2.15 SP4.16 SP5.12 SP8.11 Vera pays less than agreed: Rocco is asked, and what he agreed to holds until he says yes', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({ name: 'The Brass Lantern', email: 'vera.changes@example.com', viewport: tablet });
  const rocco = await arrive({
    ...withoutWorker,
    name: 'Rocco Bianchi',
    email: 'rocco.changes@example.com',
    viewport: phone,
  });

  await test.step('Rocco is booked', async () => {
    await enter(vera, 'venue', product);
    await vera.page.waitForURL('**/venue**');
    await placeVenue(vera);
    await postShift(vera, { positions: 1 });
    await synced(vera);
    await enter(rocco, 'rockstar', product);
    await rocco.page.waitForURL('**/rockstar**');
    await chooseCity(rocco);
    await synced(rocco);
    await openShift(rocco, 'The Brass Lantern');
    await apply(rocco, 'I know the place.');
    await vera.page.getByRole('button', { name: 'Accept Rocco Bianchi' }).click({ timeout: 20_000 });
    await expect(chip(rocco, 'Confirmed')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('Vera is told before whom a change concerns', async () => {
    await vera.page.getByRole('link', { name: 'Change', exact: true }).click();
    await vera.page.getByLabel('Pay per hour').fill('14');
    await vera.page.getByRole('button', { name: 'Save changes' }).click();
    const sheet = vera.page.getByRole('dialog');
    await expect(sheet.getByText('1 person is booked')).toBeVisible();
    await sheet.getByRole('button', { name: 'Change it' }).click();
    await expect(chip(vera, 'Changed: answer needed')).toBeVisible();
    await synced(vera);
  });

  await test.step('Rocco sees old and new on the booking and in the bell, Vera that he has', async () => {
    await expect(vera.page.getByText(/^Sent \d\d:\d\d/)).toBeVisible({ timeout: 20_000 });
    await rocco.page.getByRole('link', { name: 'Open in My shifts' }).click();
    await expect(rocco.page.getByText('£15.50 per hour → £14.00 per hour')).toBeVisible({ timeout: 20_000 });
    await rocco.page.keyboard.press('n');
    const bell = rocco.page.getByRole('dialog', { name: '1 needs action' });
    await expect(bell.getByText('£15.50 per hour → £14.00 per hour')).toBeVisible();
    await expect(vera.page.getByText(/^Sent \S+ · On their phone \S+ · Seen \S+$/)).toBeVisible({ timeout: 20_000 });
  });

  await test.step('Rocco accepts where he reads of it, and the bell asks for nothing more', async () => {
    const bell = rocco.page.getByRole('dialog');
    await bell.getByRole('button', { name: 'Accept change' }).click();
    await expect(rocco.page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await expect(bell.getByRole('heading', { name: 'Today' })).toBeVisible();
    await rocco.page.keyboard.press('Escape');
    await expect(chip(rocco, 'Confirmed')).toBeVisible({ timeout: 20_000 });
    await expect(chip(vera, 'Confirmed')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('Vera adds a venue without signal', async () => {
    await vera.hasAppOnDevice();
    await vera.loseNetwork();
    await vera.page.getByRole('link', { name: 'Venues', exact: true }).click();
    await vera.page.getByRole('button', { name: 'Add venue' }).click();
    const sheet = vera.page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Add venue' }).click();
    await expect(sheet.getByText('Please fill in all required fields')).toBeVisible();
    await sheet.getByLabel('Name').fill('Harbour & Rye');
    await sheet.getByLabel('Address').fill('3 Quay Street');
    await sheet.getByLabel('City').selectOption({ label: 'Lisbon' });
    const fillDisk = await diskOf(vera.page);
    await fillDisk(true);
    await sheet.getByRole('button', { name: 'Add venue' }).click();
    await expect(sheet.getByText('Failed to add venue. Please try again.')).toBeVisible();
    await expect(sheet.getByLabel('Name')).toHaveValue('Harbour & Rye');
    await fillDisk(false);
    await sheet.getByRole('button', { name: 'Add venue' }).click();
    await expect(vera.page.getByText('Saved on this device', { exact: true })).toBeVisible();
    await expect(vera.page.getByText('Venue added successfully!')).toBeHidden();
    await expect(vera.page.getByRole('heading', { name: 'Harbour & Rye' })).toBeVisible();
    await expect(vera.page.getByRole('heading', { level: 1 })).toHaveText('My Venues');
    for (const act of ['Edit Details', 'Set as Primary', 'Delete Venue']) {
      await expect(vera.page.getByText(act, { exact: true }).first()).toBeVisible();
    }
    const card = (name: string) =>
      vera.page.getByRole('listitem').filter({ has: vera.page.getByRole('heading', { name }) });
    const ofProfile = card('The Brass Lantern');
    await expect(ofProfile.getByText('Active', { exact: true })).toBeVisible();
    await expect(ofProfile.getByText('Set as Primary', { exact: true })).toHaveCount(0);
    await expect(ofProfile.getByRole('button', { name: /^Delete/ })).toBeDisabled();
    await expect(card('Harbour & Rye').getByRole('button', { name: /^Delete/ })).toBeEnabled();
    await vera.regainNetwork();
    await expect(vera.page.getByText('Venue added successfully!')).toBeVisible({ timeout: 20_000 });
    await synced(vera);
  });

  await test.step('another venue in the dialog of a new chat forgets the address', async () => {
    await vera.page.getByRole('link', { name: 'Messages', exact: true }).click();
    await vera.page.getByRole('button', { name: 'New chat' }).click();
    const dialog = vera.page.getByRole('dialog', { name: 'Start new chat' });
    await dialog.getByLabel('Or enter email').fill(rocco.email);
    await dialog
      .getByRole('combobox', { name: 'Venue' })
      .or(dialog.getByRole('textbox', { name: 'Venue' }))
      .click();
    await vera.page.getByRole('option', { name: 'Harbour & Rye' }).click();
    await expect(dialog.getByLabel('Or enter email')).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Start chat' })).toBeDisabled();
  });
});
