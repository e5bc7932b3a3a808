// A venue's device as its staff door: codes and who is due, nothing else, until the PIN is typed.
import { demoPassword, signIn } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { type Person, tablet } from './person.ts';
import { synced } from './sync.ts';
import { digitsOn } from './work-night.ts';

const PIN = '407193';

test.describe.configure({ timeout: 180_000 });

async function typePin({ page }: Person, pin: string, act = 'Leave'): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('PIN', { exact: true }).fill(pin);
  await sheet.getByRole('button', { name: act, exact: true }).click();
}

test('a tablet at the staff door shows codes and who is due, and nothing else without the PIN', async ({
  arrive,
  demo,
}) => {
  const vera = await arrive({ name: 'Vera', email: 'vera@example.com', viewport: tablet }, demo);
  const { page } = vera;
  const door = page.getByRole('button', { name: 'Leave with PIN' });

  await test.step('it is started with a PIN, typed twice', async () => {
    // A run of the clock makes fifty keys, the oldest shifts' first.
    await expect
      .poll(async () => {
        await demo.db('select private.run_clock()');
        return demo.db('select from private.keys_to_make where starts_at <= now() limit 1');
      })
      .toEqual([]);
    await signIn(vera, 'venue', demoPassword);
    await synced(vera);
    await page.goto('/venue/settings?tab=data');
    await page.getByRole('link', { name: 'Staff door' }).click();
    await page.getByLabel('Choose a PIN, six digits').fill(PIN);
    await page.getByLabel('Type it again').fill('407194');
    await expect(page.getByText('The two aren’t the same.')).toBeVisible();
    await page.getByLabel('Type it again').fill(PIN);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start the staff door' }).click();
    await expect(page.getByTestId('code')).toHaveText(/^\d{3}:\d{3}$/);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('another shift shows its own digits', async () => {
    const before = await digitsOn(page);
    await page
      .getByRole('button', { pressed: false, name: /\d\d:\d\d/ })
      .first()
      .click();
    await expect(page.getByTestId('code')).toHaveText(/^\d{3}:\d{3}$/);
    expect(await digitsOn(page)).not.toBe(before);
  });

  await test.step('no address, no way back, no reload and no dead network leads out', async () => {
    await vera.hasAppOnDevice();
    for (const address of ['/venue/dashboard', '/venue/shifts', '/rockstar/dashboard', '/search', '/']) {
      await page.goto(address);
      await expect(door).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/venue/door');
    }
    await page.goBack();
    await expect(door).toBeVisible();
    await vera.loseNetwork();
    await vera.closeApp();
    await vera.reopenApp('/venue/shifts');
    await expect(vera.page.getByRole('button', { name: 'Leave with PIN' })).toBeVisible();
    await expect(vera.page.getByTestId('code')).toHaveText(/^\d{3}:\d{3}$/);
    await expect(vera.page.getByRole('navigation')).toHaveCount(0);
  });

  await test.step('who has no phone is written down by the manager whose PIN it is, also without signal', async () => {
    const { page } = vera;
    await page.getByRole('button', { name: 'No phone with me' }).click();
    const someone = page.getByRole('dialog').getByRole('button', { name: /^I’m / }).first();
    const name = (await someone.getAttribute('aria-label'))?.replace('I’m ', '') ?? '';
    await someone.click();
    await typePin(vera, '000000', 'Continue');
    await expect(page.getByText('That isn’t the PIN. 4 tries left.')).toBeVisible();
    await typePin(vera, PIN, 'Continue');
    await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Offline, 1 on this device')).toBeVisible();
    await vera.regainNetwork();
    const facts = `select person.name, by.name as actor, event.verdict from public.attendance_events event
      join public.profiles person on person.id = event.worker_id join public.profiles by on by.id = event.actor_id
      where event.reason = 'No phone at the staff door'`;
    await expect
      .poll(() => demo.db(facts), { timeout: 60_000 })
      .toMatchObject([{ name, actor: expect.stringMatching(/^Vera/), verdict: expect.any(String) }]);
  });

  await test.step('five wrong PINs make it wait, the account’s password ends it', async () => {
    const { page } = vera;
    await page.getByRole('button', { name: 'Leave with PIN' }).click();
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      await typePin(vera, '111111');
      await expect(page.getByText(`That isn’t the PIN. ${left} left.`)).toBeVisible();
    }
    await typePin(vera, '111111');
    await expect(page.getByText(/^Too many tries\. Wait \d+\ss\.$/)).toBeVisible();
    await typePin(vera, PIN);
    await expect(page.getByText(/^Too many tries\. Wait \d+\ss\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Forgot the PIN?' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Password').fill('not-hers-1');
    await sheet.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(sheet.getByText('That password isn’t right.')).toBeVisible();
    await sheet.getByLabel('Password').fill(demoPassword);
    await sheet.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.waitForURL('**/venue/dashboard');
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });
});
