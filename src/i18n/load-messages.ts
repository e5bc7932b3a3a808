// One chunk per language: only the spoken one is fetched before the first screen, and the worker keeps all three.
import type { Messages } from 'use-intl';
import type { Locale } from './locale.ts';

export async function loadMessages(locale: Locale): Promise<Messages> {
  // A translation has English's keys (its type says so) and its own words in place of English's literal ones.
  return (await loaders[locale]()) as Messages;
}

const loaders = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
} satisfies Record<Locale, () => Promise<unknown>>;
