// A busy venue at its desk: a week longer than its screen, gone through and agreed by keys, and a night in which whoever becomes late
// does not take the place of who is looked at.
import { runningNight, workedWeek } from '#tests/support/night.ts';
import { enter, placeVenue } from './accounts.ts';
import { cutOff } from './cut-off.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

const VENUE = 'The Long Measure';
const FOUND = { venue: VENUE, emails: ['hand1@example.com', 'hand2@example.com'] };
const OPEN = `
  select count(*)::int as open from public.timesheets sheet join public.venues venue on venue.id = sheet.venue_id
  where venue.name = $1 and sheet.agreed_min is null`;
const BEGAN_BEFORE = `
  update public.bookings set starts_at = starts_at - interval '30 minutes' where id = $1`;
/** Lines that the keys go down: more than are in the page at once. */
const STEPS = 50;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test('a long week is agreed by keys; nobody takes the place of who is looked at', async ({ unused, arrive }) => {
  const vera = await arrive({ name: VENUE, email: 'vera.long@example.com', viewport: desktop }, unused);
  const { page } = vera;
  const lines = page.locator('tr[data-hours]');
  const line = (nth: number) => page.locator(`tr[aria-rowindex="${nth}"]`);

  await test.step('a venue has a week of 300 timesheets, and a part of it stands in the page', async () => {
    await enter(vera, 'venue', unused);
    await placeVenue(vera);
    // Its nights are written into the database, which has to know the city by then.
    await synced(vera);
    await workedWeek(unused, VENUE);
    // Which week it begins with is decided by what is on the device then.
    await expect(async () => {
      await vera.open('/venue/shifts/hours');
      await expect(page.getByRole('button', { name: 'Approve all 20' })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    // With its head and the headings of who agrees and who has agreed.
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '303', { timeout: 30_000 });
    expect(await lines.count()).toBeLessThan(STEPS);
  });

  await test.step('on a phone a name of one long word is read whole', async () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorffvoralternwaren';
    await unused.db('update public.profiles set name = $1 where id in (select worker_id from public.timesheets)', [
      long,
    ]);
    await page.setViewportSize(phone);
    await expect(lines.first()).toContainText(long, { timeout: 30_000 });
    expect(await cutOff(page)).toEqual([]);
    await page.setViewportSize(desktop);
    expect(await cutOff(page)).toEqual([]);
  });

  await test.step('keys go down to lines that were not there, and open one', async () => {
    await lines.first().focus();
    for (let nth = 1; nth <= STEPS; nth += 1) {
      await page.keyboard.press('j');
      // The heading of what is agreed is passed over.
      await expect(line(3 + nth + (nth >= 20 ? 1 : 0))).toBeFocused();
    }
    await expect(line(4 + STEPS)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(line(4 + STEPS)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('Tab still reaches it from the top, and one press agrees to all twenty', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(line(3)).toBeInViewport();
    await expect(line(4 + STEPS)).toHaveAttribute('tabindex', '0');
    expect(await lines.count()).toBeLessThan(STEPS);
    // K leads back to where one is, and not to a line far above it.
    await page.keyboard.press('k');
    await expect(line(4 + STEPS)).toBeInViewport();
    await expect(line(4 + STEPS)).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
    await line(3).press('Control+Enter');
    await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0);
  });

  await test.step('of two who are due one becomes late, and comes first; the other stays beside the list', async () => {
    await runningNight(unused, FOUND);
    await vera.open('/venue/dashboard');
    const people = page.locator('main [data-booking]');
    await expect(people).toHaveCount(2, { timeout: 30_000 });
    await expect(people.first()).toHaveAttribute('aria-current', 'true');
    const [looked, other] = await people.evaluateAll(all => all.map(one => one.getAttribute('data-booking') ?? ''));
    await unused.db(BEGAN_BEFORE, [other]);
    await expect(people.first()).toHaveAttribute('data-booking', other ?? '', { timeout: 30_000 });
    await expect(page.locator(`main [data-booking="${looked}"]`)).toHaveAttribute('aria-current', 'true');
    await expect(people.first()).not.toHaveAttribute('aria-current');
  });

  await test.step('the twenty have arrived', async () => {
    await expect.poll(() => unused.db(OPEN, [VENUE]), { timeout: 60_000 }).toEqual([{ open: 0 }]);
  });
});
