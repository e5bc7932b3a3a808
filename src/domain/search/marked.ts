// Which parts of a text are what somebody looks for: beginnings of its words, whatever case and accents. For the eye alone;
// what is found is decided elsewhere (find.ts).
import { folded } from '#domain/conversations/rules.ts';

export interface Part {
  readonly text: string;
  readonly sought: boolean;
}

const LETTER = /[\p{L}\p{N}\p{M}']/u;

/** Together they are the text. */
export function partsOf(text: string, words: string): readonly Part[] {
  const sought = folded(words).split(/\s+/).filter(Boolean);
  const letters = Array.from(text);
  const marks = letters.map(() => false);
  letters.forEach((letter, at) => {
    if (at > 0 && LETTER.test(letters[at - 1] ?? '') && LETTER.test(letter)) return;
    for (const word of sought) {
      const end = endOf(letters, at, word);
      if (end !== null) marks.fill(true, at, end);
    }
  });
  const parts: { text: string; sought: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    if (last !== undefined && last.sought === marks[at]) last.text += letter;
    else parts.push({ text: letter, sought: marks[at] ?? false });
  });
  return parts;
}

/** Where the word ends that begins at that letter; null where another stands there. */
function endOf(letters: readonly string[], from: number, word: string): number | null {
  let said = '';
  for (let at = from; at < letters.length; at++) {
    said += folded(letters[at] ?? '');
    if (said === word) return at + 1;
    if (!word.startsWith(said)) return null;
  }
  return null;
}
