// Every text that signing in and registering owe a person, provoked and read to the letter. What no honest server of ours ever answers is
// answered in its place, at the network.
import type { Page } from '@playwright/test';
import { en } from '#i18n/en.ts';
import { confirm, mailedLink, password, register } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import type { Person } from './person.ts';

test.use(withoutWorker);

const email = (page: Page) => page.getByLabel('Email');
const word = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.locator('form button[type="submit"]');

async function tryToSignIn(page: Page, who: string, secret: string): Promise<void> {
  await email(page).fill(who);
  await word(page).fill(secret);
  const answered = page.waitForResponse('**/auth/v1/token**');
  await submit(page).click();
  await answered;
}

/** The next requests to that part of the accounts' server are refused with this code. */
async function refusing(page: Page, path: string, code: string): Promise<void> {
  await page.route(`**/auth/v1/${path}**`, route =>
    route.fulfill({ status: 400, json: { code: 400, error_code: code, msg: 'never shown' } }),
  );
}

async function stranger(arrive: (options: { name: string; email: string }) => Promise<Person>): Promise<Page> {
  return (await arrive({ name: 'Sam Stone', email: 'sam@example.com' })).page;
}

test.describe('signing in', () => {
  test('SP8.4 SP9.1 five wrong passwords, then a wait that counts down', async ({ arrive }) => {
    const page = await stranger(arrive);
    await page.clock.install();
    await page.goto('/login/venue');
    for (const left of [4, 3, 2, 1]) {
      await tryToSignIn(page, 'nobody@example.com', 'Not-the-word-1');
      await expect(page.getByText('Invalid email or password. Please check your credentials.')).toBeVisible();
      const attempts = left === 1 ? '1 attempt remaining' : `${left} attempts remaining`;
      await expect(page.getByText(attempts)).toBeVisible();
    }
    await tryToSignIn(page, 'nobody@example.com', 'Not-the-word-1');
    await expect(page.getByText('Too many failed attempts. Please wait before trying again.')).toBeVisible();
    await expect(page.getByText('Too many login attempts. Please try again in 15 minutes.')).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await page.clock.fastForward('14:20');
    await expect(page.getByText(/You can try again in [34]\d seconds\./)).toBeVisible();
    await page.clock.fastForward('01:00');
    await expect(submit(page)).toBeEnabled();
  });

  test('SP5.2 the admin door takes only the company’s addresses', async ({ arrive }) => {
    const page = await stranger(arrive);
    await page.goto('/login/admin');
    await email(page).fill('ada@evil.example');
    await expect(page.getByText('Admin portal access requires a @rockstars.example email address')).toBeVisible();
    await word(page).fill('Encore-demo-1');
    await submit(page).click();
    const denied = 'Access denied: Admin portal requires @rockstars.example email addresses only';
    await expect(page.getByText(denied)).toBeVisible();
  });

  test('SP6.7 an admin account can clear the wait on this device', async ({ arrive }) => {
    const page = await stranger(arrive);
    await page.goto('/login/admin');
    for (let attempt = 0; attempt < 5; attempt++) await tryToSignIn(page, 'zoe@rockstars.example', 'Not-the-word-1');
    await expect(submit(page)).toBeDisabled();
    const noted = page.waitForRequest('**/rpc/sign_in_wait_cleared');
    await page.getByRole('button', { name: 'Reset attempts' }).click();
    await expect(submit(page)).toBeEnabled();
    await noted;
  });

  const answers = {
    rockstar: {
      unheard_of: 'Login failed. Please try again.',
      magic_link_sent: 'A magic link has been sent to your email. Please check your inbox.',
    },
    admin: {
      invalid_credentials:
        'Invalid credentials or unauthorized access. Admin access requires valid @rockstars.example credentials.',
      user_banned: 'Access denied: You are not authorized for admin portal access. Contact your administrator.',
      unheard_of: 'Admin login failed: Invalid credentials or insufficient permissions.',
    },
  } as const;
  for (const [portal, wordsByCode] of Object.entries(answers)) {
    test(`SP8.2 SP8.3 each refusal at the ${portal} door has words of its own`, async ({ arrive }) => {
      const page = await stranger(arrive);
      await page.goto(`/login/${portal}`);
      for (const [code, words] of Object.entries(wordsByCode)) {
        await refusing(page, 'token', code);
        await tryToSignIn(page, 'ada@rockstars.example', 'Encore-demo-1');
        await expect(page.getByText(words)).toBeVisible();
        await expect(page.getByText('never shown')).toBeHidden();
      }
    });
  }

  test('SP2.2 SP2.4 SP5.3 SP5.9 a short password, a stale page and an unknown portal', async ({ arrive }) => {
    const page = await stranger(arrive);
    await page.goto('/login/venue');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(submit(page)).toBeDisabled();
    await email(page).fill('vera@example.com');
    await expect(submit(page)).toBeDisabled();
    await word(page).fill('seven77');
    await submit(page).click();
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await word(page).fill('Encore-demo-1');
    await page.evaluate(() => sessionStorage.setItem('encore-csrf', 'of another page'));
    await submit(page).click();
    await expect(page.getByText('Security validation failed. Please refresh the page.')).toBeVisible();
    await page.goto('/login/casino');
    await page.waitForURL(url => url.pathname === '/');
  });
});

test.describe('registering', () => {
  test('SP5.5 SP5.6 SP5.7 every mistake is told at its field, and what was typed stays', async ({ arrive }) => {
    const page = await stranger(arrive);
    await page.goto('/register/venue');
    await submit(page).click();
    for (const words of ['Name is required', 'Email is required', 'Password is required']) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByText('Please fix all errors before submitting')).toBeVisible();
    await expect(page.getByText("Please select how you're joining")).toBeVisible();
    await expect(page.getByRole('radio', { name: 'I’m setting up a new venue' })).toBeFocused();
    await page.getByRole('radio', { name: 'I’m joining a venue’s team' }).check();
    await submit(page).click();
    await expect(page.getByText('Invitation token is required to join an existing venue')).toBeVisible();
    await page.getByRole('radio', { name: 'I’m setting up a new venue' }).check();
    await page.getByLabel('Business Name').fill('A');
    await word(page).fill('Encore-demo-1');
    await page.getByLabel('Confirm password').fill('Encore-demo-2');
    await submit(page).click();
    await expect(page.getByText('Name must be at least 2 characters long')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(word(page)).toHaveValue('Encore-demo-1');
  });

  test('SP5.8 the strength of a password has four words', async ({ arrive }) => {
    const page = await stranger(arrive);
    await page.goto('/register/rockstar');
    for (const [typed, strength] of [
      ['abc', 'Weak'],
      ['abcdefg1', 'Fair'],
      ['Abcdefg1', 'Good'],
      ['Abcdefg1!', 'Strong'],
    ] as const) {
      await word(page).fill(typed);
      await expect(page.getByText(strength, { exact: true })).toBeVisible();
    }
  });

  test('SP8.5 a refusal of the server is said without its words', async ({ arrive }) => {
    const page = await stranger(arrive);
    await refusing(page, 'signup', 'unheard_of');
    await page.goto('/register/rockstar');
    await page.getByLabel('Full Name').fill('Sam Stone');
    await email(page).fill('sam@example.com');
    await word(page).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await submit(page).click();
    await expect(page.getByText('Registration failed')).toBeVisible();
    await expect(page.getByText('never shown')).toBeHidden();
  });
});

test.describe('the confirmation mail', () => {
  test('SP4.3 SP8.7 SP9.2 can be asked for three times', async ({ arrive }) => {
    const page = await stranger(arrive);
    await page.clock.install();
    await page.goto('/auth/callback');
    await page.route('**/auth/v1/resend**', route => route.fulfill({ json: {} }));
    await email(page).fill('sam@example.com');
    for (let time = 0; time < 3; time++) {
      const answered = page.waitForResponse('**/auth/v1/resend**');
      await submit(page).click();
      await answered;
      await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible();
      await expect(submit(page)).toBeDisabled();
      await page.clock.fastForward('01:01');
      await expect(submit(page)).toBeEnabled();
    }
    await submit(page).click();
    await expect(page.getByText('Maximum resend attempts reached. Please contact support.')).toBeVisible();
  });

  test('asked for again too soon, counts down, and another address waits for nothing', async ({ arrive }) => {
    const sam = await arrive({ name: 'Sam Impatient', email: 'sam.impatient@example.com' });
    await register(sam, 'rockstar');
    await sam.page.goto('/auth/callback');
    await email(sam.page).fill(sam.email);
    const answered = sam.page.waitForResponse('**/auth/v1/resend**');
    await submit(sam.page).click();
    expect((await answered).status()).toBe(429);
    await expect(submit(sam.page)).toHaveText(/^Send again in [1-6]?[0-9]\ss$/);
    await expect(submit(sam.page)).toBeDisabled();
    await expect(sam.page.getByRole('alert')).toHaveCount(0);
    await email(sam.page).fill('sam.other@example.com');
    await expect(submit(sam.page)).toBeEnabled();
  });

  test('SP8.7 may fail to go out', async ({ arrive }) => {
    const page = await stranger(arrive);
    await refusing(page, 'resend', 'unheard_of');
    await page.goto('/auth/callback');
    await email(page).fill('sam-again@example.com');
    await submit(page).click();
    await expect(page.getByText('Failed to resend verification email. Please try again.')).toBeVisible();
  });
});

test.describe('a forgotten password', () => {
  test('SP2.5 SP8.8 AT46 is replaced through the mailed link, once', async ({ arrive, product }) => {
    const rosa = await arrive({ name: 'Rosa Forgets', email: 'rosa.forgets@example.com' });
    await register(rosa, 'rockstar');
    await confirm(rosa, product);
    await rosa.page.waitForURL('**/rockstar**');

    const elsewhere = await arrive({ name: 'Rosa Forgets', email: 'rosa.forgets@example.com' });
    const { page } = elsewhere;
    await page.goto('/login/rockstar');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await email(page).fill(elsewhere.email);
    await submit(page).click();
    await expect(page.getByText('Password reset email sent!')).toBeVisible();
    const link = await mailedLink(product, elsewhere.email);
    expect(link).toContain('/auth/reset-password');
    await page.goto(link);
    await page.getByLabel('New password').fill('Second-word-2');
    await page.getByLabel('Confirm password').fill('Second-word-2');
    await submit(page).click();
    await expect(page.getByText('Password updated successfully!')).toBeVisible();

    const late = await stranger(arrive);
    await late.goto(link);
    await late.getByLabel('New password').fill('Third-word-3');
    await late.getByLabel('Confirm password').fill('Third-word-3');
    await submit(late).click();
    await expect(late.getByText('This link no longer works')).toBeVisible();
  });

  test('SP5.16 SP8.8 the mail or the change may fail', async ({ arrive }) => {
    const page = await stranger(arrive);
    await refusing(page, 'recover', 'unheard_of');
    await page.goto('/auth/reset-password');
    await email(page).fill('sam at home');
    await submit(page).click();
    await expect(page.getByText(en.auth.errors.emailInvalid)).toBeVisible();
    await email(page).fill('sam@example.com');
    await submit(page).click();
    await expect(page.getByText('Failed to send password reset email. Please try again.')).toBeVisible();

    await refusing(page, 'verify', 'unheard_of');
    await page.goto('/auth/reset-password?token_hash=made-up&type=recovery');
    await page.getByLabel('New password').fill('Second-word-2');
    await page.getByLabel('Confirm password').fill('Second-word-2');
    await submit(page).click();
    await expect(page.getByText('Failed to update password. Please try again.')).toBeVisible();
  });
});
