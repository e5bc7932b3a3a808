// The planner on a desk: a week with names and gaps, by roles and by people; who is free and rested; and somebody put into a gap by
// a key, a button and a drag. Nobody is booked by it.
import { confirm, demoPassword, placeVenue, register, signIn } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, type Person, tablet } from './person.ts';
import { picture } from './picture.ts';
import { dayAhead } from './shifts.ts';
import { synced } from './sync.ts';

const tray = (person: Person) => person.page.getByRole('region', { name: /^Free and rested for/ });
const cards = (person: Person) => tray(person).locator('button[aria-pressed]');
const takes = (person: Person) => person.page.locator('a[data-answer="takes"]');

declare global {
  interface Window {
    /** Places that were given in one shift: before, at the end of the press, and at each change after it. */
    placesSeen: number[];
  }
}

function watchPlaces(shift: string): void {
  const count = () =>
    window.placesSeen.push(
      document.querySelectorAll(`${shift} [data-chip="pending"], ${shift} [data-chip="invited"]`).length,
    );
  window.placesSeen = [];
  count();
  // React draws what a press changed before its event has ended; no answer of storage comes before that.
  addEventListener(
    'click',
    () =>
      queueMicrotask(() => {
        count();
        new MutationObserver(count).observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
    { once: true },
  );
}

/** The end of the open shift, from 44 px that a finger can hold, half an hour later; nothing is saved before the sheet is. */
async function drawnByFinger({ page }: Person): Promise<void> {
  const shift = page.locator('a[data-shift][aria-current]');
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const edge = shift.locator('[data-edge]');
  await shift.scrollIntoViewIfNeeded();
  const box = await edge.boundingBox();
  if (box === null) throw new Error('nothing to hold');
  expect(box.width).toBeGreaterThanOrEqual(44);
  expect(box.height).toBeGreaterThanOrEqual(44);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = (by: number) => [{ x: x + by, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  await expect(edge).toHaveAttribute('data-words', /^until /);
  const before = (await edge.getAttribute('data-words')) ?? '';
  // In one: what is said on the way is another time.
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(24) });
  await expect(edge).not.toHaveAttribute('data-words', before);
  const words = (await edge.getAttribute('data-words')) ?? '';
  expect(words).toMatch(/^until \d\d:\d\d$/);
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const sheet = page.getByRole('dialog', { name: 'Change times' });
  await expect(sheet.getByLabel('Ends')).toHaveValue(words.replace('until ', ''));
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await touch.detach();
}

test('a manager fills gaps from the planner: nobody is booked by a drop, and all of it goes by keys', async ({
  demo,
  arrive,
}) => {
  test.slow();
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop }, demo);
  const { page } = vera;
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  const invited = () =>
    demo.db<{ n: number }>(
      "select count(*)::int as n from public.work_invitations where status = 'sent' and created_at > now() - interval '1 hour'",
    );
  const booked = () => demo.db<{ n: number }>('select count(*)::int as n from public.bookings');
  const before = { invited: (await invited())[0]?.n ?? 0, booked: (await booked())[0]?.n };

  await test.step('day heads say cover, gaps and cost; names stand in the places', async () => {
    await page.goto('/venue/shifts?view=week');
    await expect(page.getByText('Planned', { exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('columnheader')
        .filter({ hasText: /\d of \d/ })
        .first(),
    ).toBeVisible();
    await expect(page.locator('a[data-shift] [data-chip="booked"]').first()).toBeVisible();
    await page.getByRole('button', { name: 'The week after' }).click();
    await expect(page.locator('[data-chip="gap"]').first()).toBeVisible();
    await expect(cards(vera).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('a number takes somebody, each gap says what it would mean, Esc puts them back', async () => {
    await page.keyboard.press('1');
    const placing = page.getByRole('region', { name: /^Placing / });
    await expect(placing).toBeVisible();
    await expect(takes(vera).first()).toBeFocused();
    await expect(takes(vera).first()).toContainText('Drop to invite');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(placing).toHaveCount(0);
    await expect(takes(vera)).toHaveCount(0);
  });

  await test.step('Enter invites; the place is drawn as asked, and the person leaves the tray', async () => {
    const name = (await cards(vera).first().locator('bdi').textContent()) ?? '';
    await page.keyboard.press('1');
    await expect(takes(vera).first()).toBeFocused();
    const placed = await takes(vera).first().getAttribute('data-shift');
    await page.evaluate(watchPlaces, `a[data-shift="${placed}"]`);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-chip="invited"], [data-chip="pending"]').first()).toBeVisible();
    await synced(vera);
    await expect(page.locator(`a[data-shift="${placed}"] [data-chip="invited"]`).first()).toBeVisible();
    // Drawn by the press itself, before storage can have answered, and there ever since.
    const [had = 0, ...seen] = await page.evaluate(() => window.placesSeen);
    expect(seen.length).toBeGreaterThan(0);
    expect([...new Set(seen)]).toEqual([had + 1]);
    await expect.poll(async () => (await invited())[0]?.n).toBe(before.invited + 1);
    await page.getByRole('radiogroup', { name: 'Show as' }).getByText('People').click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  });

  await test.step('by people: a chosen gap sorts them, and the act stands in its column', async () => {
    await page.getByRole('row', { name: /^Gaps/ }).getByRole('button').last().click();
    await expect(page.getByText(/^Can take /)).toBeVisible();
    await page
      .getByRole('button', { name: /^(Invite|Accept): / })
      .first()
      .focus();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('a person is dragged onto a gap', async () => {
    await page.getByRole('radiogroup', { name: 'Show as' }).getByText('Roles').click();
    // One that they can take, which depends on the day of the demo.
    await cards(vera).last().click();
    const fits = await takes(vera).first().getAttribute('data-shift');
    await page.keyboard.press('Escape');
    const gap = page.locator(`a[data-shift="${fits}"]`);
    await gap.scrollIntoViewIfNeeded();
    await cards(vera).last().dragTo(gap);
    await synced(vera);
    await expect.poll(async () => (await invited())[0]?.n).toBe(before.invited + 2);
    expect((await booked())[0]?.n).toBe(before.booked);
  });

  await test.step('without a network the names stay, with the time at which they were asked about', async () => {
    await vera.hasAppOnDevice();
    await vera.loseNetwork();
    await page.goto('/venue/shifts?view=week');
    await page.getByRole('button', { name: 'The week after' }).click();
    await expect(cards(vera).first()).toBeVisible();
    await expect(tray(vera)).toContainText('Go online to check: calendars are private.');
    await expect(tray(vera)).toContainText('Availability checked at');
    await vera.regainNetwork();
  });

  await test.step('by roles and by people the week is one lying sheet of A4', async () => {
    for (const view of ['week', 'people']) {
      await page.goto(`/venue/shifts?view=${view}`);
      await expect(page.getByRole('table').getByText('Planned', { exact: true })).toBeVisible();
      const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(sheet).toMatch(/\/MediaBox \[0 0 84[12]\.?\d* 59[45]\.?\d*\]/);
      // Paper with nothing on it has a kilobyte.
      expect(sheet.length).toBeGreaterThan(10_000);
      // It was there all the time: who prints at once again gets the same.
      expect(await page.getByRole('table').count()).toBe(1);
    }
  });

  await test.step('held upright a tablet shows seven days, and people with their hours', async () => {
    await page.setViewportSize(tablet);
    for (const view of ['week', 'people']) {
      await page.goto(`/venue/shifts?view=${view}`);
      const table = page.getByRole('table');
      await expect(table).toBeVisible();
      const overhang = await table.evaluate(one => one.scrollWidth - (one.parentElement?.clientWidth ?? 0));
      expect(overhang).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    }
  });

  await test.step('there a shift opens in a dock under its board, and who is free for it is the second tab', async () => {
    await page.goto('/venue/shifts?view=week');
    await page.getByRole('button', { name: 'The week after' }).click();
    await page.locator('a[data-shift]:has([data-chip="gap"])').first().click();
    const dock = page.getByRole('complementary', { name: 'The shift' });
    await expect(dock.getByRole('tab', { name: 'Shift' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('table', { name: /^Week of/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dock.getByRole('tab', { name: 'Free and rested' }).click();
    await expect(cards(vera).first()).toBeVisible();
    await cards(vera).first().click();
    await expect(takes(vera).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await dock.getByRole('tab', { name: 'Shift' }).click();
    await picture(vera, 'planner-tablet-dock');
    await drawnByFinger(vera);
    await dock.getByRole('link', { name: 'Close' }).click();
    await expect(dock).toHaveCount(0);
  });

  await test.step('beside an open shift a small desk shows all seven days', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/venue/shifts?view=week');
    await page.getByRole('button', { name: 'The week after' }).click();
    await page.locator('a[data-shift]').first().click();
    await expect(page.locator('aside').getByRole('heading').first()).toBeVisible();
    const table = page.getByRole('table', { name: /^Week of/ });
    expect(await table.evaluate(one => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
  });

  await test.step('what is typed before several shifts are called off stays when the window is made narrower', async () => {
    await page.goto('/venue/shifts?view=week');
    await page.getByRole('button', { name: 'The week after' }).click();
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.locator('a[data-shift]:has([data-chip="gap"])').first().click();
    await page.getByRole('button', { name: 'Cancel 1 shift…' }).click();
    const sheet = page.getByRole('dialog', { name: 'Cancel 1 shift?' });
    const reason = sheet.getByRole('textbox');
    await reason.fill('The kitchen is flooded');
    for (const size of [tablet, desktop]) {
      await page.setViewportSize(size);
      await expect(page.locator('aside').getByText('1 shift selected')).toHaveCount(size === tablet ? 0 : 1);
      await expect(reason).toHaveValue('The kitchen is flooded');
    }
    await sheet.getByRole('button', { name: 'Keep the shift' }).click();
    await expect(sheet).toHaveCount(0);
  });
});

test('before its night a venue sees today and its week, and either screen leads to the other', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({
    ...withoutWorker,
    name: 'Day and Week',
    email: 'home-vera@example.com',
    viewport: desktop,
  });
  const { page } = vera;
  await register(vera, 'venue');
  await confirm(vera, product);
  await page.waitForURL('**/venue**');
  await placeVenue(vera);
  await page.getByRole('link', { name: 'Shifts', exact: true }).click();
  await page.getByRole('link', { name: 'Post shifts' }).first().click();
  await page.getByLabel('Role', { exact: true }).selectOption('Bartender');
  await page.getByLabel('Pay per hour').fill('15.50');
  // Of this week whenever that leaves a day between; what is shown of the gap says so.
  await page.getByLabel('Day', { exact: true }).fill(dayAhead(2));
  await page.getByLabel('Starts').fill('18:00');
  await page.getByLabel('Ends').fill('23:00');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.waitForURL('**/venue/shifts**');
  await synced(vera);

  await page.getByRole('link', { name: 'Tonight', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^No one on (today|tonight)/ })).toBeVisible();
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  expect(await violations(page)).toEqual([]);
  await picture(vera, 'venue-home');

  await page.getByRole('link', { name: 'Tonight board' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Coming up' })).toBeVisible();
  await page.goBack();
  await week.getByRole('link').last().click();
  // At a weekend the shift is one of the week after.
  const board = page.getByRole('table', { name: /^Week of Day and Week/ });
  await expect(board.or(page.getByRole('heading', { name: 'Nothing in this week yet' }))).toBeVisible();
  await page.setViewportSize(tablet);
  await page.goto('/venue');
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await picture(vera, 'venue-home-tablet');
});
