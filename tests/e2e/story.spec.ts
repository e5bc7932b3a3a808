// The product's main job: from a phone without signal to a manager's tablet and back, with real accounts, a mailbox, a
// service worker, and a network that goes away.
import { chooseCity, confirm, placeVenue, register } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { phone, tablet } from './person.ts';
import { picture } from './picture.ts';
import { apply, chip, openShift, postShift } from './shifts.ts';
import { synced } from './sync.ts';

test('Vera posts a shift, Rocco applies for it without signal, and both see it settled', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({
    ...withoutWorker,
    name: 'The Copper Thistle',
    email: 'vera@example.com',
    viewport: tablet,
  });
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: phone });

  await test.step('Vera registers her venue and posts a shift', async () => {
    await register(vera, 'venue');
    await confirm(vera, product);
    await vera.page.waitForURL('**/venue**');
    await placeVenue(vera);
    await picture(vera, 'vera-first-day');
    await postShift(vera, { positions: 2 });
    await synced(vera);
    await picture(vera, 'vera-shift-open');
  });

  await test.step('Rocco registers and has the app on his phone', async () => {
    await register(rocco, 'rockstar');
    await confirm(rocco, product);
    await rocco.page.waitForURL('**/rockstar**');
    await chooseCity(rocco);
    await synced(rocco);
    await rocco.hasAppOnDevice();
    await picture(rocco, 'rocco-first-day');
  });

  await test.step('he loses the network, reloads, finds the shift and applies', async () => {
    await rocco.loseNetwork();
    await rocco.page.reload();
    await openShift(rocco, 'The Copper Thistle');
    await picture(rocco, 'rocco-shift-offline');
    await apply(rocco, 'Twelve years behind bars, no broken glass.');
    await expect(rocco.page.getByText('Request saved on this phone — not booked yet.')).toBeVisible();
    await expect(chip(rocco, 'On this phone')).toBeVisible();
    await expect(rocco.page.getByText(/Booked|Confirmed/)).toHaveCount(0);
    await picture(rocco, 'rocco-applied-offline');
  });

  await test.step('he closes the app and opens it again, still without network: the request is there', async () => {
    await rocco.closeApp();
    await rocco.reopenApp('/');
    await rocco.page.getByRole('link', { name: 'My shifts', exact: true }).click();
    await expect(chip(rocco, 'On this phone')).toBeVisible();
    await expect(rocco.page.getByRole('button', { name: /^Offline · 1 on this phone/ })).toBeVisible();
    await picture(rocco, 'rocco-reopened-offline');
  });

  await test.step('the network is back, and the request goes out by itself', async () => {
    await rocco.regainNetwork();
    await expect(chip(rocco, 'Sent')).toBeVisible({ timeout: 20_000 });
    await synced(rocco);
    await picture(rocco, 'rocco-sent');
  });

  await test.step('Vera sees it without reloading, and accepts', async () => {
    await expect(vera.page.getByText('Rocco Bianchi').first()).toBeVisible({ timeout: 20_000 });
    await expect(vera.page.getByText('Twelve years behind bars, no broken glass.')).toBeVisible();
    await picture(vera, 'vera-sees-request');
    await vera.page.getByRole('button', { name: 'Accept Rocco Bianchi' }).click();
    await synced(vera);
    await picture(vera, 'vera-accepted');
  });

  await test.step('Rocco sees Confirmed', async () => {
    await expect(chip(rocco, 'Confirmed')).toBeVisible({ timeout: 20_000 });
    await picture(rocco, 'rocco-confirmed');
  });
});
