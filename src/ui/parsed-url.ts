/** Null for what is no address. `URL.canParse` is younger than the oldest browsers that we build for. */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
