// What the connectivity badge says, as people wait for it, in the three languages.
import { expect, type Page } from '@playwright/test';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { fr } from '#i18n/fr.ts';
import type { Person } from './person.ts';

const allSynced = [en, es, fr].map(words => words.sync.badge.synced).join('|');

/** Everything is on the server and back: the badge says so. */
export async function synced(person: Person): Promise<void> {
  await pageSynced(person.page);
}

export async function pageSynced(page: Page): Promise<void> {
  const badge = page.getByRole('button', { name: new RegExp(`^(${allSynced})`) });
  await expect(badge).toBeVisible({ timeout: 30_000 });
}

/** From anywhere in a portal to the question «Sign out?». */
export async function openSignOut(person: Person): Promise<void> {
  await person.page.getByRole('button', { name: /^Account menu/ }).click();
  const menu = person.page.getByRole('dialog', { name: /^Account menu/ });
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await expect(person.page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible();
}
