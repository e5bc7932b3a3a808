// Who is let in, by whom, and for how long: a session that ended elsewhere, one that ran out without network, and a portal
// that somebody wrote into their own browser.
import type { Page } from '@playwright/test';
import { calibrationFactor } from '#tests/bench/calibration.ts';
import type { Backend } from '#tests/support/backend.ts';
import { confirm, enter, mailedPath, register, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import type { Person } from './person.ts';
import { openSignOut, synced } from './sync.ts';

async function settled(person: Person, product: Backend): Promise<void> {
  await register(person, 'rockstar');
  await confirm(person, product);
  await synced(person);
  await person.hasAppOnDevice();
}

/** As if the token had been received a day ago: it ran out long since, and only a new one will do. */
async function letTokenRunOut(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('encore-device');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('kept', 'readwrite');
          const kept = tx.objectStore('kept');
          const reading = kept.get('session');
          reading.onsuccess = () => {
            const { key, value } = reading.result;
            const receivedAt = value.tokens.receivedAt - 86_400_000;
            kept.put({ key, value: { ...value, tokens: { ...value.tokens, receivedAt } } });
          };
          tx.onabort = () => reject(tx.error);
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

test('a new password ends the other sessions, and what waits on them is kept until they sign in again', async ({
  arrive,
  product,
}) => {
  const onPhone = await arrive({ name: 'Gia Guarded', email: 'gia-guarded@example.com' });
  await settled(onPhone, product);
  const { page } = onPhone;
  await page.goto('/rockstar/profile');
  await onPhone.loseNetwork();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('About you').fill('Ten years behind bars');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: /^Offline · 1 on this phone/ })).toBeVisible();

  const elsewhere = await arrive({ ...withoutWorker, name: onPhone.name, email: onPhone.email });
  await elsewhere.open('/login/rockstar');
  await elsewhere.page.getByRole('button', { name: 'Forgot password?' }).click();
  await elsewhere.page.getByLabel('Email').fill(onPhone.email);
  await elsewhere.page.locator('form button[type="submit"]').click();
  await expect(elsewhere.page.getByText('Password reset email sent!')).toBeVisible();
  await elsewhere.open(await mailedPath(product, onPhone.email, /reset-password/));
  await elsewhere.page.getByLabel('New password').fill('Second-word-2');
  await elsewhere.page.getByLabel('Confirm password').fill('Second-word-2');
  await elsewhere.page.locator('form button[type="submit"]').click();
  await expect(elsewhere.page.getByText('Password updated successfully!')).toBeVisible();

  await letTokenRunOut(page);
  await onPhone.regainNetwork();
  const again = page.getByRole('button', { name: /^Sign in again/ });
  await expect(again).toBeVisible({ timeout: 30_000 });
  expect(await bioOf(onPhone, product)).toBeNull();
  await again.click();
  const outbox = page.getByRole('dialog', { name: 'On this phone' });
  await expect(outbox.getByText('Your session has ended. Everything is saved here; sign in to send it.')).toBeVisible();
  await expect(outbox.getByText('1 waiting')).toBeVisible();

  await signIn(onPhone, 'rockstar', 'Second-word-2');
  await synced(onPhone);
  await expect.poll(() => bioOf(onPhone, product)).toBe('Ten years behind bars');
});

test('on a device whose session has ended another person registers, and what was left unsent still goes', async ({
  arrive,
  product,
}) => {
  const ida = await arrive({ name: 'Ida Ended', email: 'ida-ended@example.com' });
  await settled(ida, product);
  const { page } = ida;
  await page.goto('/rockstar/profile');
  await ida.loseNetwork();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('About you').fill('Left unsent');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: /^Offline · 1 on this phone/ })).toBeVisible();
  await product.db('delete from auth.sessions using auth.users u where u.id = user_id and u.email = $1', [ida.email]);
  await letTokenRunOut(page);
  await ida.regainNetwork();
  await expect(page.getByRole('button', { name: /^Sign in again/ })).toBeVisible({ timeout: 30_000 });

  const nell = { name: 'Nell Next', email: 'nell-next@example.com', page, open: (path: string) => ida.open(path) };
  await register(nell, 'rockstar');
  await confirm(nell, product);
  await synced(ida);
  await page.goto('/rockstar/profile');
  await expect(page.getByText(nell.name).first()).toBeVisible();
  await expect(page.getByText('Left unsent')).toHaveCount(0);
  expect(await bioOf(ida, product)).toBeNull();
  await openSignOut(ida);
  await page
    .getByRole('dialog', { name: 'Sign out?' })
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await page.waitForURL(url => !url.pathname.startsWith('/rockstar'));
  await signIn(ida, 'rockstar');
  await expect.poll(() => bioOf(ida, product), { timeout: 30_000 }).toBe('Left unsent');
});

async function bioOf({ email }: Person, product: Backend): Promise<string | null> {
  const [row] = await product.db<{ bio: string | null }>(
    'select bio from public.profiles join auth.users using (id) where email = $1',
    [email],
  );
  return row?.bio ?? null;
}

test('a token that ran out keeps nobody out without network, and costs no time', async ({ arrive, product }) => {
  const person = await arrive({ name: 'Otto Offline', email: 'otto-offline@example.com' });
  await settled(person, product);
  await letTokenRunOut(person.page);
  await person.loseNetwork();
  const starts: number[] = [];
  for (let start = 0; start < 3; start += 1) {
    await person.closeApp();
    const from = performance.now();
    await person.page.goto('/rockstar/shifts', { waitUntil: 'commit' });
    await person.page.getByRole('link', { name: 'Find', exact: true }).click();
    await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
    starts.push(performance.now() - from);
  }
  await expect(person.page.getByRole('button', { name: /^Offline/ })).toBeVisible();
  // A second on the reference machine: the wait for a server that is not there would be ten.
  expect(Math.min(...starts)).toBeLessThan(1_000 * calibrationFactor().factor);
  await person.regainNetwork();
  await synced(person);
});

test('SP6.1 AT50 a forged choice of portal opens no portal', async ({ arrive, product }) => {
  const sly = await arrive({ name: 'Sly Forger', email: 'sly-forger@example.com' });
  await settled(sly, product);
  const forge = () =>
    sly.page.evaluate(() => {
      const own = JSON.parse(localStorage.getItem('encore-role') ?? '{}') as object;
      localStorage.setItem('encore-role', JSON.stringify({ ...own, role: 'venue' }));
      localStorage.setItem('encore-acting-as', 'admin');
      localStorage.setItem('encore-intended-portal', 'admin');
    });
  for (const path of ['/venue/staff', '/admin/team', '/']) {
    await forge();
    await sly.open(path);
    await sly.page.waitForURL('**/rockstar');
    await expect(sly.page.getByText(/You’re acting in/)).toHaveCount(0);
  }
});

test('who opens an address of the other side is told whose account it takes', async ({ arrive, product }) => {
  const rosa = await arrive({ ...withoutWorker, name: 'Rosa Twoside', email: 'rosa-twoside@example.com' });
  await enter(rosa, 'rockstar', product);
  await rosa.page.goto('/venue/shifts');
  await expect(rosa.page.getByText('That page is for a venue’s account.')).toBeVisible();
  await expect(rosa.page).toHaveURL(/\/rockstar/);
});
