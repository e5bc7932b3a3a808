// What a device still knows of somebody: every place in which a browser keeps things, searched for their id, address
// and name.
import type { Page } from '@playwright/test';

/** Where one of the words was found, as 'indexedDB encore-…/shifts'. */
export function leftBehind(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async wanted => {
    const found: string[] = [];
    const look = (place: string, content: string) => {
      if (wanted.some(word => content.includes(word))) found.push(place);
    };
    look('localStorage', JSON.stringify({ ...localStorage }));
    look('sessionStorage', JSON.stringify({ ...sessionStorage }));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        look(`cache ${name} ${request.url}`, `${request.url} ${await (await cache.match(request))?.text()}`);
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      look(`indexedDB ${name}`, name);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        look(`indexedDB ${name}/${store}`, JSON.stringify(rows));
      }
      database.close();
    }
    return found;
  }, words);
}
