/** Stands for an e-mail address in local storage (FNV-1a): nobody's address stays behind on a shared tablet. */
export function fingerprint(email: string): string {
  let hash = 0x811c9dc5;
  for (const character of email.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
