// Paid from before the plan: the venue asks, the Rockstar says the same, each without signal when they say it.
import { chooseCity, enter, placeVenue } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone, tablet } from './person.ts';
import { picture } from './picture.ts';
import { chip, dayAhead, postShift } from './shifts.ts';
import { synced } from './sync.ts';
import { BOOKED } from './work-night.ts';

const VENUE = 'The Early Bell';
const ROCCO = 'Rocco Early';
const OF_VENUE = '(select id from public.venues where name = $1)';
const SOON = `
  update public.shifts set starts_at = date_trunc('minute', now()) + interval '50 minutes', ends_at = now() + interval '8 hours'
  where venue_id = ${OF_VENUE}`;
const AGREED = `
  select booking.starts_at - private.agreed_time(booking.id, 'from') as sooner from public.bookings booking where venue_id = ${OF_VENUE}`;

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 30_000 });

test('a venue asks for an earlier start and the Rockstar agrees, both without signal', async ({ arrive, product }) => {
  const vera = await arrive({ name: VENUE, email: 'vera.early@example.com', viewport: tablet });
  const rocco = await arrive({ name: ROCCO, email: 'rocco.early@example.com', viewport: phone });

  await test.step('a shift begins within the hour', async () => {
    await enter(vera, 'venue', product);
    await vera.page.waitForURL('**/venue**');
    await placeVenue(vera);
    await enter(rocco, 'rockstar', product);
    await rocco.page.waitForURL('**/rockstar**');
    await chooseCity(rocco);
    await postShift(vera, { day: dayAhead(1), positions: 1 });
    await synced(vera);
    await product.db(SOON, [VENUE]);
    await product.db(BOOKED, [VENUE, [rocco.email]]);
    const [shift] = await product.db<{ id: string }>(`select id from public.shifts where venue_id = ${OF_VENUE}`, [
      VENUE,
    ]);
    await vera.open(`/venue/shifts/${shift?.id}`);
    await expect(vera.page.getByText(ROCCO).first()).toBeVisible();
    await rocco.page.getByRole('link', { name: 'My shifts', exact: true }).click();
    await rocco.page
      .getByRole('link', { name: new RegExp(VENUE) })
      .first()
      .click();
    await expect(rocco.page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('Vera asks for half an hour sooner without signal', async () => {
    await vera.hasAppOnDevice();
    await vera.loseNetwork();
    await vera.page.getByRole('button', { name: `Ask ${ROCCO} to start earlier` }).click();
    const sheet = vera.page.getByRole('dialog');
    expect(await violations(vera.page)).toEqual([]);
    await sheet.getByRole('button', { name: /^Ask for \d/ }).click();
    await expect(vera.page.getByText(/^You asked for .* Not agreed yet\.$/)).toBeVisible();
    await expect(chip(vera, /^On this /).first()).toBeVisible();
    await vera.regainNetwork();
    await synced(vera);
  });

  await test.step('Rocco agrees without signal: it is on his phone alone until he has some', async () => {
    await expect(rocco.page.getByText(/^The venue asks you to start at /)).toBeVisible();
    expect(await violations(rocco.page)).toEqual([]);
    await picture(rocco, 'earlier-asked');
    await rocco.hasAppOnDevice();
    await rocco.loseNetwork();
    await rocco.page.getByRole('button', { name: /^Agree to \d/ }).click();
    await expect(rocco.page.getByText(/^Agreed: paid from /)).toBeVisible();
    await expect(chip(rocco, /^On this /).first()).toBeVisible();
    expect(await product.db(AGREED, [VENUE])).toEqual([{ sooner: null }]);
    await rocco.regainNetwork();
    await expect.poll(() => product.db(AGREED, [VENUE])).toEqual([{ sooner: '00:30:00' }]);
  });

  await test.step('and Vera sees that it is agreed', async () => {
    await expect(vera.page.getByText(/^Agreed: paid from /)).toBeVisible();
    await expect(vera.page.getByRole('button', { name: /to start earlier/ })).toHaveCount(0);
    await picture(rocco, 'earlier-agreed');
    await picture(vera, 'earlier-agreed-venue');
    // Beside the board the shift has a narrow pane, in which no word is broken.
    await vera.page.setViewportSize(desktop);
    const heading = vera.page.getByRole('heading', { name: 'Who is due' });
    await expect.poll(async () => (await heading.boundingBox())?.height).toBeLessThan(40);
  });
});
