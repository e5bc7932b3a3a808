// After one visit the whole portal is on the device: every address opens in airplane mode, with what was last known.

import { demoPassword, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';
import { addressesOf } from './site-map.ts';
import { synced } from './sync.ts';

const people = [
  { portal: 'venue', name: 'Vera Okafor', email: 'vera@example.com' },
  { portal: 'rockstar', name: 'Rocco Bianchi', email: 'rocco@example.com' },
] as const;

for (const { portal, name, email } of people) {
  test(`after the first visit every ${portal} address opens in airplane mode, and a cold start knows who it is`, async ({
    demo,
    arrive,
  }) => {
    const person = await arrive({ name, email }, demo);
    await signIn(person, portal, demoPassword);
    await synced(person);
    await person.hasAppOnDevice();
    await person.loseNetwork();
    if (portal === 'rockstar') await test.step('the tab of the very first visit goes on', () => goesOn(person));
    for (const path of await addressesOf(portal, demo, email)) {
      await test.step(path, async () => {
        await person.open(path);
        await expect(person.page.getByRole('main')).toBeVisible();
        await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(person.page.getByText(/Page Not Found|Something went wrong/)).toHaveCount(0);
        expect(new URL(person.page.url()).pathname).toMatch(new RegExp(`^/${portal}`));
      });
    }
    await person.closeApp();
    await person.reopenApp('/');
    await person.page.waitForURL(url => url.pathname.startsWith(`/${portal}`));
    await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(person.page.getByRole('button', { name: /^Offline/ })).toBeVisible();
  });
}

/** It was never reloaded. */
async function goesOn({ page }: Person): Promise<void> {
  for (const screen of ['Find', 'My shifts', 'Me', 'Home']) {
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'My shifts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Shifts');
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  for (const tab of ['Personal Info', 'Contact', 'Professional']) {
    await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByText('Job Opportunities', { exact: true })).toBeVisible();
}

test('the landing page opens without network once it has been seen', async ({ arrive }) => {
  const stranger = await arrive({ name: 'Sam Stone', email: 'sam@example.com' });
  await stranger.open('/');
  await stranger.hasAppOnDevice();
  await stranger.loseNetwork();
  await stranger.page.reload();
  await expect(stranger.page.locator('#root').getByRole('link', { name: "I'm a Rockstar" }).first()).toBeVisible();
});
