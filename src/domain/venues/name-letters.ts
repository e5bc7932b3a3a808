/** What of a name makes it another: its letters and figures. Twin of `private.name_letters`. */
export function nameLetters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
