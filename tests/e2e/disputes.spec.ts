// What two sides do not agree on, their hours and then what one says of the other in a review: brought before a person, answered without
// signal, decided by support on what was seen, and read by both with the reason.
import { chooseCity, demoPassword, enter, makeAccount, placeVenue, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { press, tabPastToast, tabTo } from './keyboard.ts';
import { desktop, phone } from './person.ts';
import { synced } from './sync.ts';

const VENUE = 'The Split Door';

test.describe.configure({ timeout: 180_000 });

/** A night of eight hours that ended this morning: by his word 7 h 30, by the venue's 6 h 40. */
const WORKED = `
  with place as (
    select venue.id as venue_id, venue.area, venue.currency, person.id as worker_id, date_trunc('hour', now()) - interval '20 hours' as starts_at
    from public.venues venue, public.profile_private person where venue.name = $1 and person.email = $2
  ), post as (
    insert into public.shifts (id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status)
    select gen_random_uuid(), venue_id, area, 'bartender', starts_at, starts_at + interval '8 hours', 'UTC', '', '', 1600, currency, 1, 'instant', 'published'
    from place returning id
  )
  insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, status)
  select gen_random_uuid(), post.id, worker_id, venue_id, 'bartender', starts_at, starts_at + interval '8 hours', 'UTC', 30, 1600, currency, 'claim', 'checked_out'
  from place, post returning id`;

/** Both reviews of the night are in, so both are open. */
const REVIEWED = `
  insert into public.reviews (id, booking_id, venue_id, worker_id, author_side, ends_at, stars, words, state, opened_at)
  select private.uuid5('reviews:' || booking.id || ':' || said.side), booking.id, venue_id, worker_id, said.side, ends_at, said.stars, said.words,
    'published', now()
  from public.bookings booking, (values ('rockstar', 4, 'Good team.'), ('venue', 2, 'Calm at first. Left the till open.')) said(side, stars, words)
  where booking.id = $1`;

test('hours and a review are disputed, answered without signal, and decided for both to read', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({ name: VENUE, email: 'vera.split@example.com', viewport: desktop });
  const rocco = await arrive({ name: 'Rocco Split', email: 'rocco.split@example.com', viewport: phone });
  const sol = await arrive({
    ...withoutWorker,
    name: 'Sol Split',
    email: 'sol.split@rockstars.example',
    viewport: desktop,
  });
  let booking = '';
  let dispute = '';

  await test.step('they said different hours of a night', async () => {
    for (const person of [vera, rocco, sol]) {
      await enter(person, person === vera ? 'venue' : 'rockstar', product);
      if (person === vera) await placeVenue(person);
      if (person === rocco) await chooseCity(person);
    }
    await product.db(
      `insert into public.admin_users (user_id, role) select id, 'support' from public.profile_private where email = $1`,
      [sol.email],
    );
    const [worked] = await product.db<{ id: string }>(WORKED, [VENUE, rocco.email]);
    booking = worked?.id ?? '';
    await product.db(`select private.open_timesheet(booking, 'venue') from public.bookings booking where id = $1`, [
      booking,
    ]);
    await product.db(
      `update public.timesheets set rockstar_min = 450, venue_min = 400, state = 'countered' where booking_id = $1`,
      [booking],
    );
  });

  await test.step('Rocco asks a person, and finds what he said under the dispute', async () => {
    await rocco.open(`/rockstar/shifts/${booking}/hours`);
    await rocco.page.getByRole('button', { name: 'Ask a person' }).click({ timeout: 30_000 });
    const sheet = rocco.page.getByRole('dialog');
    await sheet.getByLabel('What should they know?').fill('I cashed up until two.');
    await sheet.getByRole('button', { name: 'Ask a person' }).click();
    await synced(rocco);
    await rocco.page.getByRole('link', { name: 'See the dispute' }).click();
    await expect(rocco.page.getByRole('heading', { name: 'Hours in dispute' })).toBeVisible();
    await expect(rocco.page.getByRole('region', { name: 'You' })).toContainText('I cashed up until two.');
    dispute = rocco.page.url().split('/').at(-1) ?? '';
  });

  await test.step('the venue answers without signal, and it waits on the device', async () => {
    await vera.open(`/venue/disputes/${dispute}`);
    await expect(vera.page.getByRole('region', { name: rocco.name })).toContainText('I cashed up', { timeout: 30_000 });
    await vera.hasAppOnDevice();
    await vera.loseNetwork();
    await vera.page.getByLabel('Your venue’s side of it').fill('We closed at one and sent him home.');
    await vera.page.getByRole('button', { name: 'Send' }).click();
    await expect(vera.page.getByRole('region', { name: VENUE })).toContainText('We closed at one');
    await expect(vera.page.locator('[data-state="onThisDevice"]').first()).toBeVisible();
    await vera.regainNetwork();
    await synced(vera);
  });

  await test.step('who is only staff of the venue reads it, and does not answer for it', async () => {
    const stef = await arrive({
      ...withoutWorker,
      name: 'Stef Split',
      email: 'stef.split@example.com',
      viewport: desktop,
    });
    await makeAccount(stef, 'venue', product);
    await product.db(
      `insert into public.venue_users (venue_id, user_id, name, email, role)
       select venue.id, person.id, 'Stef Split', person.email, 'staff'
       from public.venues venue, public.profile_private person where venue.name = $1 and person.email = $2`,
      [VENUE, stef.email],
    );
    await signIn(stef, 'venue');
    await stef.open(`/venue/disputes/${dispute}`);
    await expect(stef.page.getByText('Managers answer for the venue. Ask one of them.')).toBeVisible({
      timeout: 30_000,
    });
    await expect(stef.page.getByRole('region', { name: rocco.name })).toContainText('I cashed up');
    await expect(stef.page.getByLabel('Your venue’s side of it')).toHaveCount(0);
  });

  await test.step('support decides by keys with both sides seen; what was said meanwhile refuses it, and a slip is undone', async () => {
    const { page } = sol;
    await sol.open('/admin/reports');
    await page.getByRole('link', { name: /Hours · Rocco Split/ }).click();
    await expect(page.getByRole('heading', { name: '7 h 30 min or 6 h 40 min?' })).toBeVisible();
    await expect(page.getByRole('region', { name: VENUE })).toContainText('We closed at one');
    await tabTo(page, page.getByRole('radio').first());
    await tabTo(page, page.getByLabel('6 h 40 min by hand'), 'ArrowDown');
    const notices = page.getByRole('region', { name: 'What both are told' });
    await expect(notices).toContainText('Your hours are decided: 6 h 40 min');
    await expect(notices).toContainText('The hours of Rocco Split are decided: 6 h 40 min');
    await tabTo(page, page.getByLabel('Reason'));
    await page.keyboard.type('The door list ends at one.');
    await rocco.page.getByLabel('Your side of it').fill('I cashed up until two, the till shows it.');
    await rocco.page.getByRole('button', { name: 'Send again' }).click();
    await synced(rocco);
    const decide = page.getByRole('button', { name: 'Decide and notify both' });
    await press(page, decide);
    await expect(page.getByText(/^Someone added to this, or decided it/).first()).toBeVisible();
    await expect(page.getByRole('region', { name: rocco.name })).toContainText('the till shows it');
    // What was typed and chosen is still there.
    await expect(page.getByLabel('Reason')).toHaveValue('The door list ends at one.');
    await press(page, decide);
    await expect(page.getByText(/^Decided by Sol Split/)).toBeVisible();
    await tabPastToast(page);
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByLabel('6 h 40 min by hand').check();
    await page.getByLabel('Reason').fill('The door list ends at one.');
    await page.getByRole('button', { name: 'Decide and notify both' }).click();
    await expect(page.getByText(/^Decided by Sol Split/)).toBeVisible();
  });

  await test.step('both read what was decided and why, and the hours are agreed', async () => {
    for (const { page } of [rocco, vera]) {
      await expect(page.getByText('The hours were set at 6 h 40 min.')).toBeVisible({ timeout: 90_000 });
      await expect(page.getByText('The door list ends at one.')).toBeVisible();
    }
    await rocco.open(`/rockstar/shifts/${booking}/hours`);
    await expect(rocco.page.getByText('Decided by a person')).toBeVisible();
  });

  await test.step('Rocco disputes a sentence of the venue’s review without signal', async () => {
    const { page } = rocco;
    await product.db(REVIEWED, [booking]);
    await rocco.open(`/rockstar/shifts/${booking}`);
    const theirs = page.getByRole('article', { name: `${VENUE}’s review` });
    await expect(theirs).toContainText('Left the till open.', { timeout: 30_000 });
    await rocco.hasAppOnDevice();
    await rocco.loseNetwork();
    await theirs.getByRole('button', { name: 'Dispute', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: `Dispute ${VENUE}’s review?` });
    await sheet.getByLabel('Left the till open.').check();
    await sheet.getByLabel('What should they know?').fill('I counted it with the manager.');
    await sheet.getByRole('button', { name: 'Dispute review' }).click();
    await page.getByRole('link', { name: 'See the dispute' }).click();
    await expect(page.getByRole('heading', { name: 'Review in dispute' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'You' })).toContainText('I counted it');
    await rocco.regainNetwork();
    await synced(rocco);
    dispute = page.url().split('/').at(-1) ?? '';
  });

  await test.step('the venue answers, and support sees the sentence and both sides', async () => {
    const { page } = sol;
    await vera.open(`/venue/disputes/${dispute}`);
    await expect(vera.page.getByRole('region', { name: rocco.name })).toContainText('I counted it', {
      timeout: 30_000,
    });
    await vera.page.getByLabel('Your venue’s side of it').fill('Stef found it open.');
    await vera.page.getByRole('button', { name: 'Send' }).click();
    await synced(vera);
    // No one is told of a deadline that is over.
    await product.db(`update public.disputes set answer_by = now() - interval '1 minute' where id = $1`, [dispute]);
    await expect(vera.page.getByText(/^A person decides by/)).toBeVisible({ timeout: 30_000 });
    await sol.open(`/admin/reports/disputes/${dispute}`);
    await expect(page.getByRole('heading', { name: 'Does the review of Rocco Split stay?' })).toBeVisible();
    await expect(page.getByText('Left the till open.').first()).toBeVisible();
    await expect(page.getByRole('region', { name: VENUE })).toContainText('Stef found it open.');
    await page.getByLabel('Hide the review').check();
    await page.getByLabel('Reason').fill('The count is signed by both.');
    await page.getByRole('button', { name: 'Decide and notify both' }).click();
    await expect(page.getByText(/^Decided by Sol Split/)).toBeVisible();
  });

  await test.step('both read that it is hidden; Rocco’s shift shows his own alone', async () => {
    for (const { page } of [rocco, vera]) {
      await expect(page.getByText('The review is hidden.')).toBeVisible({ timeout: 90_000 });
      await expect(page.getByText('The count is signed by both.')).toBeVisible();
    }
    await rocco.open(`/rockstar/shifts/${booking}`);
    await expect(rocco.page.getByRole('article', { name: 'Your review' })).toContainText('Good team.');
    await expect(rocco.page.getByText('Left the till open.')).toHaveCount(0);
  });
});

test('on a phone the times of a disputed night stay within its line', async ({ arrive, demo }) => {
  const sol = await arrive({ ...withoutWorker, name: 'Sol', email: 'sol@rockstars.example', viewport: phone }, demo);
  await signIn(sol, 'admin', demoPassword);
  // As planned, from one end of the line to the other: nobody was there.
  const nights = await demo.db<{ id: string }>(
    `select id from public.disputes where kind = 'no_show' and state <> 'decided'`,
  );
  expect(nights.length).toBeGreaterThan(0);
  for (const { id } of nights) {
    await sol.open(`/admin/reports/disputes/${id}`);
    const night = sol.page.getByRole('region', { name: 'The night on a line' });
    await expect(night).toBeVisible();
    expect(await night.evaluate(line => line.scrollWidth - line.clientWidth)).toBe(0);
  }
});
