// How the app looks and speaks is the person's, not the device's: chosen on one, it is so on the other.
import { enter, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { synced } from './sync.ts';

test('SP2.17 SP3.11 a look and a language chosen on the phone, without signal, arrive at the desk', async ({
  arrive,
  product,
}) => {
  const rosa = { name: 'Rosa Duarte', email: 'rosa.settings@example.com' };
  const pocket = await arrive({ ...rosa, viewport: phone });
  await enter(pocket, 'rockstar', product);
  await pocket.page.waitForURL('**/rockstar**');
  await synced(pocket);
  const desk = await arrive({ ...withoutWorker, ...rosa, viewport: desktop });
  await signIn(desk, 'rockstar');
  await synced(desk);
  const look = desk.page.locator('html');
  await expect(look).not.toHaveAttribute('data-mantine-color-scheme', 'dark');
  const tour = ({ page }: typeof pocket) => page.getByRole('region', { name: 'How Encore works' });
  await expect(tour(desk)).toBeVisible();
  await tour(pocket).getByRole('button', { name: 'Skip the tour' }).click();
  await expect(tour(pocket)).toHaveCount(0);
  await expect(tour(desk)).toHaveCount(0, { timeout: 20_000 });

  await pocket.page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(pocket.page.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible();
  await pocket.loseNetwork();
  await pocket.page.getByRole('radiogroup', { name: 'Appearance' }).getByText('Dark', { exact: true }).click();
  await pocket.page.getByRole('radiogroup', { name: 'Language' }).getByText('Español', { exact: true }).click();
  await expect(pocket.page.locator('html')).toHaveAttribute('lang', 'es');
  await pocket.regainNetwork();
  await expect(look).toHaveAttribute('data-mantine-color-scheme', 'dark', { timeout: 20_000 });
  await expect(look).toHaveAttribute('lang', 'es');
  await expect(desk.page.getByRole('link', { name: 'Buscar', exact: true })).toBeVisible();
});
