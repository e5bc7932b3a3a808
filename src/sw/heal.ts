// Brings back what the precache lost: browsers short of room take single files, or all of them, and an answer may be kept that is
// none. It does not know when to look: pages say so (`src/app/service-worker.ts`).
import type { PrecacheController } from 'workbox-precaching';

let healing: Promise<boolean> | null = null;
let superseded = false;

/** A newer worker is to take over: browsers let it once this one is at rest, so it looks no further. */
export function stopHealing(): void {
  superseded = true;
}

/** Whether every file is there, in the end, or is nobody's concern any more. Asked for by several pages at a time, it looks once. */
export function heal(precache: PrecacheController): Promise<boolean> {
  healing ??= fetchMissing(precache).finally(() => {
    healing = null;
  });
  return healing;
}

async function fetchMissing(precache: PrecacheController): Promise<boolean> {
  const files = precache.getURLsToCacheKeys();
  const cache = await caches.open(precache.strategy.cacheName);
  let whole = true;
  for (const [url, cacheKey] of files) {
    if (superseded) return true;
    if ((await cache.match(cacheKey))?.ok === true) continue;
    const answer = await fetch(url, { cache: 'no-cache', credentials: 'same-origin' }).catch(() => null);
    // Without network the others are not to be had either.
    if (answer === null) return false;
    if (await isThatFile(answer, url, files)) await cache.put(cacheKey, answer);
    else whole = false;
  }
  return whole;
}

/** Names of assets speak of their content. A page does not: that of a newer build asks for files that this worker does not keep. */
async function isThatFile(answer: Response, url: string, files: ReadonlyMap<string, string>): Promise<boolean> {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
  // Some hosts answer with their page what they do not have.
  if (!answer.ok || answer.redirected || isPage !== url.endsWith('.html')) return false;
  if (!isPage) return true;
  const named = (await answer.clone().text()).matchAll(/\/assets\/[^"'\s)]+/g);
  return [...named].every(([path]) => files.has(new URL(path, url).href));
}
