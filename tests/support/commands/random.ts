// Chance that can be thrown again: one number decides everything drawn from it.
import { v4 } from 'uuid';

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** In [0, 1). */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.#next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.#next() < share;
  }

  one<Value>(values: readonly Value[]): Value {
    const value = values[this.whole(0, values.length - 1)];
    if (value === undefined) throw new Error('Nothing to choose from');
    return value;
  }

  /** One of them, or undefined when there is none. */
  any<Value>(values: readonly Value[]): Value | undefined {
    return values.length === 0 ? undefined : this.one(values);
  }

  id(): string {
    return v4({ random: Uint8Array.from({ length: 16 }, () => this.whole(0, 255)) });
  }
}
