// Spaces that a line must not break at: nobody types them right, and nobody sees them missing. The app's are put in while it is
// built, in messages that are not yet filled in; those of mails and pushes when they leave.

const figure = String.raw`\d#}`;
const units = 'min|h|s|m|km|mi|MB|Mo|%';

/** French signs keep their distance from the word before; a figure stays with its unit, and '(+1 day)' whole, in every language. */
export function typeset(language: string, message: string): string {
  const joined = message
    .replaceAll(new RegExp(`(?<=[${figure}]) (?=(?:${units})(?![\\p{L}’]))`, 'gu'), '\u00A0')
    .replaceAll(/(?<=\(\+#) /g, '\u00A0');
  if (language !== 'fr') return joined;
  return joined
    .replaceAll(/ (?=[;?!])|(?<=\d) (?=\d{3}(?!\d))/g, '\u202F')
    .replaceAll(/ (?=[:»])/g, '\u00A0')
    .replaceAll(/(?<=«) /g, '\u00A0');
}
