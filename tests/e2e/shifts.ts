// What people do with shifts, in the words they read on the screen.
import { expect, type Locator } from '@playwright/test';
import { addDays, dayOf, wallAt } from '#domain/time.ts';
import type { Person } from './person.ts';

export interface ShiftWishes {
  readonly role?: string;
  /** 'YYYY-MM-DD'. */
  readonly day?: string;
  readonly start?: string;
  readonly end?: string;
  readonly positions?: number;
  /** Pounds. */
  readonly rate?: string;
  readonly mode?: 'By application' | 'Instant book';
}

/** Days from now on the calendar of London, where the venues of these tests are: the day on which clocks go back has an hour more. */
export function dayAhead(days: number): string {
  return addDays(dayOf(wallAt(Date.now(), 'Europe/London')), days);
}

/** From anywhere in the venue portal to the filled form, not yet sent. */
export async function writeShift(person: Person, wishes: ShiftWishes = {}): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: 'Shifts', exact: true }).click();
  await page.getByRole('link', { name: 'Post shifts' }).first().click();
  await fillShift(person, wishes);
}

/** In the form that is open. */
export async function fillShift(person: Person, wishes: ShiftWishes): Promise<void> {
  const { role = 'Bartender', day = dayAhead(3), start = '18:00', end = '02:00', positions, rate, mode } = wishes;
  const { page } = person;
  await chooseRole(person, role);
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('Starts').fill(start);
  await page.getByLabel('Ends').fill(end);
  if (positions !== undefined) await page.getByLabel('How many people', { exact: true }).fill(String(positions));
  await page.getByLabel('Pay per hour').fill(rate ?? '15.50');
  if (mode !== undefined) await page.getByText(mode, { exact: true }).click();
}

async function chooseRole(person: Person, role: string): Promise<void> {
  await person.page.getByLabel('Role', { exact: true }).selectOption({ label: role });
}

/** Writes a shift and posts it; ends on its page. */
export async function postShift(person: Person, wishes: ShiftWishes = {}): Promise<void> {
  await writeShift(person, wishes);
  await person.page.getByRole('button', { name: 'Post', exact: true }).click();
  await person.page.waitForURL(/\/venue\/shifts\/[0-9a-f-]{36}$/);
  await expect(chip(person, 'Open')).toBeVisible();
}

/** From anywhere in the Rockstar portal to the shift with that role and venue. */
export async function openShift(person: Person, venue: string): Promise<void> {
  await person.page.getByRole('link', { name: 'Find', exact: true }).click();
  await person.page.getByRole('link').filter({ hasText: venue }).first().click();
  await expect(person.page.getByRole('heading', { level: 1, name: new RegExp(venue) })).toBeVisible();
}

export async function apply(person: Person, note: string): Promise<void> {
  await person.page.getByRole('button', { name: 'Apply', exact: true }).click();
  await person.page.getByLabel('Add a note (optional)').fill(note);
  await person.page.getByRole('button', { name: 'Send request' }).click();
}

/** Where something stands, as its chip says it. */
export function chip(person: Person, word: string | RegExp): Locator {
  return person.page.locator('[data-state]').filter({ hasText: word }).first();
}
