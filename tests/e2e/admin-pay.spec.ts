// Pay far above what a post usually offers, and a post that breaks the rules: what support does about either.
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop } from './person.ts';

test.use(withoutWorker);

test('very high pay waits on the dashboard, and is refused with a reason only', async ({ arrive, demo }) => {
  await demo.db(
    `with draft as (
       insert into public.shifts (id, venue_id, role, starts_at, ends_at, starts_local, ends_local, rate_minor, positions, booking_mode)
       select gen_random_uuid(), venue_id, role, starts_at, ends_at, starts_local, ends_local, 50000, 1, 'review'
       from public.shifts where starts_at > now() order by id limit 1 returning id, rate_minor, currency)
     insert into private.pay_looks (shift_id, rate_minor, currency) select id, rate_minor, currency from draft`,
  );
  await demo.db(
    `with draft as (
       insert into public.jobs (id, venue_id, area, role, title, employment_type, pay_min_minor, pay_max_minor, pay_period, currency)
       select gen_random_uuid(), venue_id, area, role, 'Head of ice', 'full_time', 3000000, 99000000, 'year', currency
       from public.jobs order by id limit 1 returning id, currency)
     insert into private.pay_looks (job_id, rate_minor, currency) select id, 475962, currency from draft`,
  );
  const sol = await arrive({ name: 'Sol', email: 'sol@rockstars.example', viewport: desktop }, demo);
  await signIn(sol, 'admin', demoPassword);
  const { page } = sol;
  const row = (pay: RegExp) => page.getByRole('listitem').filter({ hasText: pay });
  const shift = row(/£500(\.00)? per hour/);
  await expect(shift).toBeVisible();
  await shift.getByRole('button', { name: /^Refuse the pay of / }).click();
  const sheet = page.getByRole('dialog', { name: 'Refuse this pay?' });
  const refuse = sheet.getByRole('button', { name: 'Refuse', exact: true });
  await refuse.click();
  const reason = sheet.getByRole('textbox', { name: 'Reason', exact: true });
  await expect(reason).toHaveAccessibleDescription(/This field is required/);
  await expect(reason).toBeFocused();
  await reason.fill('A zero too many?');
  await refuse.click();
  await expect(page.getByText(/^The pay of .* is refused$/)).toBeVisible();
  await expect(shift).toBeHidden();
  const job = row(/£30,000(\.00)?–£990,000(\.00)? per year · Head of ice · Job/);
  await job.getByRole('button', { name: /^Approve the pay of .*, Head of ice$/ }).click();
  await expect(page.getByText(/^The pay of .*, Head of ice is approved$/)).toBeVisible();
  await expect(job).toBeHidden();

  await test.step('a post that breaks the rules is taken down with a reason', async () => {
    await demo.db("update public.jobs set status = 'published', version = 2 where title = 'Head of ice'");
    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await page.getByLabel('Title or venue').fill('head of ice');
    await expect(page.getByRole('heading', { name: /^1 of \d+ jobs$/ })).toBeVisible();
    await page.getByRole('table', { name: 'Jobs' }).getByRole('link', { name: 'Head of ice' }).click();
    await page.getByRole('button', { name: /^Remove Head of ice, / }).click();
    const why = page.getByRole('dialog', { name: /^Remove Head of ice, .*\?$/ });
    await why.getByRole('textbox', { name: 'Reason', exact: true }).fill('There is no such job.');
    await why.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText(/^Head of ice, .* is removed$/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'There is no such job.' })).toBeVisible();
    await page.getByRole('link', { name: 'Shifts', exact: true }).click();
    await page.getByRole('table', { name: 'Shifts' }).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  });
});
