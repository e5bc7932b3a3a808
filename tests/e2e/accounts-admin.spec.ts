// The ways into the admin portal: the first admin, invitations for newcomers and for people who are here already, and the gate in
// its four steps. Every text is read to the letter.
import type { Backend } from '#tests/support/backend.ts';
import { confirm, demoPassword, mailedPath, password, register, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, type Person, type PersonOptions } from './person.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

type Arrive = (options: PersonOptions, at?: Backend) => Promise<Person>;

/** As an operator does it, once for each worker's server; she comes in by the link. */
async function firstAdmin(arrive: Arrive, product: Backend): Promise<Person> {
  const ada = await arrive({ name: 'Ada Lindqvist', email: 'ada@rockstars.example', viewport: desktop });
  const [made] = await product.db<{ path: string }>('select private.create_first_admin($1, $2) as path', [
    ada.email,
    ada.name,
  ]);
  await ada.open(made?.path ?? '');
  await expect(ada.page.getByLabel('Name')).toHaveValue('Ada Lindqvist');
  await expect(ada.page.getByLabel('Role')).toHaveValue('Super admin');
  for (const given of ['Name', 'Email', 'Role']) await expect(ada.page.getByLabel(given)).not.toBeEditable();
  await choosePassword(ada);
  await expect(
    ada.page.getByText('Admin account created successfully! Redirecting to admin dashboard...'),
  ).toBeVisible();
  await ada.page.waitForURL('**/admin');
  return ada;
}

async function choosePassword(person: Person): Promise<void> {
  await person.page.getByLabel('Password', { exact: true }).fill(password);
  await person.page.getByLabel('Confirm password').fill(password);
  await person.page.getByRole('button', { name: 'Create admin account' }).click();
}

async function invite(by: Person, product: Backend, whom: { name: string; email: string }): Promise<string> {
  await by.open('/admin/team');
  await by.page.getByRole('button', { name: 'Invite', exact: true }).click();
  const sheet = by.page.getByRole('dialog', { name: 'Invite an admin' });
  // Pressed too early it leads to what is missing.
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  await expect(sheet.getByLabel('Name')).toBeFocused();
  await sheet.getByLabel('Name').fill(whom.name);
  await sheet.getByLabel('Email').fill(whom.email);
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  await expect(by.page.getByText(`Invitation sent to ${whom.email}`)).toBeVisible();
  return mailedPath(product, whom.email, /\/admin\/accept-invitation\?token=/);
}

test('SP2.7 SP2.18 SP4.5 SP4.6 SP4.7 SP5.11 SP6.4 SP8.10 the first admin comes in, invites a newcomer and somebody who is here already', async ({
  arrive,
  product,
}) => {
  const ada = await firstAdmin(arrive, product);
  const rae = { name: 'Rae Newcomer', email: 'rae-newcomer@rockstars.example' };
  const link = await invite(ada, product, rae);
  const newcomer = await arrive(rae);
  await newcomer.open(link);
  await newcomer.page.getByLabel('Password', { exact: true }).fill('short');
  await newcomer.page.getByLabel('Confirm password').fill('other');
  await newcomer.page.getByRole('button', { name: 'Create admin account' }).click();
  await expect(newcomer.page.getByText('Password must be at least 8 characters long.', { exact: true })).toBeVisible();
  await expect(newcomer.page.getByText('Passwords do not match.', { exact: true })).toBeVisible();
  // Until the portal's code has come, the page that is left says nothing of a link without a token.
  await newcomer.page.evaluate(() => {
    const look = () => {
      if (document.body.innerText.includes('Invalid invitation link'))
        document.documentElement.dataset.said = 'invalid';
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await choosePassword(newcomer);
  await newcomer.page.waitForURL('**/admin');
  await expect(newcomer.page.locator('html')).not.toHaveAttribute('data-said');
  // Who may only look is kept from what support sees, by the menu and by the page.
  await expect(newcomer.page.getByRole('link', { name: 'Security' })).toBeHidden();
  await newcomer.open('/admin/security');
  await expect(newcomer.page.getByText('You need Support permission to access this page')).toBeVisible();
  await newcomer.open('/admin/news');
  await expect(newcomer.page.getByText('You need Super admin permission to access this page')).toBeVisible();
  await newcomer.page.waitForURL('**/admin');
  await newcomer.open('/admin/team');
  await expect(newcomer.page.getByText('Super admins invite people and change roles.')).toBeVisible();

  const sol = { name: 'Sol Already', email: 'sol-already@rockstars.example' };
  const known = await arrive(sol);
  await register(known, 'rockstar');
  await confirm(known, product);
  await expect(known.page.getByRole('link', { name: "I'm a Rockstar" }).first()).toBeVisible();
  const second = await invite(ada, product, sol);
  const signedOut = await arrive(sol);
  await signedOut.open(second);
  await signedOut.page.getByLabel('Password', { exact: true }).fill('Another-word-9');
  await signedOut.page.getByLabel('Confirm password').fill('Another-word-9');
  await signedOut.page.getByRole('button', { name: 'Create admin account' }).click();
  // Led to the door that is theirs, and told what to do there.
  await signedOut.page.waitForURL('**/login/admin?**');
  await expect(
    signedOut.page.getByText(/^sol-already@rockstars.example already has an account\..*use Forgot password/),
  ).toBeVisible();
  await expect(signedOut.page.getByLabel('Email')).toHaveValue(sol.email);
  await signedOut.page.getByLabel('Password', { exact: true }).fill(password);
  await signedOut.page.getByRole('button', { name: 'Sign in' }).click();
  await expect(signedOut.page.getByText('Admin permissions granted! Redirecting to admin dashboard...')).toBeVisible();
  await signedOut.page.waitForURL('**/admin');
  await expect(signedOut.page.getByText(/^Your old password no longer works\. We emailed you a link/)).toBeVisible();
});

test('the right password of somebody who is no admin opens nothing at the admin door, and keeps nobody signed in', async ({
  arrive,
  product,
}) => {
  const noor = await arrive({ name: 'Noor No Admin', email: 'noor-no-admin@rockstars.example' });
  await register(noor, 'rockstar');
  await confirm(noor, product);
  const elsewhere = await arrive({ name: noor.name, email: noor.email });
  const { page } = elsewhere;
  await elsewhere.open('/login/admin');
  await page.getByLabel('Email').fill(noor.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByText('Access denied: You are not authorized for admin portal access. Contact your administrator.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login\/admin$/);
  await elsewhere.open('/admin');
  await page.waitForURL('**/login/admin**');
  await elsewhere.open('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('SP8.9 an invitation’s link that leads nowhere says which kind of nowhere', async ({ arrive }) => {
  const { page } = await arrive({ name: 'Sam Stone', email: 'sam@example.com' });
  await page.goto('/admin/accept-invitation');
  await expect(page.getByText('Invalid invitation link. No token provided.')).toBeVisible();
  await page.goto('/admin/accept-invitation?token=made-up');
  await expect(page.getByText('Invalid or expired invitation.')).toBeVisible();

  const lookUp = '**/rpc/validate_admin_invitation';
  const refuse = (status: number, json: object) => page.route(lookUp, route => route.fulfill({ status, json }));
  await refuse(503, { code: 'PT503', message: 'try_again' });
  await page.reload();
  await expect(page.getByText('Error validating invitation: you’re offline right now')).toBeVisible();
  await page.unroute(lookUp);
  await refuse(400, { code: 'PT400', message: 'invalid_arguments' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Invalid invitation: Something in it isn’t valid/)).toBeVisible();

  await page.unroute(lookUp);
  await page.route(lookUp, route =>
    route.fulfill({ json: [{ email: 'noor@rockstars.example', name: 'Noor', role: 'support' }] }),
  );
  await page.reload();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create admin account' }).click();
  await expect(page.getByText(/^Error creating account: /)).toBeVisible();
});

test('a venue’s invitation that cannot be looked up is not called bad', async ({ arrive, demo }) => {
  const mina = await arrive({ name: 'Mina', email: 'mina-not-yet@example.com' }, demo);
  await mina.page.route('**/rpc/get_venue_invitation', route => route.abort());
  await mina.open('/register/venue?token=whatever');
  await expect(mina.page.getByText('Couldn’t check your invitation.')).toBeVisible({ timeout: 20_000 });
  await mina.page.unroute('**/rpc/get_venue_invitation');
  await mina.page.getByRole('button', { name: 'Try again' }).click();
  await expect(mina.page.getByText('This invitation no longer works.')).toBeVisible();
});

test('SP2.8 SP6.1 SP6.3 the gate: who is nobody, who is of another house, who is no admin, and when nobody can tell', async ({
  arrive,
  demo,
}) => {
  const guest = await arrive({ name: 'Sam Stone', email: 'sam@example.com' }, demo);
  await guest.open('/admin/team');
  await guest.page.waitForURL('**/login/admin**');

  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com' }, demo);
  await signIn(rocco, 'rockstar', demoPassword);
  await synced(rocco);
  await rocco.open('/admin');
  await expect(rocco.page.getByText('Only @rockstars.example emails can access the admin portal')).toBeVisible();
  await rocco.page.waitForURL('**/rockstar');
  await rocco.open('/rockstar/nowhere');
  await expect(rocco.page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(rocco.page.locator('main')).toHaveCount(1);
  await expect(rocco.page.getByText('/rockstar/nowhere', { exact: true })).toBeVisible();
  await expect(rocco.page.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/rockstar');
  await expect(rocco.page.getByRole('main').getByRole('link', { name: 'Search', exact: true })).toHaveAttribute(
    'href',
    '/search',
  );
  await rocco.page.getByRole('button', { name: 'Back to the previous page' }).click();
  await rocco.page.waitForURL('**/rockstar');

  const rae = await arrive({ name: 'Rae', email: 'rae@rockstars.example' }, demo);
  await rae.page.route('**/rpc/verify_admin_access', route => route.abort());
  await rae.open('/login/admin');
  await rae.page.getByLabel('Email').fill(rae.email);
  await rae.page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await rae.page.getByRole('button', { name: 'Sign in' }).click();
  await expect(rae.page.getByRole('heading', { name: 'Error verifying admin access' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(rae.page).toHaveTitle('Error verifying admin access · Encore');
  await rae.page.unroute('**/rpc/verify_admin_access');
  const raes = `where user_id = (select id from auth.users where email = '${rae.email}')`;
  await demo.db(`update public.admin_users set revoked_at = now() ${raes}`);
  await rae.page.getByRole('button', { name: 'Try again' }).click();
  await expect(rae.page.getByText('Admin access verification failed')).toBeVisible();
  await expect(rae.page.getByRole('link', { name: "I'm a Venue" }).first()).toBeVisible();
  await demo.db(`update public.admin_users set revoked_at = null ${raes}`);
});

test('an admin whose session was ended elsewhere signs in again and is where they were', async ({ arrive, demo }) => {
  const rae = await arrive({ name: 'Rae', email: 'rae@rockstars.example' }, demo);
  await signIn(rae, 'admin', demoPassword);
  await rae.open('/admin/venues');
  await expect(rae.page.getByRole('heading', { name: 'Venues', level: 1 })).toBeVisible({ timeout: 20_000 });
  await demo.db('delete from auth.sessions where user_id = (select id from auth.users where email = $1)', [rae.email]);
  await rae.page.reload();
  await rae.page.waitForURL('**/login/admin?**');
  await rae.page.getByLabel('Email').fill(rae.email);
  await rae.page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await rae.page.getByRole('button', { name: 'Sign in' }).click();
  await rae.page.waitForURL('**/admin/venues');
  await expect(rae.page.getByRole('heading', { name: 'Venues', level: 1 })).toBeVisible({ timeout: 20_000 });
});

test('SP4.8 SP4.9 SP9.10 an internal person chooses a portal, acts in it as themselves, and switches', async ({
  arrive,
  demo,
}) => {
  const ada = await arrive({ name: 'Ada Lindqvist', email: 'ada@rockstars.example', viewport: desktop }, demo);
  await signIn(ada, 'admin', demoPassword);
  await expect(ada.page.getByRole('heading', { name: /to decide, the first by/, level: 1 })).toBeVisible();
  await ada.page.getByRole('button', { name: /^Account menu/ }).click();
  await ada.page.getByRole('button', { name: 'Switch portal' }).click();
  await ada.page.getByRole('link', { name: "I'm a Rockstar" }).first().click();
  await ada.page.waitForURL('**/rockstar');
  expect(await ada.page.evaluate(() => localStorage.getItem('encore-acting-as'))).toBe('worker');
  await expect(ada.page.getByText('You’re acting in the Rockstar portal')).toBeVisible();
  // Her account is no Rockstar's: the bar says so, and nothing is offered that the server would refuse.
  await expect(ada.page.getByText('This isn’t a Rockstar’s account')).toBeVisible();
  await ada.open('/rockstar/available-shifts');
  await expect(ada.page.getByText('This isn’t a Rockstar’s account')).toBeVisible();
  await expect(ada.page.getByRole('main').getByRole('button')).toHaveCount(0);
  // Kept for the next visit.
  await ada.open('/');
  await ada.page.waitForURL('**/rockstar');
});

test('an internal person who acts as a venue comes back there after every cold start', async ({ arrive, demo }) => {
  const ada = await arrive({ name: 'Ada Lindqvist', email: 'ada@rockstars.example', viewport: desktop }, demo);
  await signIn(ada, 'admin', demoPassword);
  await expect(ada.page.getByRole('heading', { name: /to decide, the first by/, level: 1 })).toBeVisible();
  await ada.page.getByRole('button', { name: /^Account menu/ }).click();
  await ada.page.getByRole('button', { name: 'Switch portal' }).click();
  await ada.page.getByRole('link', { name: "I'm a Venue" }).first().click();
  await ada.page.waitForURL('**/venue');
  for (const start of ['/', '/venue', '/venue/shifts']) {
    await ada.open(start);
    await expect(ada.page.getByText('You’re acting in the venue portal')).toBeVisible();
    expect(new URL(ada.page.url()).pathname).toBe(start === '/' ? '/venue' : start);
  }
  await expect(ada.page.getByText('You’re not on any venue’s team')).toBeVisible();
  await expect(ada.page.getByRole('main').getByRole('link')).toHaveCount(0);
  await ada.open('/nowhere');
  await expect(ada.page.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/venue');
});
