// The English texts that the specification fixes (`spec-strings.json`), as they are looked for on a screen: the whole of what an
// element says, with anything where the specification leaves a value open. It does not know who looks, or where.
import { readFileSync } from 'node:fs';

const file = new URL('./spec-strings.json', import.meta.url);
const { about: _about, ...bySection } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;

export const specTexts: Readonly<Record<string, readonly string[]>> = bySection;

export interface SpecText {
  readonly text: string;
  /** Present where a value is left open. */
  readonly pattern?: string;
}

export const wantedTexts: readonly SpecText[] = [...new Set(Object.values(bySection).flat())].map(text => {
  const pieces = text.split(/\{\w+\}/).map(piece => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return pieces.length === 1 ? { text } : { text, pattern: `^${pieces.join('.{1,80}?')}$` };
});
