// What of a person the browser keeps beside our databases: words in local storage and in the tab, caches, the push subscription and
// the badge; and how it goes with them. It does not know what the words mean (`src/bridge/kept.ts` writes them).

/** The parts of a window or a worker that hold it, read structurally. */
export interface StorageHolder {
  readonly localStorage?: MaybeStorage;
  readonly sessionStorage?: MaybeStorage;
  readonly registration?: MaybeRegistration;
}

export interface BadgeHolder {
  readonly serviceWorker?: { getRegistration(): Promise<MaybeRegistration | undefined> };
  clearAppBadge?(): Promise<void>;
}

interface MaybeStorage extends ArrayLike<unknown> {
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface MaybeRegistration {
  getNotifications?(): Promise<readonly { close(): void }[]>;
  readonly sync?: { register(tag: string): Promise<void> };
  readonly pushManager?: { getSubscription(): Promise<{ unsubscribe(): Promise<boolean> } | null> };
}

/** Keys of local storage and caches with this beginning, and an id after it, belong to that person and go with them. */
const PERSONAL = 'encore:person:';
/** What code keeps that knows no session (`src/bridge/kept.ts`): of whoever is here. */
const ANYONE = 'anyone';
/** What a tab keeps under this belongs to nobody: a form that stands open is compared with it. */
const NOBODYS = 'encore-';

export async function wipeNamed(here: StorageHolder, ...names: readonly string[]): Promise<void> {
  const isTheirs = (key: string) => names.some(name => key.startsWith(`${PERSONAL}${name}:`));
  const deleteCaches = async (): Promise<void> => {
    const caches = (await globalThis.caches?.keys()) ?? [];
    await Promise.all(caches.filter(isTheirs).map(name => globalThis.caches.delete(name)));
  };
  await Promise.allSettled([
    removeKeys(here, 'localStorage', isTheirs),
    removeKeys(here, 'sessionStorage', isTheirs),
    deleteCaches(),
  ]);
}

export async function wipeLast(here: StorageHolder, navigator: BadgeHolder, userId: string): Promise<void> {
  const forgetPush = async (): Promise<void> => {
    const registration = here.registration ?? (await navigator.serviceWorker?.getRegistration());
    // Whoever takes the device next would read what it shows already.
    for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  };
  await Promise.allSettled([
    wipeNamed(here, userId, ANYONE),
    removeKeys(here, 'sessionStorage', key => !key.startsWith(NOBODYS)),
    forgetPush(),
    navigator.clearAppBadge?.(),
  ]);
}

/** Even to name a storage may throw. */
async function removeKeys(
  here: StorageHolder,
  name: 'localStorage' | 'sessionStorage',
  isGone: (key: string) => boolean,
): Promise<void> {
  const storage = here[name];
  if (storage === undefined) return;
  const keys = Array.from(storage, (_, index) => storage.key(index) ?? '');
  for (const key of keys.filter(isGone)) storage.removeItem(key);
}
