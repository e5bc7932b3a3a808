// When to compare digests and what to do about a difference: ask once, confirm, fetch ids, take away what is too much, and
// as a last resort begin from zero (PL8). A small memory beside the rounds; it neither asks nor writes by itself.
import type { SyncAnswer, SyncRequest, Unreachable } from './answer.ts';
import type { Catalogue } from './command.ts';
import type { PersonStore } from './database.ts';
import { EVERYTHING, mismatches, repair } from './digest.ts';
import type { Fence } from './fence.ts';
import { startOver } from './pull.ts';

const EVERY_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

type Ask = Pick<SyncRequest, 'digests' | 'ids'>;

export class Repairer {
  #lastAt: number | null = null;
  #suspects: readonly string[] = [];
  #confirmed: readonly string[] = [];
  #startedOver = false;
  /** Pulls from zero since the digests were last equal: each did not heal what it was for (EN14). */
  #futile = 0;
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** The connection was lost: compare again when it is back. Ids that a link does not carry in time it will not carry soon. */
  doubt(why: Unreachable, now: number): void {
    if (why === 'timeout' && this.#confirmed.length > 0) {
      this.#confirmed = [];
      this.#futile += 1;
      this.#lastAt = now;
    }
    if (this.#futile === 0) this.#lastAt = null;
  }

  /** This mirror is meant to hold less than the server shows (EN12). */
  giveUp(): void {
    this.#suspects = [];
    this.#confirmed = [];
  }

  /** A further round is wanted soon. */
  get busy(): boolean {
    return this.#startedOver || this.#suspects.length > 0 || this.#confirmed.length > 0;
  }

  /** What the next request asks besides. Only when it is likely to be the last of its pull, and not beside commands. */
  wants(now: number, idle: boolean): Ask {
    this.#startedOver = false;
    if (!idle) return {};
    const places = (tables: readonly string[]) => tables.map(table => ({ table, scope: EVERYTHING }));
    if (this.#confirmed.length > 0) return { ids: places(this.#confirmed) };
    if (this.#suspects.length > 0) return { digests: places(this.#suspects) };
    if (this.#lastAt !== null && now - this.#lastAt < Math.min(DAY_MS, EVERY_MS * 2 ** this.#futile)) return {};
    return { digests: places(this.#catalogue.tables.map(table => table.name)) };
  }

  /** After the answer was applied. */
  async received(at: { store: PersonStore; fence: Fence; now: number }, asked: Ask, answer: SyncAnswer): Promise<void> {
    if (answer.more) return;
    if (asked.ids !== undefined && answer.ids !== undefined) {
      this.#confirmed = [];
      this.#startedOver = await repair({ store: at.store, catalogue: this.#catalogue, fence: at.fence }, answer);
      if (this.#startedOver) {
        this.#futile += 1;
        await startOver(at.store, at.fence);
      }
    }
    if (asked.digests === undefined || answer.digests === undefined) return;
    this.#lastAt = at.now;
    const differing = await mismatches(at.store, this.#catalogue, answer);
    if (differing.length === 0 && asked.digests.length === this.#catalogue.tables.length) this.#futile = 0;
    const twice = differing.filter(table => this.#suspects.includes(table));
    this.#confirmed = twice;
    this.#suspects = twice.length > 0 ? [] : differing;
  }
}
