// Somebody is late to a shift that has begun: they say so without typing and without signal, the venue reads it in its own language beside
// their name, checks them in with one tap for why, and writes to everybody who is on.
import { chooseCity, enter, placeVenue, signIn } from './accounts.ts';
import { chatOf } from './chats.ts';
import { cutOff } from './cut-off.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { type Person, phone, tablet } from './person.ts';
import { dayAhead, postShift } from './shifts.ts';
import { synced } from './sync.ts';
import { BEGUN, BOOKED } from './work-night.ts';

const VENUE = 'The Late Lantern';

const WALLS = `to_char(at at time zone venue.tz, 'YYYY-MM-DD"T"HH24:MI'), to_char((at + interval '6 hours') at time zone venue.tz, 'YYYY-MM-DD"T"HH24:MI')`;
/** Three nights of the last week, agreed and reviewed by nobody. */
const WORKED = `
  with nights as (
    insert into public.shifts (id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status)
    select gen_random_uuid(), venue.id, venue.area, 'bartender', at, at + interval '6 hours', venue.tz, ${WALLS}, 1550, venue.currency, 1, 'review', 'published'
    from public.venues venue, generate_series(1, 3) n, lateral (select now() - n * interval '2 days' as at) night where venue.name = $1
    returning *)
  insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, status)
  select gen_random_uuid(), nights.id, secret.id, venue_id, role, starts_at, ends_at, nights.tz, 30, rate_minor, currency, 'claim', 'approved'
  from nights, public.profile_private secret where secret.email = $2`;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test('somebody who is late says so in two presses; the venue reads it where it waits for them, and answers everybody', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({ ...withoutWorker, name: VENUE, email: 'vera.late@example.com', viewport: tablet });
  const rocco = await arrive({ name: 'Rocco Late', email: 'rocco.late@example.com', viewport: phone });
  const { page } = rocco;
  const ticket = page.getByRole('article', { name: 'Your next shift' });
  const told = ticket.getByRole('status');

  await test.step('a shift has begun, and Rocco is not there', async () => {
    const join = async (person: Person, portal: 'venue' | 'rockstar') => {
      await enter(person, portal, product);
      await (portal === 'venue' ? placeVenue(person) : chooseCity(person));
    };
    await join(vera, 'venue');
    await join(rocco, 'rockstar');
    await vera.page.goto('/venue/shifts/new');
    const day = vera.page.getByLabel('Day');
    await expect(day).toHaveValue(dayAhead(1));
    await vera.page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(day).toHaveValue(dayAhead(0));
    await postShift(vera, { day: dayAhead(1), positions: 1 });
    await synced(vera);
    await product.db(BEGUN, [VENUE]);
    await product.db(BOOKED, [VENUE, [rocco.email]]);
    await chatOf(product, { ...vera, role: 'venue' }, { ...rocco, role: 'rockstar' });
    await synced(rocco);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(ticket.getByRole('link', { name: 'Message', exact: true })).toBeVisible();
    await rocco.hasAppOnDevice();
  });

  await test.step('without signal it is kept on the phone, and said to be', async () => {
    await rocco.loseNetwork();
    await ticket.getByRole('button', { name: 'I’m running late' }).click();
    const sheet = page.getByRole('dialog', { name: 'How late will you be?' });
    await expect(sheet.getByText(`${VENUE} sees it beside your name and in your chat.`)).toBeVisible();
    await sheet.getByRole('button', { name: 'I am running 10 minutes late.' }).dblclick();
    await expect(sheet).toBeHidden();
    await expect(told).toHaveText(
      new RegExp(`^You told ${VENUE} at \\d\\d:\\d\\d: “I am running 10 minutes late\\.” On this phone$`),
    );
    await expect(ticket.getByRole('button', { name: 'Say it again' })).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  });

  await test.step('with signal it is sent once', async () => {
    await rocco.regainNetwork();
    await expect(told).toContainText(/(Sent|Delivered|Read)$/, { timeout: 30_000 });
    const sent = `select template from public.messages where venue_id = (select id from public.venues where name = $1)`;
    expect(await product.db(sent, [VENUE])).toEqual([{ template: 'late_10' }]);
  });

  await test.step('the venue reads it in its own language, in the list and beside them', async () => {
    const french = await arrive({
      ...withoutWorker,
      name: VENUE,
      email: vera.email,
      viewport: tablet,
      locale: 'fr-FR',
    });
    await signIn(french, 'venue');
    const words = /J’aurai 10\s+minutes de retard/;
    const line = french.page.locator('button[data-booking]').filter({ hasText: rocco.name });
    await expect(line).toContainText(words, { timeout: 30_000 });
    expect(await cutOff(french.page)).toEqual([]);
    await line.click();
    await expect(french.page.getByRole('dialog').getByText(words)).toBeVisible();
  });

  const row = vera.page.locator('button[data-booking]').filter({ hasText: rocco.name });
  const sheet = vera.page.getByRole('dialog');

  await test.step('who is on is written to at once', async () => {
    await vera.page.goto('/venue?view=night');
    await expect(row).toContainText('I am running 10 minutes late.', { timeout: 30_000 });
    await vera.page.getByRole('button', { name: 'Message everyone on tonight' }).click();
    await sheet.getByLabel('Write a message').fill('The cellar is flooded, come by the front.');
    await sheet.getByRole('button', { name: 'Send to 1' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: '1 unread message' })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('he is here with a phone that is off: one tap says why', async () => {
    await row.click();
    await sheet.getByRole('button', { name: 'Check in by hand' }).click();
    const record = vera.page.getByRole('dialog', { name: `Record by hand: ${rocco.name}` });
    await record.getByRole('button', { name: 'Their phone is off' }).click();
    await expect(record.getByLabel('Why by hand')).toHaveValue('Their phone is off');
    await record.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(row).toContainText(/On since/);
    await expect(row).not.toContainText('I am running 10 minutes late.');
    await expect(page.getByRole('button', { name: 'Say it again' })).toHaveCount(0, { timeout: 30_000 });
    // The used ticket is in its place.
    await expect(ticket).toHaveCount(0);
    await expect(
      page.getByRole('article', { name: 'Your shift' }).getByRole('link', { name: 'Check out' }),
    ).toBeVisible();
  });

  await test.step('he is sent home now, with one tap for when', async () => {
    await sheet.getByRole('button', { name: `Change the end time for ${rocco.name}` }).click();
    const end = vera.page.getByRole('dialog', { name: `A different end time for ${rocco.name}` });
    await end.getByRole('button', { name: '1 h more' }).click();
    await expect(end.getByText(`It counts once ${rocco.name} agrees.`)).toBeVisible();
    await end.getByRole('button', { name: 'Now', exact: true }).click();
    await expect(end.getByText(/^When you send someone home, at least/)).toBeVisible();
    await end.getByRole('button', { name: /^Ask for/ }).click();
    await expect(sheet.getByText(/^You asked for .*\. Not agreed yet\.$/)).toBeVisible();
  });

  await test.step('of the nights that he has not reviewed one is asked about, and the rest on a press', async () => {
    await product.db("set session_replication_role = 'replica'");
    await product.db(WORKED, [VENUE, rocco.email]);
    await product.db("set session_replication_role = 'origin'");
    await page.reload();
    const asked = page.getByRole('button', { name: `Review ${VENUE}` });
    await expect(page.getByRole('button', { name: '2 more reviews to write' })).toBeVisible({ timeout: 30_000 });
    await expect(asked).toHaveCount(1);
    await page.getByRole('button', { name: '2 more reviews to write' }).click();
    await expect(asked).toHaveCount(3);
  });
});
