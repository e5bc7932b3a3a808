// Appeals: of points, after reading what one's own device recorded; and of a suspension, without signal, looked at by support with what is
// private of it, and ended.
import { chooseCity, enter, placeVenue } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { dayAhead, postShift } from './shifts.ts';
import { synced } from './sync.ts';
import { BEGUN, BOOKED } from './work-night.ts';

test.describe.configure({ timeout: 120_000 });

test('a suspension is appealed without signal and ended by a decision', async ({ arrive, product }) => {
  const rosa = await arrive({ name: 'Rosa Quill', email: 'rosa.quill@example.com', viewport: phone });
  const sol = await arrive({
    ...withoutWorker,
    name: 'Sol Quill',
    email: 'sol.quill@rockstars.example',
    viewport: desktop,
  });

  await test.step('Rosa is suspended, and reads it with the way to appeal', async () => {
    for (const person of [rosa, sol]) {
      await enter(person, 'rockstar', product);
      if (person === rosa) await chooseCity(person);
    }
    await product.db(
      `insert into public.admin_users (user_id, role) select id, 'support' from public.profile_private where email = $1`,
      [sol.email],
    );
    await product.db(
      `with person as (update public.profile_private set suspended_at = now(), suspended_reason = 'Fake papers', phone = '+44 7700 900123'
         where email = $1 returning id)
       update public.profiles set account_status = 'suspended' where id = (select id from person)`,
      [rosa.email],
    );
    await rosa.open('/rockstar');
    await expect(rosa.page.getByRole('button', { name: 'Appeal' })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('she appeals without signal, and finds it again', async () => {
    const { page } = rosa;
    await rosa.hasAppOnDevice();
    await rosa.loseNetwork();
    await page.getByRole('button', { name: 'Appeal' }).click();
    await page.getByLabel('What should they know?').fill('They are real, ask the embassy.');
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await page.getByRole('link', { name: 'See your appeal' }).click();
    await expect(page.getByRole('heading', { name: 'Your appeal' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'You' })).toContainText('ask the embassy');
    await rosa.regainNetwork();
    await synced(rosa);
  });

  await test.step('support opens what is private with a reason, and she is told', async () => {
    const { page } = sol;
    await sol.open('/admin/reports');
    await page.getByRole('link', { name: /Suspension · Rosa Quill/ }).click();
    await expect(page.getByRole('region', { name: 'Suspension' })).toContainText('Fake papers');
    await page.getByLabel('Why do you need them?').fill('To call her');
    await page.getByRole('button', { name: 'Open contact' }).click();
    await expect(page.getByText('+44 7700 900123')).toBeVisible();
    await expect(rosa.page.getByText(/^Our team opened/)).toBeVisible({ timeout: 90_000 });
  });

  await test.step('a decision reinstates her at once', async () => {
    const { page } = sol;
    await page.getByLabel('Reinstate now').check();
    await expect(page.getByRole('region', { name: 'What they are told' })).toContainText('Your suspension is over.');
    await page.getByLabel('Reason').fill('The embassy says so.');
    await page.getByRole('button', { name: 'Decide and notify' }).click();
    await expect(page.getByText(/^Decided by Sol Quill/)).toBeVisible();
    await expect(rosa.page.getByText('The suspension is over.')).toBeVisible({ timeout: 90_000 });
    await expect(rosa.page.getByText('The embassy says so.')).toBeVisible();
    await expect(rosa.page.getByText('Your account is suspended.')).toBeHidden();
  });
});

test('points for a late arrival are appealed beside what the phone recorded', async ({ arrive, product }) => {
  const venue = 'The Slow Clock';
  const vera = await arrive({ ...withoutWorker, name: venue, email: 'vera.clock@example.com', viewport: desktop });
  const rocco = await arrive({ name: 'Rocco Clock', email: 'rocco.clock@example.com', viewport: phone });
  const { page } = rocco;

  await test.step('Rocco checks in without a code, long after the start', async () => {
    await enter(vera, 'venue', product);
    await placeVenue(vera);
    await enter(rocco, 'rockstar', product);
    await chooseCity(rocco);
    await postShift(vera, { day: dayAhead(1), positions: 1 });
    await synced(vera);
    await product.db(BEGUN.replace('9 minutes', '40 minutes'), [venue]);
    await product.db(BOOKED, [venue, [rocco.email]]);
    await page.goto('/rockstar');
    await page.getByRole('link', { name: 'Check in' }).click();
    await page.getByRole('button', { name: 'No screen to see?' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Check in without a code' }).click();
    await expect(page.getByText(/^Your word, without a code/)).toBeVisible();
    await synced(rocco);
  });

  await test.step('the sheet of the appeal says when he checked in, on what that rests, and that Encore has it', async () => {
    await rocco.open('/rockstar/reliability');
    await page.getByRole('button', { name: /^Appeal by/ }).click({ timeout: 30_000 });
    const recorded = page.getByRole('dialog').getByRole('region', { name: 'What your phone recorded' });
    await expect(recorded.getByText(/^Checked in \d\d:\d\d$/)).toBeVisible();
    await expect(recorded.getByText('without a code', { exact: true })).toBeVisible();
    await expect(recorded.getByText(/^reached Encore /)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('without signal the appeal is saved', async () => {
    await rocco.loseNetwork();
    await page.getByLabel('What happened?').fill('I stood at the kitchen door.');
    await page.getByRole('dialog').getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'Late' }).getByText('On this phone')).toBeVisible();
    await rocco.regainNetwork();
    await synced(rocco);
    await expect(page.getByRole('link', { name: 'Appeal sent, a person will look at it' })).toBeVisible();
  });
});

/** As if the shift had ended yesterday, and the venue had said that nobody came. */
const MISSED = `
  with past as (update public.shifts set starts_at = now() - interval '30 hours', ends_at = now() - interval '22 hours'
    where venue_id = (select id from public.venues where name = $1) returning id, starts_at, ends_at)
  update public.bookings booking set starts_at = past.starts_at, ends_at = past.ends_at, status = 'no_show',
    no_show_at = past.starts_at + interval '34 minutes', version = version + 1
  from past where booking.shift_id = past.id returning booking.id`;

test('a no-show is contested by one press of its page, without signal', async ({ arrive, product }) => {
  const venue = 'The Shut Door';
  const vera = await arrive({ ...withoutWorker, name: venue, email: 'vera.shut@example.com', viewport: desktop });
  const rocco = await arrive({ name: 'Rocco Shut', email: 'rocco.shut@example.com', viewport: phone });
  const { page } = rocco;
  await enter(vera, 'venue', product);
  await placeVenue(vera);
  await enter(rocco, 'rockstar', product);
  await chooseCity(rocco);
  await postShift(vera, { day: dayAhead(1), positions: 1 });
  await synced(vera);
  await product.db(BOOKED, [venue, [rocco.email]]);
  const [missed] = await product.db<{ id: string }>(MISSED, [venue]);

  await test.step('the page says who says what, and until when nothing is taken', async () => {
    await rocco.open(`/rockstar/shifts/${missed?.id}`);
    await expect(page.getByRole('heading', { name: 'They say you were not there' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/^Nothing is taken off until /)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'It is right' })).toBeInViewport();
    await expect(page.locator('main [data-variant="lit"]')).toHaveText('Contest it');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('what is typed goes along, and waits on the phone', async () => {
    await rocco.hasAppOnDevice();
    await rocco.loseNetwork();
    await page.getByLabel('Add something, if you like').fill('I came in through the kitchen.');
    await page.getByRole('button', { name: 'Contest it' }).click();
    await expect(page.getByText('On this phone').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Contest it' })).toHaveCount(0);
    await rocco.regainNetwork();
    await synced(rocco);
    await page.getByRole('link', { name: 'Contested, a person will look at it' }).click();
    await expect(page.getByRole('region', { name: 'You' })).toContainText('I came in through the kitchen.');
  });
});
