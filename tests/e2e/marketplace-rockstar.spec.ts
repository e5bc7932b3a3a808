// A rockstar's week on a phone, mostly without signal: days off, a shift taken all the same, what it says on the day, and
// the week as a file.
import { readFile } from 'node:fs/promises';
import { mondayOf } from '#domain/time.ts';
import type { Backend } from '#tests/support/backend.ts';
import { chooseCity, enter, placeVenue } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { type Person, phone, tablet } from './person.ts';
import { chip, dayAhead, openShift, writeShift } from './shifts.ts';
import { synced } from './sync.ts';

const VENUE = 'Foxglove Rooms';

async function settleIn(person: Person, portal: 'venue' | 'rockstar', product: Backend): Promise<void> {
  await enter(person, portal, product);
  await person.page.waitForURL(`**/${portal}**`);
  await (portal === 'venue' ? placeVenue(person) : chooseCity(person));
  await synced(person);
}

test('a rockstar’s week, offline and on', async ({ arrive, product }) => {
  const vera = await arrive({ ...withoutWorker, name: VENUE, email: 'vera-week@example.com', viewport: tablet });
  const permissions = ['clipboard-read', 'clipboard-write'];
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco-week@example.com', viewport: phone, permissions });
  await settleIn(vera, 'venue', product);
  await product.db(
    `update public.venues set verification_status = 'verified', late_cancels_pct = 2, approval_hours = 20, as_posted_pct = 97
     where name = '${VENUE}'`,
  );
  await vera.page.reload();
  await synced(vera);
  // Said once: a test that runs past midnight is still about the same shift.
  const day = dayAhead(3);
  await writeShift(vera, { day, mode: 'Instant book' });
  await vera.page.getByLabel('Fair start').selectOption({ label: 'Collect requests for 15 min' });
  await vera.page.getByLabel('Getting home').fill('N55 from the corner');
  await vera.page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(chip(vera, 'Open')).toBeVisible();
  await expect(vera.page.getByText(FAIR)).toBeVisible();
  await synced(vera);
  await settleIn(rocco, 'rockstar', product);
  await rocco.hasAppOnDevice();

  await test.step('without signal he takes the day off', async () => {
    await rocco.loseNetwork();
    await takeDayOff(rocco, day);
  });

  await test.step('and takes a shift on it all the same, because he is asked', async () => {
    const { page } = rocco;
    await openShift(rocco, VENUE);
    await expect(page.getByText('You marked this time unavailable')).toBeVisible();
    // Before he asks, and without signal: how he would get there, and home.
    await expect(page.getByText('N55 from the corner')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible();
    // And whether the venue keeps its word.
    const record = page.getByRole('region', { name: 'How the venue keeps its word' });
    for (const figure of ['2% of its shifts in 90 days', 'Usually within 20 hours', '97% of shifts in 90 days'])
      await expect(record.getByText(figure)).toBeVisible();
    await expect(page.getByText(FAIR)).toBeVisible();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('You marked this unavailable. Take it anyway?')).toBeVisible();
    await page.getByRole('button', { name: 'Take it anyway' }).click();
    await expect(page.getByText('Request saved on this phone — not booked yet.')).toBeVisible();
    await rocco.regainNetwork();
    await synced(rocco);
    await expect(chip(rocco, 'Sent')).toBeVisible();
  });

  await test.step('places are given when the first minutes are over, not by who was heard first', async () => {
    await product.db(GATHERED, [VENUE]);
    await product.db('select private.run_clock()');
    await expect(chip(rocco, 'Confirmed')).toBeVisible({ timeout: 20_000 });
    await synced(rocco);
    await expect(rocco.page.getByText(FAIR)).toHaveCount(0);
  });

  await test.step('the venue’s week on paper says who works, and not what it costs', async () => {
    await synced(vera);
    await lookAtPaper(vera, day);
  });

  await test.step('in airplane mode he knows whom to ask for, and sees his week and month', async () => {
    await product.db(WORD, [VENUE, 'Door on the left']);
    await expect(rocco.page.getByRole('region', { name: 'Last messages' })).toBeVisible({ timeout: 20_000 });
    await rocco.loseNetwork();
    await readPack(rocco);
    await lookAtCalendar(rocco, day);
  });

  await test.step('and what it will bring, by the month', async () => {
    await rocco.open('/rockstar/earnings');
    await rocco.page.getByText('Year', { exact: true }).click();
    const bars = rocco.page.getByRole('list', { name: /^Earnings/ }).getByRole('button');
    await expect(bars).toHaveCount(13);
    // Nothing is agreed: the shift is in this month's days or in the next one's.
    await expect(rocco.page.getByRole('heading', { level: 1 })).toHaveText(/0.00 in 13 months/);
    await bars.last().press('Enter');
    await expect(bars.last()).toHaveAttribute('aria-pressed', 'true');
    await expect(rocco.page.getByText('Nothing worked in these days.')).toBeVisible();
  });

  await test.step('his calendar shows the clash and leaves the booking alone', async () => {
    await rocco.open('/rockstar/profile');
    await rocco.page.getByRole('link', { name: 'Your availability' }).click();
    await expect(rocco.page.getByRole('heading', { level: 1, name: 'Your availability' })).toBeVisible();
    await expect(rocco.page.getByText('1 booked shift is in time you marked unavailable.')).toBeInViewport();
  });

  await test.step('two hours before it starts his phone says so by itself, and once', async () => {
    await product.db(SOON, [VENUE]);
    await rocco.regainNetwork();
    const { page } = rocco;
    const said = page.getByText(`Your shift starts soon: Bartender at ${VENUE}`);
    await expect(said).toBeVisible({ timeout: 20_000 });
    expect(await product.db("select from public.notifications where kind = 'shift_soon'")).toEqual([]);
    await rocco.loseNetwork();
    await rocco.open('/rockstar');
    await expect(page.getByRole('heading', { level: 1, name: /^You’re on in 1 h/ })).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Your shift starts soon/ })).toBeVisible();
    await expect(said).toHaveCount(1);
  });
});

/** The rule of a fair start, in the same words for both sides. */
const FAIR = /^Requests are collected until .+\. Then places go by role, reliability and who has had fewer shifts\.$/;
const GATHERED =
  'update public.shifts set fair_until = now() where venue_id = (select id from public.venues where name = $1)';
/** What the venue says in the chat that came with the booking. */
const WORD = `
  insert into public.messages (conversation_id, venue_id, rockstar_id, sender_id, sender_side, sender_name, content)
  select chat.id, venue.id, chat.rockstar_id, venue.created_by, 'venue', 'Vera Okafor', $2
  from public.conversations chat join public.venues venue on venue.id = chat.venue_id where venue.name = $1`;
/** The booking that was made days ago; its clock has reminded of it already, as far as the server knows. */
const SOON = `
  update public.bookings set starts_at = now() + interval '100 minutes', ends_at = now() + interval '8 hours', created_at = now() - interval '5 days'
  where venue_id = (select id from public.venues where name = $1)`;

async function lookAtPaper({ page }: Person, day: string): Promise<void> {
  // Afresh: beside the shift that is open the board shows its week already.
  await page.goto('/venue/shifts');
  await page.getByText('Roles', { exact: true }).click();
  if (mondayOf(day) !== mondayOf(dayAhead(0))) await page.getByRole('button', { name: 'The week after' }).click();
  const shift = page.getByRole('link', { name: /^Bartender, .* 1 of 1/ });
  await expect(shift).toBeVisible();
  await expect(shift).not.toContainText('Rocco Bianchi');
  const costs = [page.getByRole('cell', { name: /^Planned/ }).getByText(/^£/), page.getByText('£15.50/h')];
  for (const cost of costs) await expect(cost).toBeVisible();
  // A browser without a window has no printer: its own word, and its own style.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(shift).toContainText('Rocco Bianchi');
  for (const cost of costs) await expect(cost).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(shift).not.toContainText('Rocco Bianchi');
}

async function takeDayOff({ page }: Person, day: string): Promise<void> {
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  const tab = page.getByRole('tab', { name: 'Availability' });
  await tab.click();
  await expect(page.getByRole('heading', { name: 'Your usual week' })).toBeVisible();
  // Nothing jumps: what was pressed stays in sight.
  await expect(tab).toBeInViewport();
  await page.getByRole('button', { name: 'Add time off or an exception' }).click();
  const sheet = page.getByRole('dialog', { name: 'Time off and exceptions' });
  await sheet.getByLabel('Last day').fill(day);
  await sheet.getByLabel('First day').fill(day);
  await sheet.getByLabel('Reason').fill('A wedding');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /All day Unavailable · A wedding/ })).toBeVisible();
}

async function readPack({ page }: Person): Promise<void> {
  await page.getByRole('link', { name: 'My shifts', exact: true }).click();
  await page.getByRole('link').filter({ hasText: VENUE }).first().click();
  await expect(page.getByText('Ask for')).toBeVisible();
  await expect(page.getByText('vera-week@example.com')).toBeVisible();
  await expect(page.getByText('No one else', { exact: true })).toBeVisible();
  await expect(page.getByText('N55 from the corner')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last messages' })).toContainText('Door on the left');
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied')).toBeVisible();
}

async function lookAtCalendar({ page }: Person, day: string): Promise<void> {
  await page.getByRole('link', { name: 'My shifts', exact: true }).click();
  await page.getByText('Month', { exact: true }).click();
  // The weeks of a month that ends on a Sunday show nothing of the next.
  if (day.slice(0, 7) !== dayAhead(0).slice(0, 7)) await page.getByRole('button', { name: 'The month after' }).click();
  await expect(page.getByRole('button', { name: /: 1 shift$/ }).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('BEGIN:VTIMEZONE');
  expect(text).toContain(`SUMMARY:Bartender\\, ${VENUE}`);
}
