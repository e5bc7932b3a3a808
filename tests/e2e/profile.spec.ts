// A manager's own page: read first, opened by Edit, saved only by Save Changes.
import { demoPassword, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './person.ts';
import { synced } from './sync.ts';

test('a manager enters the phone number that a booking opens with', async ({ demo, arrive }) => {
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: phone }, demo);
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  const { page } = vera;
  await vera.open('/venue/profile');
  await expect(page.getByRole('tab', { name: 'Personal Info' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Professional' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Contact' }).click();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 0000 0000');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('+44 20 0000 0000')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0018');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('+44 20 7946 0018')).toBeVisible();
  await synced(vera);
  const [row] = await demo.db<{ phone: string }>('select phone from public.profile_private where email = $1', [
    vera.email,
  ]);
  expect(row?.phone).toBe('+44 20 7946 0018');
});

test('an admin has the same tabs, reads first and cancels', async ({ demo, arrive }) => {
  const ada = await arrive({ name: 'Ada Lindqvist', email: 'ada@rockstars.example' }, demo);
  await signIn(ada, 'admin', demoPassword);
  const { page } = ada;
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL('**/admin/profile');
  await expect(page.getByRole('tab', { name: 'Personal Info' })).toBeVisible();
  await page.getByRole('tab', { name: 'Contact' }).click();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 0000 0000');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('+44 20 0000 0000')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0042');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('+44 20 7946 0042')).toBeVisible();
  await synced(ada);
  const [row] = await demo.db<{ phone: string }>('select phone from public.profile_private where email = $1', [
    ada.email,
  ]);
  expect(row?.phone).toBe('+44 20 7946 0042');
});
