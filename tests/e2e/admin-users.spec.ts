// Support finds somebody among all accounts, suspends them with a reason, and takes it back; the person reads it where they work.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Backend } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';
import { chooseCity, confirm, demoPassword, makeAccount, password, register, signIn } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, type Person, phone } from './person.ts';
import { synced } from './sync.ts';

test('support finds somebody among all accounts, takes them in a file, and keeps a view of the list', async ({
  arrive,
  product,
}) => {
  await makeAccount({ name: '=1+1 Ona, "Ferré"', email: 'ona-listed@example.com' }, 'rockstar', product);
  const sol = await arrive({
    ...withoutWorker,
    name: 'Sol Eyes',
    email: 'sol-eyes@rockstars.example',
    viewport: desktop,
  });
  await letIn(sol, product);
  const { page } = sol;

  await test.step('finds them by letters of the name, from the address too', async () => {
    await sol.open('/admin/users');
    await page.getByLabel('Name or email').fill('ferre');
    await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: /^1 of \d+ users$/ })).toBeVisible();
    await page.getByLabel('Role').selectOption('Venue');
    await expect(page.getByText('No users match')).toBeVisible();
    await page.getByLabel('Role').selectOption('Rockstar');
    await page.reload();
    await expect(page.getByLabel('Name or email')).toHaveValue('ferre');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV of this one' }).click();
    const file = await readFile((await (await saved).path()) ?? '', 'utf8');
    expect(file.charCodeAt(0)).toBe(0xfeff);
    expect(file.split('\r\n')).toHaveLength(2);
    // No formula for a spreadsheet to run; quotes and commas as they are.
    expect(file).toContain(`\r\n"'=1+1 Ona, ""Ferré""",`);
  });

  await test.step('on a phone what narrows the list stays in sight, and the rest of the filters behind a button', async () => {
    await page.setViewportSize(phone);
    await expect(page.getByLabel('Role')).toBeVisible();
    // Without a column above it, a time says what it is of.
    await expect(page.locator('tbody [data-column="seen"]')).toHaveAttribute('data-label', 'Last seen');
    await expect(page.getByLabel('Sort')).toBeHidden();
    await page.getByRole('button', { name: 'Filters, 1 on' }).click();
    await expect(page.getByLabel('Sort')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Filters, 1 on' }).click();
    await page.setViewportSize(desktop);
    await expect(page.getByLabel('Sort')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden();
  });

  await test.step('keeps a view of the list, with fewer columns, through a reload', async () => {
    const head = page.getByRole('table', { name: 'Users' }).getByRole('columnheader');
    await page.getByRole('button', { name: 'View', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Town').uncheck();
    await sheet.getByLabel('Name of this view').fill('Ferré, rockstars');
    await sheet.getByRole('button', { name: 'Save this view' }).click();
    await sheet.getByLabel('Town').check();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(head.filter({ hasText: 'Town' })).toHaveCount(1);
    await page.getByLabel('Name or email').fill('somebody else');
    await expect(page.getByText('No users match')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await sheet.getByRole('button', { name: 'Ferré, rockstars', exact: true }).click();
    await expect(page.getByLabel('Name or email')).toHaveValue('ferre');
    await expect(head.filter({ hasText: 'Status' })).toHaveCount(1);
    await expect(head.filter({ hasText: 'Town' })).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV of this one' }).click();
    const columns = (await readFile((await (await saved).path()) ?? '', 'utf8')).split('\r\n')[0];
    expect(columns).toContain(',Status,');
    expect(columns).not.toContain('Town');
  });
});

test('SP2.19 support suspends somebody who reads why, and reinstates them', async ({ arrive, product }) => {
  const noa = await arrive({
    ...withoutWorker,
    name: '=1+1 Noa, "Ibáñez"',
    email: 'noa-suspended@example.com',
    viewport: phone,
  });
  await register(noa, 'rockstar');
  await confirm(noa, product);
  await chooseCity(noa);
  const sol = await arrive({ name: 'Sol Hand', email: 'sol-hand@rockstars.example', viewport: desktop });
  await letIn(sol, product);
  const { page } = sol;

  await test.step('reads what they have before them', async () => {
    await sol.open('/admin/users?search=ibanez');
    await page.getByRole('table', { name: 'Users' }).getByRole('link').first().click();
    await page.getByRole('button', { name: `What ${noa.name} sees` }).click();
    await expect(page.getByText('No requests waiting')).toBeVisible();
    await page.goBack();
  });

  await test.step('suspends them, and what was typed outlives a reload', async () => {
    await page.getByRole('link', { name: noa.name }).click();
    const sheet = page.getByRole('region', { name: `Suspend ${noa.name}?` });
    await sheet.getByLabel('Reason').fill('Three no-shows in a week.');
    await page.reload();
    await expect(sheet.getByLabel('Reason')).toHaveValue('Three no-shows in a week.');
    await sheet.getByLabel('Until').selectOption('No end date');
    await sheet.getByRole('button', { name: 'Suspend with no end date' }).click();
    await expect(page.getByText(`${noa.name} is suspended`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reinstate' })).toBeVisible();
    await expect(page.locator('tr[data-changed]')).toHaveCount(1);
    await noa.page.reload();
    await expect(noa.page.getByText('Reason: Three no-shows in a week.')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('reinstates them; without a connection the page says what it needs', async () => {
    await sol.loseNetwork();
    const reinstate = page.getByRole('button', { name: 'Reinstate' });
    await expect(reinstate).toBeDisabled();
    await expect(reinstate).toHaveAccessibleDescription(/^You are offline\. You can read what is here/);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    // A screen reader still comes to it.
    await reinstate.focus();
    await expect(reinstate).toBeFocused();
    await page.keyboard.press('Enter');
    // What answered other letters is no answer to these.
    await page.getByLabel('Name or email').fill('rocco');
    await expect(page.getByText('Couldn’t load it.')).toBeVisible({ timeout: 2500 });
    await expect(page.getByRole('table', { name: 'Users' })).toBeHidden();
    await page.getByLabel('Name or email').fill('ibanez');
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    await sol.regainNetwork();
    await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
    await reinstateFor(page, 'Two were the bus.');
    await expect(page.getByText(`${noa.name} is active again`)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Three no-shows in a week.' })).toBeVisible();
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/admin\/users\?search=ibanez/);
    await expect(page.getByLabel('Name or email')).toHaveValue('ibanez');
    await noa.page.reload();
    await synced(noa);
    await expect(noa.page.getByText('Reason: Three no-shows in a week.')).toBeHidden();
  });

  await test.step('finds both acts in the audit log, which outlives a reload of its filters', async () => {
    await sol.open('/admin/security');
    const log = page.getByRole('table', { name: 'Security' });
    await page.getByLabel('Person, venue or reason').fill('ibanez');
    await expect(log.getByRole('row')).toHaveCount(3);
    await page.getByLabel('Action').selectOption('Account suspended');
    await expect(log.getByRole('row')).toHaveCount(2);
    await expect(log.getByText('Three no-shows in a week.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Person, venue or reason')).toHaveValue('ibanez');
    await expect(log.getByRole('row')).toHaveCount(2);
  });

  await test.step('reads beside a row which colleague changed it meanwhile', async () => {
    const [ada, bo] = [
      { name: 'Ada Lind', email: 'ada-lind@rockstars.example' },
      { name: 'Bo Ibáñez', email: 'bo-ibanez@example.com' },
    ];
    for (const one of [ada, bo]) await makeAccount(one, 'rockstar', product);
    await sol.open('/admin/users?search=ibanez');
    const table = page.getByRole('table', { name: 'Users' });
    await expect(table.getByRole('row')).toHaveCount(3);
    await product.db(
      "insert into public.admin_users (user_id, role) select id, 'super_admin' from public.profile_private where email = $1",
      [ada.email],
    );
    await suspendAs(ada, bo, product);
    // An act of one's own has the list read anew.
    await table.getByRole('link', { name: noa.name }).click();
    const sheet = page.getByRole('region', { name: `Suspend ${noa.name}?` });
    await sheet.getByLabel('Reason').fill('No-shows.');
    await sheet.getByRole('button', { name: /^Suspend (until|with) / }).click();
    await expect(table.getByRole('row').filter({ hasText: bo.name })).toContainText(`Changed by ${ada.name}`);
    await expect(page.locator('tr[data-changed]')).toHaveCount(2);
    await expect(page.getByText(`Changed by ${ada.name}`, { exact: true })).toHaveCount(1);
    await reinstateFor(page, 'A slip of the hand.');
    await expect(page.getByText(`${noa.name} is active again`)).toBeVisible();
    await expect(page.getByText(`Changed by ${ada.name}`)).toHaveCount(0);
  });

  await test.step('loses the role in the middle of it: the next act is refused, and the gate closes', async () => {
    await sol.open('/admin/users?search=ibanez');
    await page.getByRole('link', { name: noa.name }).click();
    await page
      .getByRole('region', { name: `Suspend ${noa.name}?` })
      .getByLabel('Reason')
      .fill('Once more.');
    await product.db(
      'update public.admin_users set revoked_at = now() where user_id = (select id from public.profile_private where email = $1)',
      [sol.email],
    );
    await page.getByRole('button', { name: /^Suspend (until|with) / }).click();
    await expect(page.getByText('Admin access verification failed')).toBeVisible();
    await expect(page).not.toHaveURL(/\/admin/);
    const [now] = await product.db<{ status: string }>(
      'select account_status as status from public.profiles where name = $1',
      [noa.name],
    );
    expect(now?.status).toBe('active');
  });
});

/** As support. */
async function letIn(sol: Person, product: Backend): Promise<void> {
  await register(sol, 'rockstar');
  await confirm(sol, product);
  await product.db(
    `insert into public.admin_users (user_id, role) select id, 'support' from public.profile_private where email = $1`,
    [sol.email],
  );
}

/** As a colleague does on a device of their own, which no browser need show. */
async function reinstateFor(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Reinstate' }).click();
  const sheet = page.getByRole('dialog', { name: /^Reinstate / });
  await sheet.getByLabel('Reason').fill(reason);
  await sheet.getByRole('button', { name: 'Reinstate' }).click();
}

async function suspendAs(
  admin: { readonly email: string },
  person: { readonly email: string },
  at: Backend,
): Promise<void> {
  const client = supabaseClient(at);
  const signedIn = await client.auth.signInWithPassword({ email: admin.email, password });
  if (signedIn.error !== null) throw signedIn.error;
  const [found] = await at.db<{ id: string }>('select id from public.profile_private where email = $1', [person.email]);
  const args = { user_id: found?.id, until: null, reason: 'A false certificate.' };
  const sent = { id: randomUUID(), name: 'suspend_user', v: 1, args, recordedAt: new Date().toISOString() };
  const { data, error } = await client.rpc('sync', {
    request: { v: 1, device: randomUUID(), cursor: null, commands: [sent], pageSize: 1 },
  });
  if (error !== null) throw error;
  expect(data.outcomes).toMatchObject([{ state: 'applied' }]);
}

test('a super admin is asked before they give up the role with which they could take it again', async ({
  arrive,
  demo,
}) => {
  const sol = await arrive({ ...withoutWorker, name: 'Sol Amador', email: 'sol@rockstars.example' }, demo);
  const roleOf = `(select id from auth.users where email = '${sol.email}')`;
  await demo.db(`update public.admin_users set role = 'super_admin' where user_id = ${roleOf}`);
  await signIn(sol, 'admin', demoPassword);
  await sol.open('/admin/team');
  const own = sol.page.getByRole('button', { name: 'Role of Sol Amador: Super admin' });
  const giveUp = async () => {
    await own.click();
    await sol.page.getByRole('menuitem', { name: 'Support' }).click();
    return sol.page.getByRole('dialog', { name: 'Give up your super admin role?' });
  };
  await (await giveUp()).getByRole('button', { name: 'Keep my role' }).click();
  await expect(own).toBeVisible();
  await (await giveUp()).getByRole('button', { name: 'Change to Support' }).click();
  await expect(sol.page.getByText('Super admins invite people and change roles.')).toBeVisible();
});
