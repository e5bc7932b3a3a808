// Screens made of many pieces come in one piece (bridge/shown-together.tsx): on a device half as fast as this machine, next to
// nothing of what is seen of them moves once it is there.
import { throttle } from '#tests/bench/browser.ts';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { watchMoves } from './moved.ts';
import { desktop, phone } from './person.ts';
import { synced } from './sync.ts';

const visits = [
  {
    who: { name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: phone },
    portal: 'rockstar',
    paths: ['/rockstar', '/rockstar/shifts', '/rockstar/applications', '/rockstar/profile', '/rockstar/settings'],
  },
  {
    who: { name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: desktop },
    portal: 'rockstar',
    paths: ['/rockstar', '/rockstar/available-shifts'],
  },
  { who: { name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop }, portal: 'venue', paths: ['/venue'] },
  {
    who: { name: 'Vera Okafor', email: 'vera@example.com', viewport: { width: 1280, height: 800 } },
    portal: 'venue',
    paths: ['/venue/shifts'],
  },
] as const;

for (const { who, portal, paths } of visits) {
  test(`nothing moves under the hand of ${who.name}, ${who.viewport.width} px wide`, async ({ demo, arrive }) => {
    const person = await arrive(who, demo);
    await signIn(person, portal, demoPassword);
    await synced(person);
    const moved = await watchMoves(person.context);
    await throttle(person.page, 2);
    for (const path of paths) {
      await test.step(path, async () => {
        // A machine that is busy elsewhere runs out of the second that a screen waits for its pieces; what moves by itself does so each time.
        await expect(async () => {
          await person.open(path);
          await synced(person);
          await expect(person.page.locator('main h1').first()).toBeVisible();
          expect(await moved(person.page)).toBeLessThan(0.02);
        }).toPass({ timeout: 15_000 });
      });
    }
  });
}

test('the letters on the account menu are those of the name from the first on', async ({ demo, arrive }) => {
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com' }, demo);
  await signIn(rocco, 'rockstar', demoPassword);
  await synced(rocco);
  await rocco.context.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      const menu = document.querySelector('[aria-label^="Account menu"]');
      if (menu?.textContent) seen.add(menu.textContent);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { lettersSeen: () => [...seen] });
  });
  await throttle(rocco.page, 2);
  await rocco.open('/rockstar');
  await synced(rocco);
  await expect(rocco.page.getByRole('button', { name: 'Account menu of Rocco Bianchi' })).toHaveText('RB');
  // It looks once a frame: the one that shows them may not have been drawn yet.
  await expect.poll(() => rocco.page.evaluate(() => Reflect.get(window, 'lettersSeen')())).toEqual(['RB']);
});

test('a chat on a phone is opened at its end, with the box to answer in sight', async ({ demo, arrive }) => {
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: phone }, demo);
  await signIn(rocco, 'rockstar', demoPassword);
  await rocco.open('/rockstar/messages');
  await rocco.page.locator('a[data-chat]').filter({ hasText: 'The Copper Thistle' }).click();
  await expect(rocco.page.getByRole('textbox', { name: /^Write a message/ })).toBeInViewport({ ratio: 1 });
  await expect(rocco.page.getByRole('log').locator('[data-index]').last()).toBeInViewport({ ratio: 1 });
  await expect(rocco.page.getByText('This is the beginning of the chat.')).toBeHidden();
});
