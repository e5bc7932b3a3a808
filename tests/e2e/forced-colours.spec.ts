// Where the device decides the colours (Windows' contrast themes), fills are gone: what is chosen, earned or booked is still told apart.
import { demoPassword, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { desktop } from './person.ts';
import { synced } from './sync.ts';

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
