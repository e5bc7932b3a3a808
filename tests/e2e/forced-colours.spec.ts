// Where the device decides the colours (Windows' contrast themes), fills are gone: what is chosen, earned or booked is still told apart,
// and what is drawn without words has the ink of the theme.
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop } from './person.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

test('forced colours show which span is chosen, what is earned and which hours are booked', async ({
  demo,
  arrive,
}) => {
  const rocco = { name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: desktop } as const;
  const person = await arrive({ ...rocco, forcedColors: 'active' }, demo);
  const { page } = person;
  await signIn(person, 'rockstar', demoPassword);
  await synced(person);
  const fill = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(one => getComputedStyle(one).backgroundColor);
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const told = (colour: string) => expect([canvas, 'rgba(0, 0, 0, 0)']).not.toContain(colour);
  told(await fill('[class*="_booked_"]:not([data-sure="false"])'));
  await person.open('/rockstar/earnings');
  await synced(person);
  told(await fill('[class*="_ink_"][data-ink="agreed"]'));
  const spans = page.getByRole('radiogroup').first().locator('label');
  const fills = await spans.evaluateAll(all => all.map(one => getComputedStyle(one).backgroundColor));
  expect(new Set(fills).size).toBe(2);
  await person.open('/rockstar/settings?tab=notifications');
  await synced(person);
  const thumb = page.locator('input[role="switch"]:checked + [class*="track"] > [class*="thumb"]');
  expect(await thumb.first().evaluate(one => getComputedStyle(one).backgroundColor)).not.toBe(
    await thumb.first().evaluate(one => getComputedStyle(one.parentElement as Element).backgroundColor),
  );
  told(await fill('input[role="switch"]:checked + [class*="track"]'));
});

test('forced colours show which box is ticked, where one is, and what lies over the page', async ({ demo, arrive }) => {
  const vera = { name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop } as const;
  const person = await arrive({ ...vera, forcedColors: 'active' }, demo);
  const { page } = person;
  await signIn(person, 'venue', demoPassword);
  await synced(person);
  await person.open('/venue/shifts/hours');
  await synced(person);
  const box = page.locator('tr[data-hours]').getByRole('checkbox').first();
  await box.check();
  const [ground, tick] = await box.evaluate(one => [
    getComputedStyle(one).backgroundColor,
    getComputedStyle(one.nextElementSibling as Element).color,
  ]);
  expect(tick).not.toBe(ground);
  await expect(page.locator('nav > [aria-current="page"]').first()).toHaveCSS('outline-style', 'solid');
  await page.locator('h1').first().click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of this screen' })).toHaveCSS('border-top-style', 'solid');
});

test('forced colours draw a chart in the ink of the theme, whichever scheme was chosen here', async ({
  demo,
  arrive,
}) => {
  const ada = { name: 'Ada Lindqvist', email: 'ada@rockstars.example', viewport: desktop } as const;
  const person = await arrive({ ...ada, forcedColors: 'active' }, demo);
  const { page } = person;
  await signIn(person, 'admin', demoPassword);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  const line = page.locator('main figure svg [class*="_line_"]').first();
  await expect(line).toBeAttached();
  expect(await line.evaluate(one => getComputedStyle(one).stroke)).toBe(ink);
});

test('who asks for more contrast has one ink for all words, and edges that are seen', async ({ demo, arrive }) => {
  const person = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: desktop }, demo);
  const { page } = person;
  await signIn(person, 'rockstar', demoPassword);
  const inks = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['text', 'dim', 'edge', 'line'].map(name => style.getPropertyValue(`--e-${name}`));
    });
  const [text, dim, edge, line] = await inks();
  expect([dim, line]).not.toEqual([text, edge]);
  await page.emulateMedia({ contrast: 'more' });
  expect(await inks()).toEqual([text, text, edge, edge]);
});
