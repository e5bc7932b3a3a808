// From the landing page to the first published shift and to the first application sent, on a phone: presses and
// fields, and the time that a person would take.
import type { Backend } from '#tests/support/backend.ts';
import { mailedLink, password } from './accounts.ts';
import { type Language, Newcomer } from './first-hour.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { type Person, phone } from './person.ts';
import { dayAhead } from './shifts.ts';

test.use(withoutWorker);

const MOST_SECONDS = 120;

for (const language of ['en-GB', 'es-ES'] as const) {
  test(`the first hour of a venue and of a Rockstar, in two minutes each: ${language}`, async ({ arrive, product }) => {
    test.setTimeout(240_000);
    const options = { viewport: phone, locale: language, timezoneId: 'Europe/London' };
    const name = language === 'en-GB' ? 'The First Hour' : 'La Primera Hora';
    const vera = await arrive({ name, email: `vera.${language.toLowerCase()}@example.com`, ...options }, product);
    const rocco = await arrive(
      { name: 'Rocco Nuovo', email: `rocco.${language.toLowerCase()}@example.com`, ...options },
      product,
    );

    await test.step('the venue: 30 presses and fields at the most', async () => {
      const by = await join(vera, { portal: 'venue', language, product });
      await by.fill('Address', '12 Lantern Row');
      await by.choose('City', 'london');
      await by.press(by.button('Save address'));
      await by.press(vera.page.locator('a[href="/venue/shifts/new"]').first());
      await by.choose('Role', 'bartender');
      await by.fill('Day', dayAhead(3));
      await by.fill('Starts', '18:00');
      await by.fill('Ends', '02:00');
      await by.fill('Pay per hour', '15.50');
      await by.press(by.button('Post'));
      await vera.page.waitForURL(/\/venue\/shifts\/[0-9a-f-]{36}$/);
      expectWithin(by, { what: `${language}: first shift published`, most: 30 });
    });

    await test.step('the Rockstar: 20 at the most', async () => {
      const by = await join(rocco, { portal: 'rockstar', language, product });
      await by.press(rocco.page.locator('a[href="/rockstar/available-shifts"]').first());
      await by.press(rocco.page.getByText('London', { exact: true }).first());
      await by.press(rocco.page.locator('a[href^="/rockstar/available-shifts/"]').filter({ hasText: name }).first());
      await by.press(by.button('Apply'));
      await by.press(by.button('Send request'));
      await expect
        .poll(async () =>
          product.db('select from public.applications a join auth.users u on u.id = a.worker_id where u.email = $1', [
            rocco.email,
          ]),
        )
        .toHaveLength(1);
      expectWithin(by, { what: `${language}: first application sent`, most: 20 });
    });
  });
}

interface Joining {
  readonly portal: 'venue' | 'rockstar';
  readonly language: Language;
  readonly product: Backend;
}

/** From the landing page to the first page of the portal. The mail is one press. */
async function join(person: Person, { portal, language, product }: Joining): Promise<Newcomer> {
  const { page } = person;
  await person.open('/');
  const by = new Newcomer(person, language);
  await by.press(page.locator(`a[href="/login/${portal}"]`).first());
  await by.press(by.link('Create an account'));
  if (portal === 'venue') await by.press(page.locator('input[type="radio"]').first());
  await by.fill(page.locator('input[autocomplete="name"], input[autocomplete="organization"]'), person.name);
  await by.fill(page.locator('input[autocomplete="username"], input[type="email"]').first(), person.email);
  await by.fill(page.locator('input[autocomplete="new-password"]').nth(0), password);
  await by.fill(page.locator('input[autocomplete="new-password"]').nth(1), password);
  await by.press(page.locator('form button[type="submit"]'));
  const link = await mailedLink(product, person.email);
  await by.go(link);
  await by.press(by.button('Confirm my email'));
  await by.press(by.link('Continue'));
  await page.waitForURL(`**/${portal}**`);
  return by;
}

function expectWithin(by: Newcomer, { what, most }: { readonly what: string; readonly most: number }): void {
  console.log(`${what}: ${by.count} presses and fields (${most}), ${by.seconds} s (${MOST_SECONDS})`);
  expect.soft(by.count, what).toBeLessThanOrEqual(most);
  expect.soft(by.seconds, what).toBeLessThanOrEqual(MOST_SECONDS);
}
