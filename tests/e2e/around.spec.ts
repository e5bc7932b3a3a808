// Settings: five tabs, chosen on one device and kept by the person; what needs a connection says so.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from '#i18n/en.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { confirm, mailedPath, password, register, signIn, signInPage } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test, wholeChromium, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { standAtPushService } from './push.ts';
import specStrings from './spec-strings.json' with { type: 'json' };
import { synced } from './sync.ts';

const words = en.settings;

test.use(wholeChromium);

test('SP2.20 SP2.21 SP3.11 settings are kept by the person, with and without signal', async ({ product, arrive }) => {
  test.setTimeout(240_000);
  const rosa = await arrive({
    name: 'Rosa Duarte',
    email: 'rosa.around@example.com',
    viewport: desktop,
    timezoneId: 'Europe/Madrid',
  });
  const { page } = rosa;
  const row = async <Row extends object>(columns: string): Promise<Row | undefined> => {
    const [found] = await product.db<Row>(
      `select ${columns} from public.profile_private p left join public.user_settings s on s.id = p.id where p.email = $1`,
      [rosa.email],
    );
    return found;
  };
  await register(rosa, 'rockstar');
  await confirm(rosa, product);
  await page.waitForURL('**/rockstar**');
  await synced(rosa);

  await test.step('the device tells its zone while the choice is left to it', async () => {
    await expect.poll(() => row('p.tz')).toEqual({ tz: 'Europe/Madrid' });
  });

  await test.step('the five tabs stand in the menu’s Settings', async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('link', { name: words.title }).last().click();
    await page.waitForURL('**/rockstar/settings');
    await expect(page.getByRole('tab')).toHaveText(specStrings.settings.map(tab => new RegExp(`^${tab}`)));
    await expect(tab(page, 'Account')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a tab opens by keyboard, and its address opens it again', async () => {
    // Afresh: the menu gives the focus back to its button some time after it closed.
    await rosa.open('/rockstar/settings');
    await tab(page, 'Account').focus();
    for (let nth = 0; nth < 3; nth += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(words.zone)).toBeVisible();
    await page.reload();
    await page.getByLabel(words.zone).selectOption('UTC');
    await expect.poll(() => row('s.time_zone')).toEqual({ time_zone: 'UTC' });
  });

  await test.step('without signal, notifications wait on the device, and the password says what it needs', async () => {
    await rosa.hasAppOnDevice();
    await rosa.loseNetwork();
    await tab(page, 'Notifications').click();
    await expect(page.getByRole('switch', { name: /^SMS/ })).toBeDisabled();
    await expect(page.getByText(words.detail.sms)).toBeVisible();
    await page.getByRole('switch', { name: /^News and tips/ }).click({ force: true });
    await page.getByRole('switch', { name: /^Keep these hours quiet/ }).click({ force: true });
    await page.getByLabel(words.quietFrom).fill('23:30');
    await expect(page.getByRole('tabpanel').getByText('On this device', { exact: true })).toBeVisible();
    await tab(page, 'Data').click();
    await expect(page.getByText(/^\d changes are only on this device$/)).toBeVisible();
    await page.getByRole('button', { name: 'View changes', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Your settings').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const workOffline = page.getByRole('tabpanel').getByRole('switch', { name: /^Work offline/ });
    await workOffline.click({ force: true });
    await expect(workOffline).toBeChecked();
    // It holds at once, and is kept a moment later.
    await expect.poll(() => keptWorkOffline(page)).toBe(true);
    await page.reload();
    await expect(workOffline).toBeChecked();
    await tab(page, 'Account').click();
    await expect(page.getByRole('button', { name: en.auth.changePassword.act })).toBeDisabled();
    const devices = page.locator('section', { has: page.getByRole('heading', { name: words.sessions.title }) });
    await expect(devices.getByText(words.sessions.needsNetwork)).toBeVisible({ timeout: 2_000 });
  });

  await test.step('clearing the device sends first, though its person works offline by choice', async () => {
    await rosa.regainNetwork();
    await tab(page, 'Data').click();
    await expect(page.getByText(en.auth.clearDevice.sentFirst)).toBeVisible();
    await page.getByRole('button', { name: en.auth.clearDevice.sendAct }).click();
    const sheet = page.getByRole('dialog', { name: en.auth.signOut.title });
    await expect(sheet.getByText(en.auth.signOut.clean)).toBeVisible({ timeout: 30_000 });
    await sheet.getByRole('button', { name: en.auth.signOut.stay }).click();
    await expect(page.getByRole('switch', { name: /^Work offline/ })).not.toBeChecked();
    await expect
      .poll(() => row('s.email, s.push, s.marketing, s.marketing_at is not null as dated, s.quiet_from, s.quiet_until'))
      .toEqual({ email: true, push: true, marketing: true, dated: true, quiet_from: '23:30', quiet_until: '09:00' });
  });

  await test.step('a device that asked for it is told while the app is closed', async () => {
    const [key] = await product.db<{ value: string }>("select value from private.settings where name = 'push_key'");
    const service = await startPushService(() => key?.value ?? '');
    await product.db("insert into private.settings values ('push_service', $1)", [`${service.url}/`]);
    const device = service.newDevice();
    await standAtPushService(page, device);
    await rosa.open('/rockstar/settings?tab=notifications');
    await page.getByRole('button', { name: words.push.turnOn }).click();
    await expect(page.getByText(words.push.state.on)).toBeVisible();
    const push = page.getByRole('switch', { name: /^Push/ });
    await push.click({ force: true });
    await expect(page.getByText(words.push.state.unwanted)).toBeVisible();
    await push.click({ force: true });
    await expect(page.getByText(words.push.state.on)).toBeVisible();
    await expect.poll(() => row('s.push')).toEqual({ push: true });
    // Work that starts soon is told in quiet hours too: the test may run in them.
    const soon = { venue: 'The Copper Thistle', role: 'bartender', tz: 'UTC', time: new Date(Date.now() + 3_600_000) };
    await product.db(`select private.notify(id, 'place_offered', $2) from public.profile_private where email = $1`, [
      rosa.email,
      JSON.stringify({ ...soon, starts_at: soon.time, ends_at: soon.time }),
    ]);
    await expect.poll(() => device.messages.length).toBe(1);
    expect(device.messages).toMatchObject([
      {
        notification: {
          body: expect.stringMatching(/^A place opened at The Copper Thistle: Bartender, /),
          navigate: new URL('/rockstar', page.url()).href,
        },
      },
    ]);
    await page.getByRole('button', { name: words.push.turnOff }).click();
    await expect.poll(() => product.db('select from private.push_subscriptions')).toEqual([]);
    expect(service.faults).toEqual([]);
    service.stop();
    await tab(page, 'Account').click();
  });

  await test.step('the name is saved on leaving its field', async () => {
    await page.getByRole('textbox', { name: words.name }).fill('Rosa D. Duarte');
    await page.keyboard.press('Tab');
    await expect
      .poll(async () => (await product.db('select name from public.profiles')).map(({ name }) => name))
      .toContain('Rosa D. Duarte');
  });

  const newPassword = 'Attic-bar-88';
  await test.step('the password changes for who knows the current one', async () => {
    await page.getByRole('button', { name: en.auth.changePassword.act }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(en.auth.changePassword.current).fill(password);
    await sheet.getByLabel(en.auth.newPassword, { exact: true }).fill(newPassword);
    await sheet.getByLabel(en.auth.confirmPassword, { exact: true }).fill(newPassword);
    await sheet.getByRole('button', { name: en.auth.reset.submit }).click();
    await expect(page.getByText(en.auth.reset.updated)).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('another device is listed, and signed out from here', async () => {
    const tablet = await arrive({ ...withoutWorker, name: rosa.name, email: rosa.email });
    await signIn(tablet, 'rockstar', newPassword);
    await rosa.open('/rockstar/settings?tab=security');
    await expect(page.getByRole('heading', { name: 'Signed in on 2 devices' })).toBeVisible();
    await page.getByRole('button', { name: words.sessions.endOthers }).click();
    await expect(page.getByRole('heading', { name: 'Signed in on 1 device' })).toBeVisible();
    await expect(page.getByText(words.sessions.thisDevice, { exact: true })).toBeVisible();
    // What it saves next finds no session: it says so, and keeps it.
    await tablet.open('/rockstar/settings?tab=notifications');
    await expect(tablet.page.getByText(en.sync.badge.needsSignIn).first()).toBeVisible({ timeout: 30_000 });
  });

  const newEmail = 'rosa.moved@example.com';
  await test.step('a new address holds once both its links were pressed', async () => {
    await rosa.open('/rockstar/settings');
    await page.getByRole('textbox', { name: words.email.label }).fill(newEmail);
    await page.getByRole('button', { name: words.email.change }).click();
    await expect(page.getByText(`Confirm ${newEmail}.`)).toBeVisible();
    // An act that does not get through says so.
    await page.route('**/rpc/keep_email', route => route.abort());
    await page.getByRole('button', { name: words.email.keepOld }).click();
    await expect(page.getByText(words.email.needsNetwork)).toBeVisible();
    await page.unroute('**/rpc/keep_email');
    for (const [mailbox, heading] of [
      [rosa.email, en.auth.callback.halfTitle],
      [newEmail, en.auth.callback.changed],
    ] as const) {
      await rosa.open(await mailedPath(product, mailbox, /type=email_change/));
      await page.getByRole('button', { name: en.auth.callback.newEmailConfirm }).click();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    const [moved] = await product.db(
      'select name from public.profile_private join public.profiles using (id) where email = $1',
      [newEmail],
    );
    expect(moved).toEqual({ name: 'Rosa D. Duarte' });
  });

  await test.step('an account is deleted in fourteen days, and kept by who signs in', async () => {
    await rosa.open('/rockstar/settings');
    await page.getByRole('button', { name: words.leave.delete.act }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.leave.delete.act }).click();
    await page.waitForURL(url => url.pathname === '/');
    await signInPage(page, { portal: 'rockstar', email: newEmail, password: newPassword });
    await expect(page.getByText(/^Your account will be deleted/)).toBeVisible();
    await page.getByRole('button', { name: words.leave.keep }).click();
    await expect(page.getByText(/^Your account will be deleted/)).toHaveCount(0);
  });

  await test.step('all that is theirs is handed over as one file', async () => {
    await rosa.open('/rockstar/settings?tab=data');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: words.export.act }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^encore-\d{4}-\d\d-\d\d\.zip$/);
    const packed = await readFile(await file.path());
    // The names of the files inside stand in the archive as they are.
    for (const name of ['encore.json', 'profile.csv', 'settings.csv']) expect(packed.includes(name), name).toBe(true);
  });

  await test.step('on a phone the list is one page and each tab another', async () => {
    await page.setViewportSize(phone);
    await rosa.open('/rockstar/settings');
    await expect(page.getByRole('tab')).toHaveCount(5);
    await tab(page, 'Data').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible();
    await expect(page.getByText(/^of .+ available$/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^People and notifications \d+ entries/ })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Deleted chats 90 days' })).toBeVisible();
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(tooWide).toBe(false);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('tab')).toHaveCount(5);
  });

  await test.step('every tab can be read in the dark on a phone, and nothing moves for who wants that', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const name of specStrings.settings) {
      await rosa.open(`/rockstar/settings?tab=${name.toLowerCase()}`);
      await expect(page.getByRole('heading').or(page.getByRole('tabpanel')).first()).toBeVisible();
      expect.soft(await violations(page), name).toEqual([]);
      expect.soft(await moving(page), name).toEqual([]);
    }
  });
});

/** What takes a time that one sees to change or to move. */
function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(element => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        const durations = [transitionDuration, ...(animationName === 'none' ? [] : [animationDuration])];
        return durations
          .join()
          .split(',')
          .some(duration => Number.parseFloat(duration) > 0.001);
      })
      .map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`),
  );
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name });
}

/** What the device's own database has of the switch. */
function keptWorkOffline(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise(resolve => {
        const opening = indexedDB.open('encore-device');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').get('workOffline');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result?.value);
          };
        };
      }),
  );
}
