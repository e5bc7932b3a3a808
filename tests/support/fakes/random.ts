// One seed, one story: a small generator of pseudo-random numbers (xorshift over 32 bits with a mixed seed).
import { v4 } from 'uuid';

export class Random {
  private state: number;

  constructor(seed: number) {
    let mixed = (seed ^ 0x9e3779b9) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    this.state = (mixed ^ (mixed >>> 15)) >>> 0 || 1;
  }

  /** 0 ≤ x < 1. */
  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x >>> 0;
    return this.state / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** 0 … n-1. */
  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  pick<Value>(from: readonly Value[]): Value {
    const value = from[this.below(from.length)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  }

  /** One of them, or undefined when there is none. */
  any<Value>(from: readonly Value[]): Value | undefined {
    return from.length === 0 ? undefined : this.pick(from);
  }

  /** A random uuid, as devices make them where order says nothing. */
  id(): string {
    return v4({ random: Uint8Array.from({ length: 16 }, () => this.below(256)) });
  }

  /** A uuid that only this seed gives, in order of making. */
  uuid(counter: number): string {
    const hex = (n: number, width: number) => n.toString(16).padStart(width, '0').slice(-width);
    return `${hex(counter, 8)}-0000-7000-8${hex(this.below(4096), 3)}-${hex(this.below(2 ** 24), 6)}${hex(this.below(2 ** 24), 6)}`;
  }
}
