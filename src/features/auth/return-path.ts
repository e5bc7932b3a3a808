// Where to go after signing in. A path that came in through the address bar may have been written by anyone, so only
// paths of this very origin pass, and none that leads back to a page for signing in, but for those that an invitation's link, or a venue's to its own people, opens.

import { parsedUrl } from '#ui/parsed-url.ts';

const authPages = /^\/(login|register|auth)(\/|$)/;

export function safeReturnPath(path: string | undefined, origin: string): string | undefined {
  if (path === undefined || !path.startsWith('/')) return undefined;
  const url = parsedUrl(path, origin);
  // '//evil.example', '/\evil.example' and control characters between the slashes all end up as another origin here.
  if (url?.origin !== origin) return undefined;
  // The invitation itself comes along with the history, not with the address (mailed.ts); a venue's link names it.
  const invited = url.pathname === '/register/venue' || url.pathname === '/register/rockstar';
  if (authPages.test(url.pathname) && !invited) return undefined;
  // Resolving '/venue/../..//evil.example' leaves '//evil.example', another origin's address for whoever reads it next.
  if (url.pathname.startsWith('//')) return undefined;
  return url.pathname === '/' ? undefined : url.pathname + url.search + url.hash;
}
