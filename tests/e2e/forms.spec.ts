// Bad input is answered at the field, in the person's language, and what was typed stays.
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { type Person, tablet } from './person.ts';
import { dayAhead, fillShift, writeShift } from './shifts.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

test('registering with nothing, then with too little, says what each field wants', async ({ arrive }) => {
  const sam = await arrive({ name: 'Sam Stone', email: 'sam@example.com' });
  const { page } = sam;
  await sam.open('/register/venue');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const words of ['Name is required', 'Email is required', 'Password is required']) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByText('Please fix all errors before submitting')).toBeVisible();

  await page.getByLabel('Business Name').fill('X');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Name must be at least 2 characters long')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Business Name')).toHaveValue('X');
  await expect(page.getByLabel('Email')).toHaveValue('not an address');
});

test('in Spanish and French too', async ({ arrive }) => {
  for (const { locale, act, wants } of [
    { locale: 'es-ES', act: 'Crear cuenta', wants: 'El nombre es obligatorio' },
    { locale: 'fr-FR', act: 'Créer le compte', wants: 'Le nom est obligatoire' },
  ]) {
    const sam = await arrive({ name: 'Sam Stone', email: 'sam@example.com', locale });
    const { page } = sam;
    await sam.open('/register/rockstar');
    await page.getByRole('button', { name: act }).click();
    await expect(page.getByText(wants)).toBeVisible();
  }
});

/** Two with the same words do not follow one another: each has to be said anew. */
const wrong = [
  { what: 'without a place', wishes: { positions: 0 }, words: 'A shift has 1 to 50 places.' },
  {
    what: 'in the past',
    wishes: { day: dayAhead(-2) },
    words: 'Less than an hour of it would be left to work. Change the times and post it again.',
  },
  { what: 'with 51 places', wishes: { positions: 51 }, words: 'A shift has 1 to 50 places.' },
  { what: 'of 17 hours', wishes: { start: '06:00', end: '23:00' }, words: 'A shift lasts at most 16 hours.' },
  { what: 'for nothing', wishes: { rate: '0' }, words: 'Enter a realistic pay per hour, above 0.' },
];

test('a shift that ends before it starts ends the next day; one that cannot be is refused before anything is sent', async ({
  arrive,
  demo,
}) => {
  const vera = await veraAtWork(arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: tablet }, demo));
  await writeShift(vera, { start: '22:00', end: '06:00' });
  await expect(vera.page.getByText(/Ends the next day, \w+ \d+ \w+\./)).toBeVisible();
  await vera.page.getByLabel('Title (optional)').fill('Wedding in the garden');
  for (const { what, wishes, words } of wrong) {
    await test.step(what, async () => {
      await fillShift(vera, { positions: 1, ...wishes });
      await vera.page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(vera.page.getByRole('alert').getByText(words)).toBeVisible();
      await expect(vera.page.locator('form p, form [id$="-error"]').filter({ hasText: words })).toBeVisible();
      await expect(vera.page.getByLabel('Title (optional)')).toHaveValue('Wedding in the garden');
      await expect(vera.page.getByRole('button', { name: /^All synced/ })).toBeVisible();
    });
  }
});

test('a box of words grows with them', async ({ arrive, demo }) => {
  const { page } = await veraAtWork(arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: tablet }, demo));
  await page.getByRole('link', { name: 'Shifts', exact: true }).click();
  await page.getByRole('link', { name: 'Post shifts' }).first().click();
  const heightOf = async (lines: number) => {
    const box = page.getByLabel('Getting there');
    await box.fill(Array.from({ length: lines }, () => 'Ring twice').join('\n'));
    return box.evaluate(field => [field.clientHeight, field.scrollHeight]);
  };
  const [low] = await heightOf(1);
  const [high, whole] = await heightOf(6);
  expect(high).toBe(whole);
  expect(high).toBeGreaterThan(2 * (low ?? 0));
});

test('what a browser fills in by itself, with keys that have no name, breaks nothing', async ({ arrive, demo }) => {
  const vera = await veraAtWork(arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: tablet }, demo));
  for (const path of ['/venue/settings', '/venue/shifts?view=week', '/venue/messages']) {
    await vera.open(path);
    await synced(vera);
    await vera.page.locator('main').evaluate(main => main.dispatchEvent(new Event('keydown', { bubbles: true })));
    await expect(vera.page.getByText('Something broke')).toBeHidden();
    expect(vera.complaints(), path).toEqual([]);
  }
});

async function veraAtWork(arriving: Promise<Person>): Promise<Person> {
  const vera = await arriving;
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  return vera;
}
