// What people do to sign in and register, in the words they read there.
import { expect, type Page } from '@playwright/test';
import { type Backend, tokenHashIn } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';
import type { Person } from './person.ts';

export const password = 'Cellar-bar-7';
export const demoPassword = 'Encore-demo-1';

/** Somebody at a device: their own, or one that another left. */
type Arriving = Pick<Person, 'name' | 'email' | 'page' | 'open'>;

/** Fills the form, presses the button, stops at «Check your email». */
export async function register(person: Arriving, portal: 'venue' | 'rockstar'): Promise<void> {
  const { page } = person;
  await person.open(`/register/${portal}`);
  if (portal === 'venue') await page.getByRole('radio', { name: 'I’m setting up a new venue' }).check();
  await page.getByLabel(portal === 'venue' ? 'Business Name' : 'Full Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** Opens the mailed link on the same device and presses the button it leads to. */
export async function confirm(person: Arriving, product: Backend): Promise<void> {
  await person.open(await mailedLink(product, person.email));
  await person.page.getByRole('button', { name: 'Confirm my email' }).click();
  const goOn = person.page.getByRole('link', { name: 'Continue' });
  await goOn.click();
}

/** A confirmed account and its portal, for stories that begin there: the forms before it have tests of their own. */
export async function enter(person: Arriving, portal: 'venue' | 'rockstar', product: Backend): Promise<void> {
  await makeAccount(person, portal, product);
  await signIn(person, portal);
}

/** Of somebody who need not be seen. */
export async function makeAccount(
  { name, email }: Pick<Person, 'name' | 'email'>,
  portal: 'venue' | 'rockstar',
  product: Pick<Backend, 'url' | 'publishableKey' | 'mails'>,
): Promise<void> {
  const { auth } = supabaseClient(product);
  const metadata = { name, role: portal, ...(portal === 'venue' && { venueType: 'new_venue' }) };
  const before = product.mails(email).length;
  const made = await auth.signUp({ email, password, options: { data: metadata } });
  if (made.error !== null) throw made.error;
  // Whose address has an account gets the same answer and no mail: the files of a worker share a product.
  const mail = product.mails(email)[before];
  if (mail === undefined) throw new Error(`No mail to ${email}: another test may have signed up with it`);
  const confirmed = await auth.verifyOtp({ token_hash: tokenHashIn(mail), type: 'signup' });
  if (confirmed.error !== null) throw confirmed.error;
}

/** What a new venue's screens ask first: where it is. */
export async function placeVenue(person: Person, city = 'London', address = '12 Lantern Row'): Promise<void> {
  const { page } = person;
  await page.getByLabel('Address').fill(address);
  await page.getByLabel('City').selectOption({ label: city });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('City')).toBeHidden();
}

/** What Find asks a new Rockstar first: where to look. */
export async function chooseCity(person: Person, city = 'London'): Promise<void> {
  const { page } = person;
  await page.goto('/rockstar/available-shifts');
  await page.getByRole('group', { name: 'Cities you work in' }).getByText(city, { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Where do you want to work?' })).toBeHidden();
  await page.goto('/rockstar');
}

export type Portal = 'venue' | 'rockstar' | 'admin';

export async function signIn(person: Pick<Person, 'email' | 'page'>, portal: Portal, word = password): Promise<void> {
  await signInPage(person.page, { portal, email: person.email, password: word });
}

/** In any language: finds the fields as a password manager does. */
export async function signInPage(
  page: Page,
  who: { readonly portal: Portal; readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto(`/login/${who.portal}`);
  await page.locator('input[autocomplete="username"]').fill(who.email);
  await page.locator('input[autocomplete="current-password"]').fill(who.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(url => url.pathname.startsWith(`/${who.portal}`));
}

/** The newest link that was mailed to the address to prove it, without its origin. */
export function mailedLink(product: Backend, email: string): Promise<string> {
  return mailedPath(product, email, /token_hash=/);
}

/** The newest link of that kind that was mailed to the address, without its origin. */
export async function mailedPath(product: Backend, email: string, kind: RegExp): Promise<string> {
  let found: URL | undefined;
  await expect
    .poll(() => {
      const links = product.mails(email).flatMap(({ text }) => text.match(/https?:\/\/[^\s"<>]+/g) ?? []);
      const link = links.findLast(one => kind.test(one));
      found = link === undefined ? undefined : new URL(link);
      return found;
    })
    .toBeDefined();
  return found === undefined ? '' : found.pathname + found.search;
}
