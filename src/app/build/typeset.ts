// Spaces that a line must not break at, put in while the words are built: nobody types them right, and nobody sees them
// missing. Works on messages before they are read, so it touches only what stands between words and values.

const figure = String.raw`\d#}`;
const units = 'min|h|km|mi';

/** French signs keep their distance from the word before; a figure stays with its unit, and '(+1 day)' whole, in every language. */
export function typeset(language: string, message: string): string {
  const joined = message
    .replaceAll(new RegExp(`(?<=[${figure}]) (?=(?:${units})\\b)`, 'gu'), '\u00A0')
    .replaceAll(/(?<=\(\+#) /g, '\u00A0');
  if (language !== 'fr') return joined;
  return joined
    .replaceAll(/ (?=[;?!])/g, '\u202F')
    .replaceAll(/ (?=[:»])/g, '\u00A0')
    .replaceAll(/(?<=«) /g, '\u00A0');
}
