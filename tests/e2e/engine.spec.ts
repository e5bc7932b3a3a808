// The engine in a real browser: tabs that freeze and die, storage that is forbidden, full or taken away.
import type { Page } from '@playwright/test';
import {
  apply,
  applyFor,
  arrivals,
  deleteMirror,
  diskOf,
  expectArrivedOnce,
  freeze,
  holdPushes,
  openShiftPage,
  rosa,
  settleIn,
  shiftsToApplyFor,
} from './engine.ts';
import { expect, test } from './fixtures.ts';
import { pageSynced } from './sync.ts';

/** Ten seconds to take over, and the calls that follow, on whatever machine. */
const TAKE_OVER_MS = 20_000;

test('FA25 a leader that freezes, then one that dies, in the middle of sending: another tab takes over and nothing is lost or doubled', async ({
  demo,
  arrive,
}) => {
  const person = await arrive(rosa, demo);
  await settleIn(person);
  const [one = '', two = ''] = await shiftsToApplyFor(demo, 2);
  const first = person.page;
  await openShiftPage(first, one);
  // Who came first leads.
  const second = await person.context.newPage();
  await openShiftPage(second, two);

  const frozen = await holdPushes(first);
  await apply(first, 'sent by a tab that froze');
  await frozen.caught;
  const thaw = await freeze(first);
  await second.bringToFront();
  await expectArrivedOnce(demo, 'sent by a tab that froze', TAKE_OVER_MS);
  await thaw();
  await frozen.release();
  for (const page of [first, second]) await pageSynced(page);

  const dying = await holdPushes(second);
  await apply(second, 'sent by a tab that died');
  await dying.caught;
  await second.close();
  await expectArrivedOnce(demo, 'sent by a tab that died', TAKE_OVER_MS);
  await pageSynced(first);
  expect(await arrivals(demo, 'sent by a tab that froze')).toBe(1);
});

test('FA1 a full disk is told, keeps what was saved, and is over when there is room', async ({ demo, arrive }) => {
  const person = await arrive(rosa, demo);
  await settleIn(person);
  const { page } = person;
  const [shift = ''] = await shiftsToApplyFor(demo, 1);
  await openShiftPage(page, shift);
  const fillDisk = await diskOf(page);

  await fillDisk(true);
  await apply(page, 'applied on a full disk');
  await expect(page.getByRole('button', { name: /^Storage problem/ })).toBeVisible();
  // Before it is said, the engine still makes room and tries again by itself.
  await expect(page.getByText('Couldn’t save: this device is out of space. Free some up and try again.')).toBeVisible();
  expect(await arrivals(demo, 'applied on a full disk')).toBe(0);

  await fillDisk(false);
  await expect(page.getByRole('button', { name: 'Send request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectArrivedOnce(demo, 'applied on a full disk', 20_000);
  await pageSynced(page);
});

test('an acknowledgement that cannot be saved is told, and stays to be given', async ({ demo, arrive }) => {
  await demo.db(
    "select private.notify(id, 'booking_cancelled_by_venue', private.facts_of_shift((select id from public.shifts limit 1)), true) from auth.users where email = $1",
    [rosa.email],
  );
  const person = await arrive(rosa, demo);
  await settleIn(person);
  const { page } = person;
  await page.keyboard.press('n');
  const known = page.getByRole('dialog').getByRole('button', { name: 'Got it' });
  await expect(known).toHaveCount(1);
  const fillDisk = await diskOf(page);
  await fillDisk(true);
  await known.click();
  await expect(page.getByText('Couldn’t save: this device is out of space. Free some up and try again.')).toBeVisible();
  await expect(known).toHaveCount(1);
  await fillDisk(false);
  await known.click();
  await expect(known).toHaveCount(0);
  await pageSynced(page);
});

test('FA2 a database that is deleted under two open tabs is fetched again, and both go on', async ({
  demo,
  arrive,
}) => {
  const person = await arrive(rosa, demo);
  await settleIn(person);
  const first = person.page;
  const second = await person.context.newPage();
  await second.goto('/rockstar/available-shifts');
  await pageSynced(second);
  const stranger = await person.context.newPage();
  await stranger.goto('/robots.txt');
  await deleteMirror(stranger);
  const loss = (page: Page) => page.getByText('Your browser cleared Encore’s data.');
  for (const page of [first, second]) {
    await expect(loss(page)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: /^Storage problem/ })).toBeVisible({ timeout: 30_000 });
  }
  // Read in one tab, it is told in none, and not at the next start.
  await second.getByRole('button', { name: 'Got it' }).click();
  for (const page of [first, second]) await expect(loss(page)).toBeHidden();
  await first.reload();
  for (const page of [first, second]) await pageSynced(page);
  await expect(loss(first)).toBeHidden();
  const [shift = ''] = await shiftsToApplyFor(demo, 1);
  await applyFor(second, shift, 'applied after the database went');
  await expectArrivedOnce(demo, 'applied after the database went', 15_000);
});

test('FA6 a browser that forbids storage gets the app for as long as the tab is open, and is told so', async ({
  demo,
  arrive,
}) => {
  const person = await arrive(rosa, demo);
  const { page } = person;
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is not allowed here', 'SecurityError');
    };
  });
  await page.goto('/login/rockstar');
  await page.locator('input[autocomplete="username"]').fill(rosa.email);
  await page.locator('input[autocomplete="current-password"]').fill('Encore-demo-1');
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(url => url.pathname.startsWith('/rockstar'));
  await page.getByRole('button', { name: /^Storage blocked/ }).click();
  await expect(page.getByText(/Encore works while this tab is open/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('link', { name: /Bartender|Chef|Waiter|Barista/ }).first()).toBeVisible();
});
