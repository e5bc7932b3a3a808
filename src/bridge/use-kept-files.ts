// Files that somebody chose and that nothing has answered yet: through a reload, until they are handed in or the person leaves.
// They are too large for a tab's storage, so they lie in a cache whose name begins with who it is; the engine wipes it with
// all that is theirs (`sync/personal-storage.ts`). Where caches are forbidden they last as long as the screen.
import { useCallback, useEffect, useState } from 'react';
import { useSession } from './use-session.ts';

export interface KeptFile {
  readonly id: string;
  readonly name: string;
  /** In base64. */
  readonly content: string;
  /** What was said of it: it outlives the tab, whose words go when a phone ends the app. Nothing secret. */
  readonly marks?: Readonly<Record<string, string>>;
}

export interface KeptFiles {
  /** In the order of their ids; empty until they are read. */
  readonly files: readonly KeptFile[];
  keep(file: KeptFile): void;
  remove(id: string): void;
  forget(): void;
}

const NONE: readonly string[] = [];

/**
 * `form`: under which they are kept, a name without slashes. `handedIn`: ids of those that something names already. An app that was ended
 * right after it was saved had no time to forget them: they are left out and go.
 */
export function useKeptFiles(form: string, handedIn: readonly string[] = NONE): KeptFiles {
  const userId = useSession()?.userId ?? '';
  const [kept, setFiles] = useState<readonly KeptFile[]>([]);
  const left = kept.filter(({ id }) => handedIn.includes(id)).map(({ id }) => id);
  const files = left.length === 0 ? kept : kept.filter(({ id }) => !handedIn.includes(id));
  useEffect(() => {
    let here = true;
    void read(userId, form).then(kept => {
      // What was chosen while this was read stands behind it.
      if (here && kept.length > 0) setFiles(chosen => merged(kept, chosen));
    });
    return () => {
      here = false;
    };
  }, [userId, form]);
  const keep = useCallback(
    (file: KeptFile) => {
      setFiles(before => merged(before, [file]));
      void write(userId, form, file);
    },
    [userId, form],
  );
  const remove = useCallback(
    (id: string) => {
      setFiles(before => before.filter(file => file.id !== id));
      void drop(userId, addressOf(form, id));
    },
    [userId, form],
  );
  const forget = useCallback(() => {
    for (const { id } of files) remove(id);
  }, [files, remove]);
  const leftIds = left.join();
  useEffect(() => {
    for (const id of leftIds.split(',').filter(Boolean)) remove(id);
  }, [leftIds, remove]);
  return { files, keep, remove, forget };
}

function merged(before: readonly KeptFile[], more: readonly KeptFile[]): readonly KeptFile[] {
  const ids = new Set(more.map(({ id }) => id));
  return [...before.filter(({ id }) => !ids.has(id)), ...more].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const BEFORE = '/kept/';

function addressOf(form: string, id: string): string {
  return `${BEFORE}${encodeURIComponent(form)}/${id}`;
}

function cacheOf(userId: string): Promise<Cache> {
  return caches.open(`encore:person:${userId}:files`);
}

async function read(userId: string, form: string): Promise<readonly KeptFile[]> {
  try {
    const cache = await cacheOf(userId);
    const start = addressOf(form, '');
    const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(start));
    const found = await Promise.all(keys.map(key => cache.match(key)));
    return await Promise.all(found.flatMap(one => (one === undefined ? [] : [one.json() as Promise<KeptFile>])));
  } catch {
    return [];
  }
}

async function write(userId: string, form: string, file: KeptFile): Promise<void> {
  try {
    await (await cacheOf(userId)).put(addressOf(form, file.id), new Response(JSON.stringify(file)));
  } catch {
    // Full or forbidden: it lasts as long as the screen.
  }
}

async function drop(userId: string, address: string): Promise<void> {
  try {
    await (await cacheOf(userId)).delete(address);
  } catch {
    // Forbidden: there was none.
  }
}
