// The words that this page has, language by language. They only grow, and in place: who is drawn already has its own, and
// who comes later waited for them, so nothing is drawn again because of them.
import type { Messages } from 'use-intl';
import type { Locale } from './locale.ts';
import type { Part } from './parts.ts';

export interface Spoken {
  readonly locale: Locale;
  /** Complete by its type; what is in it by now is what `bringWords` was asked for. */
  readonly messages: Messages;
}

type Kept = Spoken & { readonly coming: Map<Part, Promise<void>> };

const kept = new Map<Locale, Kept>();
const wanted = new Set<Part>(['start']);
let spoken: Locale | null = null;

/** The words of that language for all that was asked for so far. From now on it is the one in which words come. */
export async function speak(locale: Locale): Promise<Spoken> {
  let asked: number;
  do {
    asked = wanted.size;
    await Promise.all([...wanted].map(part => bring(locale, part)));
  } while (asked < wanted.size);
  spoken = locale;
  return wordsOf(locale);
}

/** Before the screens that say them are drawn. */
export async function bringWords(part: Part): Promise<void> {
  wanted.add(part);
  if (spoken !== null) await bring(spoken, part);
}

/** The words of another language than the page's, which goes on speaking its own. */
export async function wordsIn(locale: Locale, part: Part): Promise<Spoken> {
  await Promise.all([bring(locale, 'start'), bring(locale, part)]);
  return wordsOf(locale);
}

async function bring(locale: Locale, part: Part): Promise<void> {
  const { messages, coming } = wordsOf(locale);
  const loading = coming.get(part) ?? chunks[locale][part]().then(areas => void Object.assign(messages, areas));
  coming.set(part, loading);
  try {
    await loading;
  } catch (error) {
    coming.delete(part);
    throw error;
  }
}

function wordsOf(locale: Locale): Kept {
  const known = kept.get(locale) ?? { locale, messages: {} as Messages, coming: new Map() };
  kept.set(locale, known);
  return known;
}

const chunks: Readonly<Record<Locale, Readonly<Record<Part, () => Promise<object>>>>> = {
  en: {
    start: () => import('words:en/start'),
    landing: () => import('words:en/landing'),
    auth: () => import('words:en/auth'),
    portal: () => import('words:en/portal'),
    admin: () => import('words:en/admin'),
    settings: () => import('words:en/settings'),
  },
  es: {
    start: () => import('words:es/start'),
    landing: () => import('words:es/landing'),
    auth: () => import('words:es/auth'),
    portal: () => import('words:es/portal'),
    admin: () => import('words:es/admin'),
    settings: () => import('words:es/settings'),
  },
  fr: {
    start: () => import('words:fr/start'),
    landing: () => import('words:fr/landing'),
    auth: () => import('words:fr/auth'),
    portal: () => import('words:fr/portal'),
    admin: () => import('words:fr/admin'),
    settings: () => import('words:fr/settings'),
  },
};
