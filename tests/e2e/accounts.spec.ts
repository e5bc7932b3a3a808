// Joining, confirming, coming in and leaving, with the mailbox.
import { confirm, mailedLink, password, register, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { leftBehind } from './left-behind.ts';
import { desktop, phone } from './person.ts';
import { openSignOut, synced } from './sync.ts';

test('SP2.6 SP8.5 a venue registers, confirms by the mailed link and stands in its portal', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({ ...withoutWorker, name: 'The Copper Thistle', email: 'vera-at-the-door@example.com' });
  await register(vera, 'venue');
  await expect(
    vera.page.getByText(
      'Registration successful! Please check your email for confirmation. You will be the admin of your new venue.',
    ),
  ).toBeVisible();
  await confirm(vera, product);
  await vera.page.waitForURL('**/venue**');
  await synced(vera);
  const venues = await product.db<{ name: string; role: string }>(
    `select v.name, m.role from public.venues v join public.venue_users m on m.venue_id = v.id
     join auth.users u on u.id = m.user_id where u.email = $1`,
    [vera.email],
  );
  expect(venues).toEqual([{ name: 'The Copper Thistle', role: 'admin' }]);
});

test('whoever registers by keys has the focus at the title of what comes in the form’s place', async ({ arrive }) => {
  const { page } = await arrive({ ...withoutWorker, name: 'Nia by keys', email: 'nia.keys@example.com' });
  await page.goto('/register/rockstar');
  await page.getByLabel('Full Name').fill('Nia by keys');
  await page.getByLabel('Email').fill('nia.keys@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
});

test('the mailed link works in another browser, once', async ({ arrive, product }) => {
  const rocco = await arrive({ ...withoutWorker, name: 'Rocco Bianchi', email: 'rocco-at-the-door@example.com' });
  const atTheLibrary = await arrive({
    name: 'Rocco Bianchi',
    email: 'rocco-at-the-door@example.com',
    viewport: desktop,
  });
  await register(rocco, 'rockstar');
  const link = await mailedLink(product, rocco.email);
  await atTheLibrary.open(link);
  await atTheLibrary.page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(atTheLibrary.page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();

  await rocco.open(link);
  await rocco.page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(rocco.page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await signIn(rocco, 'rockstar');
  await synced(rocco);
});

test('SP4.3 who has not confirmed is told so, and may have the mail again', async ({ arrive, product }) => {
  const rosa = await arrive({ ...withoutWorker, name: 'Rosa', email: 'rosa@example.com' });
  await rosa.page.clock.install();
  await register(rosa, 'rockstar');
  await expect(rosa.page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  await rosa.open('/login/rockstar');
  await rosa.page.getByLabel('Email').fill(rosa.email);
  await rosa.page.getByLabel('Password', { exact: true }).fill(password);
  await rosa.page.getByRole('button', { name: 'Sign in' }).click();
  await expect(rosa.page.getByText('Your account is not confirmed yet.')).toBeVisible();
  await rosa.page.getByRole('button', { name: 'Send again' }).click();
  // The server itself refuses a second mail within the minute: the button counts down, and can be pressed when it may.
  await expect(rosa.page.getByRole('button', { name: /^Send again in [1-6]?\d\ss$/ })).toBeDisabled();
  await expect(rosa.page.getByText('That was a lot of tries')).toHaveCount(0);

  await product.db(`update auth.users set confirmation_sent_at = now() - interval '1 minute' where email = $1`, [
    rosa.email,
  ]);
  await rosa.page.clock.fastForward('01:01');
  await rosa.page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(rosa.page.getByText('Verification email sent! Please check your inbox.')).toBeVisible();
  expect(product.mails(rosa.email)).toHaveLength(2);
});

test('SP8.1 a wrong password is said in one sentence, and what was typed stays', async ({ arrive, product }) => {
  const stef = await arrive({ ...withoutWorker, name: 'Stef', email: 'stef@example.com' });
  await register(stef, 'rockstar');
  await confirm(stef, product);
  await synced(stef);
  const thief = await arrive({ ...withoutWorker, name: 'Sam Stone', email: 'stef@example.com' });
  await thief.open('/login/rockstar');
  await thief.page.getByLabel('Email').fill(stef.email);
  await thief.page.getByLabel('Password', { exact: true }).fill('Not-the-word-1');
  await thief.page.getByRole('button', { name: 'Sign in' }).click();
  await expect(thief.page.getByText('Invalid email or password. Please check your credentials.')).toBeVisible();
  await expect(thief.page.getByLabel('Email')).toHaveValue(stef.email);
});

test('SP2.34 SP4.4 SP4.17 after signing in a person is where they wanted to go, and the page is noted as viewed', async ({
  arrive,
  product,
}) => {
  const mina = await arrive({ ...withoutWorker, name: 'Mina', email: 'mina@example.com' });
  await register(mina, 'rockstar');
  await confirm(mina, product);
  await synced(mina);
  const elsewhere = await arrive({ ...withoutWorker, name: 'Mina', email: 'mina@example.com' });
  await elsewhere.open('/rockstar/available-shifts');
  await elsewhere.page.waitForURL('**/login/rockstar**');
  await elsewhere.page.getByLabel('Email').fill(mina.email);
  await elsewhere.page.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.page.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.page.waitForURL('**/rockstar/available-shifts');
  const views = `select distinct a.metadata ->> 'path' as path from public.user_activity a
    join auth.users u on u.id = a.user_id where a.activity_type = 'page_view' and u.email = $1`;
  await expect.poll(() => product.db(views, [mina.email])).toContainEqual({ path: '/rockstar/available-shifts' });
});

for (const network of ['with', 'without'] as const) {
  test(`AT44 signing out ${network} network leaves nothing of the person on the device`, async ({
    arrive,
    product,
  }) => {
    const sol = await arrive({ name: `Sol ${network}`, email: `sol-${network}@example.com` });
    await register(sol, 'rockstar');
    await confirm(sol, product);
    await synced(sol);
    await sol.hasAppOnDevice();
    const [{ id } = { id: '' }] = await product.db<{ id: string }>('select id from auth.users where email = $1', [
      sol.email,
    ]);
    expect(await leftBehind(sol.page, [id, sol.email])).not.toEqual([]);
    if (network === 'without') await sol.loseNetwork();

    await openSignOut(sol);
    await sol.page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
    await expect(sol.page.getByRole('link', { name: "I'm a Rockstar" }).first()).toBeVisible();
    expect(await leftBehind(sol.page, [id, sol.email, sol.name])).toEqual([]);
  });
}

test('a suspended account is told so at its next sync, with the reason', async ({ arrive, product }) => {
  const sid = await arrive({ ...withoutWorker, name: 'Sid Suspended', email: 'sid-suspended@example.com' });
  await register(sid, 'rockstar');
  await confirm(sid, product);
  await synced(sid);
  await expect(sid.page.getByText(/^Your account is suspended/)).toBeHidden();
  await product.db(
    `with one as (update public.profile_private set suspended_reason = 'Three no-shows' where email = $1 returning id)
     update public.profiles set account_status = 'suspended' from one where profiles.id = one.id`,
    [sid.email],
  );
  const told = sid.page.getByText('Your account is suspended. Reason: Three no-shows');
  await expect(told).toBeVisible();
  // Over the screen, on a phone too, where beside it would be too narrow for either.
  for (const size of [phone, desktop]) {
    await sid.page.setViewportSize(size);
    const below = async () => {
      const [bar, screen] = [await told.boundingBox(), await sid.page.locator('main h2').first().boundingBox()];
      return (screen?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
    };
    await expect.poll(below).toBeGreaterThan(0);
    expect(await sid.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
