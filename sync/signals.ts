// Everything of the world around that the engine uses: time, storage, locks, other tabs, the window's signals. Handed in
// as one object, so that a whole device can be simulated; `browserPlatform` is the real one, for tabs and for the worker.
// It does not know what any of it is used for.
import type { Clock, Stop } from './clock.ts';
import { endedWithPage } from './left.ts';
import { type BadgeHolder, type StorageHolder, wipeLast, wipeNamed } from './personal-storage.ts';

/** Web Locks as far as we use them; `navigator.locks` fits. */
export interface Locks {
  request(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    hold: () => Promise<void>,
  ): Promise<void>;
}

/** Words to the other contexts of this device; a context never hears itself. */
export interface Channel {
  post(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
  close(): void;
}

export interface Signals {
  /** A hint, never the truth: requests say what is reachable. */
  online(): boolean;
  visible(): boolean;
  /** Called when either may have changed, and when the page comes back to the front. */
  watch(onChange: () => void): Stop;
}

/** A few bytes outside IndexedDB, to notice that IndexedDB was emptied. */
export interface Marker {
  read(): string | null;
  write(value: string | null): void;
}

export interface Platform extends Clock, Signals {
  newId(): string;
  readonly locks: Locks;
  channel(name: string): Channel;
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
  /** Told of every transaction that begins, so that none outlives the page (EN15). */
  readonly opened?: (transaction: IDBTransaction) => void;
  readonly marker: Marker;
  /** Storage ends with this tab. */
  readonly forgets?: true;
  /** Asks to be woken once there is a network, even after the app was closed. Does nothing where that does not exist. */
  wakeLater?(): void;
  /**
   * What of a person lies outside our databases: words kept of them, caches. With nobody else here, also what bears no name: the tab's
   * notes, push subscription, badge.
   */
  wipe(userId: string, nobodyElse: boolean): Promise<void>;
}

// The parts of a window that a worker lacks, read structurally: this file compiles and runs in both.
interface MaybeWindow extends StorageHolder {
  readonly document?: { readonly visibilityState: string } & EventTarget;
}

interface MaybeNavigator extends BadgeHolder {
  readonly onLine: boolean;
  readonly locks: Locks;
}

/** The tag of the Background Sync that flushes the queue (`src/sw/flush.ts`). */
export const FLUSH_TAG = 'encore-flush';

const MARKER_KEY = 'encore:device';
/** `newId` makes the ids of commands and rows: uuid v7, so that they sort roughly by time. */
export function browserPlatform(newId: () => string): Platform {
  const here = globalThis as unknown as MaybeWindow & EventTarget;
  const navigator = globalThis.navigator as unknown as MaybeNavigator;
  return {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    newId,
    locks: navigator.locks,
    channel: openChannel,
    // To Dexie it is missing then, and it says so in its own word. Tabs that cannot take turns share no storage.
    indexedDB: allowed(() => navigator.locks && globalThis.indexedDB) as IDBFactory,
    IDBKeyRange: globalThis.IDBKeyRange,
    opened: endedWithPage(),
    online: () => navigator.onLine,
    visible: () => here.document?.visibilityState === 'visible',
    watch: onChange => watchWindow(here, onChange),
    marker: localMarker(here),
    wakeLater() {
      void navigator.serviceWorker
        ?.getRegistration()
        .then(registration => registration?.sync?.register(FLUSH_TAG))
        .catch(() => {});
    },
    wipe: (userId, nobodyElse) => (nobodyElse ? wipeLast(here, navigator, userId) : wipeNamed(here, userId)),
  };
}

/** Where storage is forbidden, some browsers throw where it is named, and Firefox where a channel is opened (EN13). */
function allowed<Value>(name: () => Value): Value | undefined {
  try {
    return name();
  } catch {
    return undefined;
  }
}

function openChannel(name: string): Channel {
  const channel = allowed(() => new BroadcastChannel(name));
  return {
    post: message => channel?.postMessage(message),
    listen(hear) {
      if (channel !== undefined) channel.onmessage = event => hear(event.data);
    },
    close: () => channel?.close(),
  };
}

function watchWindow(here: MaybeWindow & EventTarget, onChange: () => void): Stop {
  const targets: readonly (readonly [EventTarget | undefined, string])[] = [
    [here, 'online'],
    [here, 'offline'],
    [here, 'focus'],
    [here, 'pageshow'],
    [here.document, 'visibilitychange'],
    [here.document, 'resume'],
  ];
  const stopping = new AbortController();
  for (const [target, name] of targets) target?.addEventListener(name, onChange, stopping);
  return () => stopping.abort();
}

/** Storage may be forbidden altogether; then nothing can be noticed and nothing breaks. */
function localMarker(here: MaybeWindow): Marker {
  return {
    read: () => allowed(() => here.localStorage?.getItem(MARKER_KEY)) ?? null,
    // Forbidden or full: the marker is a courtesy.
    write: value =>
      allowed(() =>
        value === null ? here.localStorage?.removeItem(MARKER_KEY) : here.localStorage?.setItem(MARKER_KEY, value),
      ),
  };
}
