// A shift changes hands: Rocco asks a colleague, who says yes without signal, and the venue that picks itself agrees. What
// she is booked on then stands in her calendar app too.
import { chooseCity, enter, placeVenue } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { type Person, phone, tablet } from './person.ts';
import { chip, dayAhead, postShift } from './shifts.ts';
import { synced } from './sync.ts';

const VENUE = 'The Handover Arms';

/** Both tend bars and are booked on the shift for two; Rocco on the other as well. */
const BOOKED = `
  insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
  select gen_random_uuid(), shift.id, person.id, venue.id, shift.role, shift.starts_at, shift.ends_at, shift.tz, shift.break_min,
    shift.rate_minor, shift.currency, 'claim'
  from public.venues venue join public.shifts shift on shift.venue_id = venue.id
  join public.profile_private secret on secret.email in ('rocco.transfers@example.com', 'rosa.transfers@example.com')
  join public.profiles person on person.id = secret.id
  where venue.name = $1 and (shift.positions = 2 or person.name = 'Rocco Bianchi')`;

test('Rocco hands a shift over to Rosa, and nobody is booked twice or told too early', async ({ arrive, product }) => {
  const vera = await arrive({ ...withoutWorker, name: VENUE, email: 'vera.transfers@example.com', viewport: tablet });
  const rocco = await arrive({
    ...withoutWorker,
    name: 'Rocco Bianchi',
    email: 'rocco.transfers@example.com',
    viewport: phone,
  });
  const rosa = await arrive({ name: 'Rosa Ferreira', email: 'rosa.transfers@example.com', viewport: phone });

  await test.step('the two have a shift together, and Rocco one more', async () => {
    const join = async (person: Person, portal: 'venue' | 'rockstar') => {
      await enter(person, portal, product);
      await person.page.waitForURL(`**/${portal}**`);
      await (portal === 'venue' ? placeVenue(person) : chooseCity(person));
    };
    await Promise.all([join(vera, 'venue'), join(rocco, 'rockstar'), join(rosa, 'rockstar')]);
    await postShift(vera, { day: dayAhead(9), positions: 2 });
    await postShift(vera, { day: dayAhead(3), positions: 1 });
    await synced(vera);
    await product.db("update public.profiles set skills = '{bartender}' where role = 'rockstar' and skills = '{}'");
    await product.db(BOOKED, [VENUE]);
  });

  await test.step('Rocco asks Rosa, and stays booked', async () => {
    await rocco.page.getByRole('link', { name: 'My shifts', exact: true }).click();
    await rocco.page.getByRole('link').filter({ hasText: VENUE }).first().click({ timeout: 20_000 });
    await rocco.page.getByRole('button', { name: 'Find cover' }).click();
    const sheet = rocco.page.getByRole('dialog');
    await sheet.getByRole('radio', { name: 'Rosa' }).check();
    await sheet.getByLabel('Add a note').fill('My exam was moved.');
    await sheet.getByRole('button', { name: 'Ask Rosa' }).click();
    await synced(rocco);
    await expect(rocco.page.getByText('You’re booked until Rosa covers it.')).toBeVisible();
  });

  await test.step('Rosa says yes without signal: it is an answer, not a booking', async () => {
    const { page } = rosa;
    await expect(page.getByText('Rocco asks if you can cover')).toBeVisible({ timeout: 20_000 });
    await rosa.hasAppOnDevice();
    await rosa.loseNetwork();
    await page.getByRole('button', { name: 'Cover the shift' }).click();
    await expect(page.getByText(/^Your answer is on this phone — not booked yet/)).toBeVisible();
    await rosa.regainNetwork();
    await synced(rosa);
    await expect(page.getByText('You said yes. The venue has to approve — not booked yet.')).toBeVisible();
  });

  await test.step('Vera sees on her first screen that somebody waits for her word, and agrees', async () => {
    await vera.page.getByRole('link', { name: 'Tonight', exact: true }).click();
    await vera.page
      .getByRole('link', { name: /Rosa Ferreira could cover for Rocco Bianchi/ })
      .click({ timeout: 20_000 });
    await vera.page.getByRole('button', { name: 'Approve Rosa Ferreira' }).click({ timeout: 20_000 });
    await synced(vera);
    await expect(chip(vera, 'Filled')).toBeVisible();
    await expect(rocco.page.getByText(/^Rosa is covering this shift/)).toBeVisible({ timeout: 20_000 });
    await expect(rosa.page.getByRole('link', { name: 'Shift details' })).toBeVisible({ timeout: 20_000 });
  });

  await test.step('her calendar app reads both of her shifts at her private address', async () => {
    await rosa.page.getByRole('link', { name: 'My shifts', exact: true }).click();
    await rosa.page.getByRole('button', { name: 'Calendar subscription' }).click();
    const sheet = rosa.page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Make a link' }).click();
    const address = await sheet.getByLabel('Your link, shown this once').inputValue();
    const text = await (await fetch(address)).text();
    expect(text.match(/SUMMARY:Bartender\\, The Handover Arms/g)).toHaveLength(2);
    await sheet.getByRole('button', { name: 'Close the link' }).click();
    await expect(sheet.getByText('You don’t have a link yet.')).toBeVisible();
    expect((await fetch(address)).status).toBe(404);
  });
});
