// Finding texts by words: whatever case and accents, in any order, beginnings of words first. Where no text has the words as
// they were typed, those that differ by one letter are found, in words of four letters and more. It does not know what the texts
// are about. 20,000 are searched between two keys (`bench -- desk`).
import uFuzzy from '@leeoniya/ufuzzy';
import { folded } from '#domain/conversations/rules.ts';

/** Letters of any script. */
const letters: uFuzzy.Options = {
  unicode: true,
  interSplit: "[^\\p{L}\\p{N}']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\p{N}|\\p{N}\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\p{N}']",
  intraContr: "'\\p{L}{1,2}\\b",
  interBound: '[^\\p{L}\\p{N}]',
};

const SHORTEST_WITH_TYPO = 4;

const asTyped = new uFuzzy({ ...letters, intraMode: 0, intraIns: 0 });
const oneLetterOff = new uFuzzy({
  ...letters,
  intraMode: 1,
  intraRules: word => {
    const off = Array.from(word).length < SHORTEST_WITH_TYPO || /^\p{N}+$/u.test(word) ? 0 : 1;
    return { intraSlice: [1, Number.POSITIVE_INFINITY], intraIns: off, intraSub: off, intraTrn: off, intraDel: off };
  },
});

/** So many words may stand in any order; in longer questions they are looked for as they were typed. */
const ANY_ORDER = 4;
/** More than these are not put into order. */
const MOST_ORDERED = 1000;

/** Answers the places of the texts that have the words, the best first; none without words. */
export type Finder = (words: string) => readonly number[];

export function finderOf(texts: readonly string[]): Finder {
  const haystack = texts.map(folded);
  return words => {
    const needle = folded(words).trim();
    if (needle === '') return [];
    const found = search(asTyped, haystack, needle);
    return found.length > 0 ? found : search(oneLetterOff, haystack, needle);
  };
}

function search(by: uFuzzy, haystack: string[], needle: string): readonly number[] {
  const [found, info, order] = by.search(haystack, needle, ANY_ORDER, MOST_ORDERED);
  if (found === null) return [];
  if (info === null || order === null) return found;
  return order.map(at => info.idx[at] ?? 0);
}
