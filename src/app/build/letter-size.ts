// Style sheets are written in px and built in rem: whoever chose larger letters in their browser has everything larger, and a window
// counts as narrower by as much, as with the browser's zoom. At the usual 16 px nothing changes. The library's sheets are in rem already.
import type { Plugin } from 'vite';

const USUAL_PX = 16;

/** Lines stay as thin as they are. */
const THICKEST_LINE_PX = 2;

/** What is no length, a query of the window, a length. */
const parts = /\/\*.*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|(@media[^{]*)|(?<![\w.#]|[\w-]-)\d*\.?\d+px\b/gs;
const lengths = /\d*\.?\d+px\b/g;

export function byLetterSize(): Plugin {
  return {
    name: 'encore-by-letter-size',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/[^?]*\.css$/ },
      handler: css => ({ code: sizedByLetters(css), map: null }),
    },
  };
}

export function sizedByLetters(css: string): string {
  return css.replaceAll(parts, (part, query?: string) => {
    // There em and rem are both what the browser's letters are, and em is known to more browsers.
    if (query !== undefined) return query.replaceAll(lengths, length => inUnit(length, 'em'));
    return /^[\d.]/.test(part) ? inUnit(part, 'rem') : part;
  });
}

function inUnit(length: string, unit: 'em' | 'rem'): string {
  const px = Number.parseFloat(length);
  return px > THICKEST_LINE_PX ? `${String(px / USUAL_PX).replace(/^0/, '')}${unit}` : length;
}
