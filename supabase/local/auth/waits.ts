// What is remembered of callers between two calls, in memory: addresses that asked for a mail and have no account in which
// to note it, so that they wait as long as known ones, and wrong links by the address of the caller.

const MOST_REMEMBERED = 10_000;
/** Longer than any address with what it asked for. */
const LONGEST_NAME = 400;

/** Moments by a name, oldest first; what is older than `spanMs` is forgotten, and the oldest of very many. */
export class Lately {
  readonly #spanMs: number;
  readonly #times = new Map<string, number[]>();

  constructor(spanMs: number) {
    this.#spanMs = spanMs;
  }

  note(name: string, now = Date.now()): void {
    const key = name.slice(0, LONGEST_NAME);
    const times = [...this.#within(key, now), now];
    this.#times.delete(key);
    this.#times.set(key, times);
    const [oldest] = this.#times.keys();
    if (this.#times.size > MOST_REMEMBERED && oldest !== undefined) this.#times.delete(oldest);
  }

  count(name: string, now = Date.now()): number {
    return this.#within(name, now).length;
  }

  /** Whole seconds until the last moment is older than the span; 0 when there is none. */
  secondsLeft(name: string, now = Date.now()): number {
    const last = this.#within(name, now).at(-1);
    return last === undefined ? 0 : Math.ceil((last + this.#spanMs - now) / 1000);
  }

  #within(name: string, now: number): number[] {
    return (this.#times.get(name.slice(0, LONGEST_NAME)) ?? []).filter(at => at > now - this.#spanMs);
  }
}
