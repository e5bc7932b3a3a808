// The words that this page has, language by language. They only grow, and in place: who is drawn already has its own, and
// who comes later waited for them, so nothing is drawn again because of them. It does not know where they come from.
import type { Messages } from 'use-intl';
import type { Locale } from './locale.ts';
import type { Part } from './parts.ts';

export interface Spoken {
  readonly locale: Locale;
  /** Complete by its type; what is in it by now is what `bringWords` was asked for. */
  readonly messages: Messages;
}

type Kept = Spoken & { readonly coming: Map<Part, Promise<void>> };
type Chunks = Readonly<Record<Locale, Readonly<Record<Part, () => Promise<object>>>>>;

export function wordsFrom(chunks: Chunks) {
  const kept = new Map<Locale, Kept>();
  const wanted = new Set<Part>(['start']);
  let chosen: Locale | null = null;
  let spoken: Locale | null = null;

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

  /**
   * The words of that language for all that was asked for so far. From now on it is the one in which words come. Where another was chosen
   * before they came, that one's: the last choice counts, however late the words of an earlier one are.
   */
  async function speak(locale: Locale): Promise<Spoken> {
    chosen = locale;
    let asked: number;
    do {
      asked = wanted.size;
      await Promise.all([...wanted].map(part => bring(locale, part)));
    } while (asked < wanted.size);
    if (chosen !== locale) return await speak(chosen);
    spoken = locale;
    return wordsOf(locale);
  }

  return {
    speak,
    /** Before the screens that say them are drawn. */
    async bringWords(part: Part): Promise<void> {
      wanted.add(part);
      if (spoken !== null) await bring(spoken, part);
    },
    /** The words of another language than the page's, which goes on speaking its own. */
    async wordsIn(locale: Locale, part: Part): Promise<Spoken> {
      await Promise.all([bring(locale, 'start'), bring(locale, part)]);
      return wordsOf(locale);
    },
  };
}
