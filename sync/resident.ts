// Who lives on this device: follows what storage says about the session, opens that person's mirror, queue and engine, closes
// them when the person goes, and finishes wiping what a sign-out left behind. Every tab has one, and they agree because they
// all read the same record.
import type { Catalogue } from './command.ts';
import type { Mirror, Session } from './device.ts';
import type { DeviceStore } from './device-store.ts';
import { findLosses, settleLosses, unmark } from './losses.ts';
import { openPerson, type Person, soonOpen } from './person.ts';
import { type Cell, cell } from './readable.ts';
import type { SessionKeeper } from './session.ts';
import type { Platform } from './signals.ts';
import { type StorageTrouble, type SyncStatus, UNKNOWN_STATUS } from './status.ts';
import { troubleOf } from './trouble.ts';
import { Wipes } from './wipes.ts';
import type { WireLoader } from './wire.ts';

const STORAGE_AGAIN_MS = 5_000;

export interface ResidentParts {
  readonly platform: Platform;
  readonly catalogue: Catalogue;
  readonly wire: WireLoader;
  readonly store: DeviceStore;
  readonly keeper: SessionKeeper;
}

export class Resident {
  readonly session: Cell<Session | null | undefined> = cell<Session | null | undefined>(undefined, JSON.stringify);
  readonly status: Cell<SyncStatus> = cell(UNKNOWN_STATUS, JSON.stringify);
  readonly mirror: Cell<Mirror | null> = cell<Mirror | null>(null);
  readonly keepsNothing: Promise<boolean>;
  readonly #parts: ResidentParts;
  readonly #wipes: Wipes;
  #person: Person | null = null;
  /** Changes of person happen one after the other. */
  #turn: Promise<void>;
  #closed = false;
  /** Tries in a row in which storage did not open. */
  #failures = 0;
  #tellKeepsNothing!: (keepsNothing: boolean) => void;

  constructor(parts: ResidentParts) {
    this.#parts = parts;
    this.keepsNothing = new Promise(resolve => {
      this.#tellKeepsNothing = resolve;
    });
    this.#wipes = new Wipes(parts);
    this.#turn = this.#adopt().then(() => this.#wipes.finishAll());
  }

  /** The person, once storage has said who it is. */
  async settled(): Promise<Person | null> {
    await this.#turn;
    return this.#person;
  }

  /** Reads the session again, after anyone changed it. */
  follow(): Promise<void> {
    this.#turn = this.#turn
      .then(() => this.#adopt())
      .then(() => (this.#person === null ? this.#wipes.finishAll() : undefined));
    return this.#turn;
  }

  /** At once, without waiting for storage: nothing of this person stays on a screen. */
  moveOut(userId: string | null): void {
    if (userId === null || this.#person?.store.userId === userId) this.#settle(null, null);
  }

  /** Of whoever signed out (SE6). */
  wipe(userId: string): Promise<void> {
    return this.#wipes.finish(userId);
  }

  /** They have read that the browser deleted what was here (EN8). */
  async lossTold(): Promise<void> {
    if (this.status.get().storage.trouble !== 'evicted') return;
    // Where that cannot be noted, the next start tells it again.
    await settleLosses(this.#parts, this.#person?.store.userId).catch(() => {});
    if (this.#person === null) this.#tell('idle', null);
    else this.#person.engine.happen({ type: 'storage', trouble: null, round: null });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#turn;
    this.#person?.close();
    this.#person = null;
  }

  /** Makes this context belong to whom storage says. */
  async #adopt(): Promise<void> {
    if (this.#closed) return;
    try {
      // Its version never changes, so nobody holds it: a browser that does not answer twice keeps nothing (EN13).
      // The device's name before who lives on it: storage may be emptied between the two.
      const { platform, store, keeper } = this.#parts;
      const reading = Promise.all([store.get('deviceId'), keeper.kept()]);
      const [deviceId, kept] = await soonOpen(platform, reading, 'TimeoutError');
      this.#failures = 0;
      if (kept === null) return await this.#nobody();
      const { userId, email, tokens } = kept;
      const stands = tokens !== null;
      if (this.#person?.store.userId !== userId) {
        const person = await this.#open(userId, deviceId ?? (await this.#newDeviceId()));
        if ((await keeper.kept())?.userId !== userId) return await this.#cameTooLate(person);
        this.#settle(person, { userId, email });
        this.#tellKeepsNothing(false);
        if (stands) return;
      }
      this.#person?.engine.happen({ type: 'session', stands });
    } catch (error) {
      const trouble = troubleOf(error);
      // A bug is told as one, and tried again: a chain that ended with it would leave this tab empty for good.
      if (!(trouble || this.#failures)) void Promise.reject(error);
      this.#troubled(trouble ?? 'connection-lost');
    }
  }

  /** They left while this tab was opening: it shows whoever is here now, and leaves no database of theirs behind (SE9). */
  async #cameTooLate({ store, isNew, deviceId, close }: Person): Promise<void> {
    const device = this.#parts.store;
    close();
    const [knownAs, mirrors] = await Promise.all([device.get('deviceId'), device.get('mirrors')]);
    // Another device id, or none: nobody left, the browser emptied storage under us. And who still has a mirror did not sign out.
    if (knownAs === deviceId && !mirrors?.includes(store.userId)) {
      unmark(this.#parts.platform.marker, store.userId);
      if (isNew) await this.#wipes.owe(store.userId).then(() => this.wipe(store.userId));
    }
    await this.#adopt();
  }

  async #open(userId: string, deviceId: string): Promise<Person> {
    const { store } = this.#parts;
    this.#person?.close();
    this.#person = null;
    // Read first: each write waits for the disk, and a start that changes nothing need not write.
    const [workOffline, mirrors] = await Promise.all([
      store.get('workOffline'),
      store.get('mirrors'),
      this.#wipes.beginAnew(userId),
    ]);
    const publish = (status: SyncStatus) => this.#publish(userId, status);
    const onDeleted = () => {
      this.moveOut(userId);
      void this.follow();
    };
    const hadMirror = mirrors?.includes(userId) ?? false;
    const known = { deviceId, workOffline: workOffline ?? false, hadMirror };
    return await openPerson({ ...this.#parts, ...known, publish, onDeleted }, userId);
  }

  async #newDeviceId(): Promise<string> {
    const { platform, store } = this.#parts;
    const newId = platform.newId();
    return (await store.change('deviceId', before => before ?? newId)) ?? newId;
  }

  #settle(person: Person | null, session: Session | null): void {
    if (this.#person !== null && this.#person !== person) this.#person.close();
    this.#person = person;
    this.mirror.set(person?.mirror ?? null);
    this.session.set(session);
    if (person === null) this.status.set({ ...UNKNOWN_STATUS, phase: 'idle' });
  }

  #publish(userId: string, status: SyncStatus): void {
    if (this.#person === null || this.#person.store.userId === userId) this.status.set(status);
  }

  /** Nobody, and perhaps because the browser emptied our storage (EN8). */
  async #nobody(): Promise<void> {
    this.#settle(null, null);
    this.#tellKeepsNothing(false);
    const lost = await findLosses(this.#parts);
    if (lost.length > 0) this.#tell('idle', 'evicted');
  }

  #troubled(met: StorageTrouble): void {
    this.#failures += 1;
    // A storage that fails at every try is as good as none: it is broken.
    const trouble = met === 'connection-lost' && this.#failures > 1 ? 'unavailable' : met;
    // Being blocked passes: that is told and waited for.
    if (trouble !== 'connection-lost') this.#tellKeepsNothing(trouble === 'unavailable');
    // Nobody's screens without a mirror: whoever lived here before has moved out.
    if (this.#person === null) this.#settle(null, null);
    this.#tell('storage-trouble', trouble);
    this.#parts.platform.after(STORAGE_AGAIN_MS, () => void this.follow());
  }

  #tell(phase: SyncStatus['phase'], trouble: StorageTrouble | null): void {
    this.status.set({ ...this.status.get(), phase, storage: { ...UNKNOWN_STATUS.storage, trouble } });
  }
}
