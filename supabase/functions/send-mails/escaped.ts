/** Text as it stands in HTML, also within an attribute in double quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
}
