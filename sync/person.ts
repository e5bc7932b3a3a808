// One signed-in person on this device: their database, their mirror, their engine; opened, closed and wiped as one.
import { type Clock, within } from './clock.ts';
import type { Catalogue } from './command.ts';
import { type PersonStore, personStore } from './database.ts';
import type { Mirror } from './device.ts';
import { type DeviceStore, including } from './device-store.ts';
import { Engine } from './engine.ts';
import type { EngineParts } from './engine-parts.ts';
import { mark, marked } from './losses.ts';
import { mirrorOf } from './outbox.ts';
import { adoptShape } from './shape.ts';
import type { Platform } from './signals.ts';

export interface Person {
  readonly store: PersonStore;
  readonly mirror: Mirror;
  readonly engine: Engine;
  /** This opening made the database. */
  readonly isNew: boolean;
  /** As the device was called when they moved in. */
  readonly deviceId: string;
  close(): void;
}

export interface PersonParts extends Omit<EngineParts, 'store' | 'trouble' | 'deposes' | 'onNew'> {
  readonly store: DeviceStore;
  /** Their database was made here before, and nobody wiped it. */
  readonly hadMirror: boolean;
  /** Somebody else deleted the database under us; it is closed. */
  readonly onDeleted: () => void;
}

/** Throws what storage throws. */
export async function openPerson(parts: PersonParts, userId: string): Promise<Person> {
  const { platform, catalogue } = parts;
  const store = personStore(platform, catalogue, userId);
  // Left to itself Dexie closes it until the next use, and any news would make the database again (SE9).
  store.db.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null) return true;
    store.db.close();
    parts.onDeleted();
    return false;
  });
  // A worker may open it first, and has no screen: it notes the loss for whoever has one, before it makes the database anew (EN8).
  const onNew = async (): Promise<void> => {
    if (!(parts.hadMirror || marked(platform.marker).includes(userId))) return;
    await parts.store.change('lost', before => including(before, userId));
  };
  const adopt = async () => {
    const adopted = await adoptShape(store, catalogue, onNew);
    // Asked only now: another tab may have found it empty a moment before.
    const lost = (await parts.store.get('lost'))?.includes(userId) ?? false;
    if (parts.hadMirror || (await parts.store.noteMirror(userId))) mark(platform.marker, userId);
    return { ...adopted, lost };
  };
  const { isNew, changed, lost } = await soonOpen(platform, adopt()).catch((error: unknown) => {
    store.db.close();
    throw error;
  });
  const engine = new Engine({ ...parts, store, onNew, trouble: lost ? 'evicted' : null, deposes: changed });
  return {
    store,
    mirror: mirrorOf(store),
    engine,
    isNew,
    deviceId: parts.deviceId,
    close() {
      engine.stop();
      store.db.close();
    },
  };
}

const OPEN_WITHIN_MS = 5_000;

/** Opening waits for every tab that holds an older version, and one that is frozen holds it for ever (EN8). Throws `late`. */
export async function soonOpen<Value>(clock: Clock, opening: Promise<Value>, late?: 'TimeoutError'): Promise<Value> {
  const settling = opening.then(value => ({ value }));
  const opened = await within(clock, OPEN_WITHIN_MS, settling);
  if (opened === null) throw held(late);
  return opened.value;
}

export function held(name = 'BlockedError'): DOMException {
  return new DOMException('Held', name);
}

const CLEAR_WITHIN_MS = 500;
const DELETE_WITHIN_MS = 400;

/** Nothing of theirs can be read any more. Throws when it can still. */
export async function emptyPerson(platform: Platform, catalogue: Catalogue, userId: string): Promise<void> {
  const { db } = personStore(platform, catalogue, userId);
  const done = await emptied(platform, db);
  db.close();
  if (!done) throw held();
}

async function emptied(platform: Platform, db: PersonStore['db']): Promise<boolean> {
  const empty = db.transaction('rw', db.tables, () => Promise.all(db.tables.map(table => table.clear())));
  return await doneWithin(platform, CLEAR_WITHIN_MS, empty);
}

/**
 * Empties the person's database and deletes it. True when it is gone; a frozen tab can hold up the deletion, but not the
 * emptying, and then the rest is done at the next start (SE6).
 */
export async function wipePerson(platform: Platform, catalogue: Catalogue, userId: string): Promise<boolean> {
  const { db } = personStore(platform, catalogue, userId);
  await emptied(platform, db);
  return await doneWithin(platform, DELETE_WITHIN_MS, db.delete());
}

async function doneWithin(clock: Clock, ms: number, work: PromiseLike<unknown>): Promise<boolean> {
  const done = Promise.resolve(work).then(() => true);
  return (await within(clock, ms, done).catch(() => null)) === true;
}
