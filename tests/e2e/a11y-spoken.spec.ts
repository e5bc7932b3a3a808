// What somebody hears who does not see the screen: where they have come to, what a filter leaves, what an open sheet is and that nothing
// lies under it, and whose each message is.
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { listen } from './spoken.ts';
import { synced } from './sync.ts';

const rocco = { name: 'Rocco Bianchi', email: 'rocco@example.com' };
const byTouch = { viewport: phone, hasTouch: true, isMobile: true };

test('a page that comes is said; where what was pressed has gone with the page before, its title has the focus', async ({
  arrive,
  demo,
}) => {
  const person = await arrive({ ...rocco, ...byTouch }, demo);
  const { page } = person;
  const spoken = await listen(page);
  await signIn(person, 'rockstar', demoPassword);
  await synced(person);
  const words = async () => (await spoken()).map(one => one.words);

  await test.step('a way that stays is pressed', async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Messages/ })
      .tap();
    await expect.poll(words).toContain('Messages');
  });

  await test.step('a row that goes is pressed', async () => {
    await page.getByRole('main').locator('a[data-chat]').first().tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Messages');
  });

  await test.step('each message says whose it is', async () => {
    const messages = page.getByRole('log').locator('[data-from]');
    await expect(messages.first()).toBeVisible();
    const senders = await messages.evaluateAll(all =>
      all.map(one => [one.dataset.from, one.firstElementChild?.textContent]),
    );
    for (const [from, sender] of senders) expect(sender === 'You').toBe(from === 'self');
  });

  await test.step('what was said is told to wait here, and to be sent', async () => {
    const since = (await words()).length;
    await person.hasAppOnDevice();
    await person.loseNetwork();
    await page.getByRole('textbox', { name: /^Write a message/ }).fill('Table nine asks for you.');
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect.poll(async () => (await words()).slice(since)).toContain('On this phone');
    await person.regainNetwork();
    await expect.poll(async () => (await words()).slice(since)).toContain('Sent');
  });
});

test('a title that has the focus to be read is boxed for whoever goes by keys alone', async ({ arrive, demo }) => {
  const vera = await arrive(
    { ...withoutWorker, name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop },
    demo,
  );
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  const { page } = vera;
  // A list opens its first row, which is a page that the app changes to.
  await page.goto('/venue/jobs');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await title.focus();
  await expect(title).toHaveCSS('outline-style', 'solid');
});

test('beside its list, the detail that was opened is said', async ({ arrive, demo }) => {
  const vera = await arrive(
    { ...withoutWorker, name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop },
    demo,
  );
  const { page } = vera;
  const spoken = await listen(page);
  await signIn(vera, 'venue', demoPassword);
  await vera.open('/venue/messages');
  await synced(vera);
  const other = page.getByRole('main').locator('a[data-chat]').nth(1);
  await other.click();
  const title = async () => (await page.title()).replace(/^\(\d+\) | · Encore$/g, '');
  // The press may not have led there yet: until then it is the title of the chat that was open.
  await expect.poll(async () => (await spoken()).map(one => one.words).includes(await title())).toBe(true);
});

test('what a filter leaves is said once, and what comes by itself is not', async ({ arrive, demo }) => {
  const person = await arrive({ ...rocco, ...byTouch }, demo);
  const { page } = person;
  const spoken = await listen(page);
  await signIn(person, 'rockstar', demoPassword);
  await person.open('/rockstar/available-shifts');
  await synced(person);
  const counts = async () =>
    (await spoken()).map(one => one.words).filter(words => /shifts? open$|^Nothing with/.test(words));
  await expect(page.getByRole('list', { name: 'Open shifts' }).getByRole('listitem').first()).toBeVisible();
  expect(await counts()).toEqual([]);
  await page.getByRole('button', { name: 'Instant book' }).tap();
  await expect.poll(counts).toHaveLength(1);
});

test('under a sheet nothing is left to hear by touch but what speaks by itself; the sheet is described by its lead alone', async ({
  arrive,
  demo,
}) => {
  const person = await arrive({ ...rocco, ...byTouch }, demo);
  const { page } = person;
  await signIn(person, 'rockstar', demoPassword);
  await synced(person);
  await page.getByRole('button', { name: /^All synced/ }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveAccessibleDescription(/^Last sync/i);
  // Nothing waits to be sent, and no list of it is said.
  await expect(sheet.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  await expect(sheet.getByRole('list')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('status').first()).toBeAttached();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-modal], #root [aria-hidden="true"]:is(main, nav, header)')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^All synced/ })).toBeFocused();
});
