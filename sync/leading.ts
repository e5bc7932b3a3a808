// What a context does while it leads: it takes its fence, loads what speaks to the server, and runs the rounds that the machine
// orders. It does not know when to call.
import { within } from './clock.ts';
import { type PersonStore, writeMeta } from './database.ts';
import type { EngineParts } from './engine-parts.ts';
import { type Fence, LostLeadership, raiseFence } from './fence.ts';
import { makeRoom } from './lean.ts';
import { HUNG_AFTER_MS } from './machine-calls.ts';
import type { Happening } from './machine-state.ts';
import type { Order } from './round.ts';
import { adoptShape, hasShape } from './shape.ts';
import { troubleOf } from './trouble.ts';
import type { Lead } from './wire.ts';

const LEAD_AGAIN_MS = 5_000;

export interface LeadingParts extends EngineParts {
  readonly happen: (happening: Happening) => void;
  /** The queue changed. Settles when it has been counted. */
  readonly changed: () => Promise<void>;
  /** Gives the seat up, and queues for it again after that long. */
  readonly giveUp: (restMs?: number) => void;
}

export class Leading {
  readonly #parts: LeadingParts;
  #fence: Fence | null = null;
  #lead: Lead | null = null;
  #calling = new AbortController();
  /** Of the seat: what was begun in an earlier one comes too late, somebody else sits there. */
  #turn = 0;
  /** It gave way once to the version that made the database its own; nobody of that version took the seat. */
  #gaveWay = false;

  constructor(parts: LeadingParts) {
    this.#parts = parts;
  }

  async begin(): Promise<void> {
    const { store, platform, happen, giveUp } = this.#parts;
    this.#turn += 1;
    const turn = this.#turn;
    try {
      const taken = await within(
        platform,
        HUNG_AFTER_MS,
        this.#take(turn).then(fence => ({ fence })),
      );
      if (taken === null) {
        // The machine watches over who leads, and nobody over who is about to: left waiting, it would never call again (EN6).
        store.db.close({ disableAutoOpen: false });
        throw new DOMException('Hung', 'TimeoutError');
      }
      if (turn !== this.#turn || taken.fence === null) return;
      this.#fence = taken.fence;
      happen({ type: 'led' });
    } catch (error) {
      if (turn !== this.#turn) return;
      const trouble = troubleOf(error);
      if (trouble === null) throw error;
      happen({ type: 'storage', trouble, round: null });
      // Without its token it leads nothing: the next in line may fare better, and so may we, later.
      platform.after(LEAD_AGAIN_MS, () => (turn === this.#turn ? giveUp() : undefined));
    }
  }

  /** Null: it gives way. */
  async #take(turn: number): Promise<Fence | null> {
    const { store, catalogue, giveUp, onNew } = this.#parts;
    const raise = (tx: PersonStore) => {
      if (turn !== this.#turn) throw new LostLeadership();
      return raiseFence(tx);
    };
    const own = await writeMeta(store, async tx => ((await hasShape(tx, catalogue)) ? await raise(tx) : null));
    if (own !== null) return own;
    this.#gaveWay = !this.#gaveWay;
    if (this.#gaveWay) {
      giveUp(LEAD_AGAIN_MS);
      return null;
    }
    await adoptShape(store, catalogue, onNew);
    return await writeMeta(store, raise);
  }

  /** The seat was given up or taken, perhaps before we had our token. */
  lost(): void {
    this.#turn += 1;
    this.#parts.happen({ type: 'unled' });
  }

  end(): void {
    this.#lead?.end();
    this.#lead = null;
    this.#fence = null;
  }

  abandon(): void {
    this.#calling.abort();
  }

  async call({ round, most, resend, page }: Omit<Order, 'signal'>): Promise<void> {
    if (this.#fence === null) return;
    this.#calling = new AbortController();
    const { signal } = this.#calling;
    const lead = await this.#leadUnder(this.#fence);
    const result: Happening =
      lead === null || signal.aborted
        ? { type: 'failed', round, why: 'offline' }
        : await lead.round({ round, most, resend, page, signal });
    if (result.type === 'storage' && result.trouble === 'quota') await makeRoom(this.#parts).catch(() => {});
    await this.#parts.changed();
    this.#parts.happen(result);
  }

  /** Null: what speaks to the server could not be loaded, or somebody else leads by now. */
  async #leadUnder(fence: Fence): Promise<Lead | null> {
    const wire = await this.#parts.wire();
    if (wire === null || this.#fence !== fence) return null;
    const ring = () => this.#parts.happen({ type: 'notified' });
    this.#lead ??= wire.lead({ ...this.#parts, fence, ring, onSending: () => void this.#parts.changed() });
    return this.#lead;
  }
}
