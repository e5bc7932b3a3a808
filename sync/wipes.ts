// What sign-outs owe: the database of whoever left is emptied and deleted, and what of theirs lies outside it. A sign-out notes it
// in the transaction that ends the session (device-store.ts), so that any later start finishes what was cut off (SE6). It
// does not know who lives here.
import type { Catalogue } from './command.ts';
import { type DeviceStore, including, without } from './device-store.ts';
import { emptyPerson, held, soonOpen, wipePerson } from './person.ts';
import type { Platform } from './signals.ts';

/** A frozen tab may hold the lock: then the next start does it. */
const LOCK_WITHIN_MS = 500;

interface WipeParts {
  readonly platform: Platform;
  readonly catalogue: Catalogue;
  readonly store: DeviceStore;
}

export class Wipes {
  readonly #parts: WipeParts;

  constructor(parts: WipeParts) {
    this.#parts = parts;
  }

  async owe(userId: string): Promise<void> {
    await this.#parts.store.change('toWipe', before => including(before, userId));
  }

  async owed(): Promise<readonly string[]> {
    return (await this.#parts.store.get('toWipe')) ?? [];
  }

  /** Empties and deletes, now or, where a frozen tab holds it, at the next start. */
  async finish(userId: string): Promise<void> {
    const { platform, catalogue, store } = this.#parts;
    await this.#ifOwed(userId, async () => {
      // Whoever came back meanwhile, in whichever tab, begins by emptying what they left.
      const session = await store.get('session');
      if (session?.userId === userId) return;
      const wiped = platform.wipe(userId, session === undefined).catch(() => {});
      const [gone] = await Promise.all([wipePerson(platform, catalogue, userId), wiped]);
      if (gone) await this.#paid(userId);
    });
  }

  /** What cannot be done now, the next start does. */
  async finishAll(): Promise<void> {
    const owed = soonOpen(this.#parts.platform, this.owed(), 'TimeoutError');
    for (const userId of await owed.catch(() => [])) await this.finish(userId).catch(() => {});
  }

  /** Whoever signs in again finds nothing of what they had wiped. */
  async beginAnew(userId: string): Promise<void> {
    const { platform, catalogue } = this.#parts;
    const done = await this.#ifOwed(userId, async () => {
      await emptyPerson(platform, catalogue, userId);
      await this.#paid(userId);
    });
    if (!done) throw held();
  }

  /** One tab at a time, and asked anew under the lock: else one would empty what another has begun to fill. */
  async #ifOwed(userId: string, work: () => Promise<void>): Promise<boolean> {
    // Most starts owe nothing, and need no lock to know.
    if (!(await this.owed()).includes(userId)) return true;
    const { platform } = this.#parts;
    const patience = new AbortController();
    const stop = platform.after(LOCK_WITHIN_MS, () => patience.abort());
    const hold = async (): Promise<void> => {
      stop();
      if ((await this.owed()).includes(userId)) await work();
    };
    try {
      await platform.locks.request('encore-wipe', { signal: patience.signal }, hold);
      return true;
    } catch (error) {
      if (!patience.signal.aborted) throw error;
      return false;
    }
  }

  async #paid(userId: string): Promise<void> {
    await this.#parts.store.change('toWipe', before => without(before, userId));
  }
}
