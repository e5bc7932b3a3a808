// What another app shared with this one: the page that a link of ours names, or words to look for. Apps put a link into whichever
// of the three they like, most into the text. It does not know whether the page may be opened.
import { parsedUrl } from '#ui/parsed-url.ts';

export interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
}

/** More is no name and no address. */
const MOST = 100;

/** The first link to a page of this origin, as a path. */
export function sharedPath({ title, text, url }: Shared, origin: string): string | undefined {
  const words = [url, text, title].join(' ').split(/\s+/);
  const ours = words.find(word => parsedUrl(word)?.origin === origin);
  return ours === undefined ? undefined : ours.slice(origin.length);
}

/** A line to look for: links of others have no words. */
export function sharedWords({ title, text, url }: Shared): string {
  const lines = [text, title, url].map(said => (said ?? '').replace(/https?:\/\/\S+/g, '').trim());
  const said = lines.find(line => line !== '') ?? '';
  return (said.split('\n')[0] ?? '').trim().slice(0, MOST);
}
