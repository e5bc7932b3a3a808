// Virtual time: one queue of everything that waits. The browser's timers, the storage of fake-indexeddb (which looks
// setImmediate up at each call) and the network of the simulator all stand in it, so that a seed decides every order and an
// hour passes in a millisecond. It does not know what waits in it.

const realSetImmediate = globalThis.setImmediate;
const realSetTimeout = globalThis.setTimeout;
const realClearTimeout = globalThis.clearTimeout;
const realClearImmediate = globalThis.clearImmediate;

interface Waiting {
  readonly at: number;
  readonly order: number;
  call: (() => void) | null;
}

/** A moment of storage work; never zero, so that endless storage work cannot stop time. */
const STORAGE_TASK_MS = 0.01;
/** Steps between two turns of the process; each turn costs as much as a step. */
const DEEP_BREATH_EVERY = 64;

export class World {
  now = 1_800_000_000_000;
  /** Tasks run so far: the step counter of «kill at every step». */
  steps = 0;
  private readonly heap: Waiting[] = [];
  private order = 0;

  after(ms: number, call: () => void): () => void {
    const waiting: Waiting = { at: this.now + Math.max(0, ms), order: this.order++, call };
    this.push(waiting);
    return () => {
      waiting.call = null;
    };
  }

  /** Everything that calls the global timers, Dexie and fake-indexeddb among them, waits here from now on. */
  install(): () => void {
    const timers = new Map<number, () => void>();
    let last = 0;
    const start = (ms: number, call: () => void): number => {
      last += 1;
      const id = last;
      timers.set(
        id,
        this.after(ms, () => {
          timers.delete(id);
          call();
        }),
      );
      return id;
    };
    const stop = (id: unknown): void => timers.get(id as number)?.();
    const fake = {
      setImmediate: (call: (...args: unknown[]) => void, ...args: unknown[]) =>
        start(STORAGE_TASK_MS, () => call(...args)),
      setTimeout: (call: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => start(ms, () => call(...args)),
      clearTimeout: stop,
      clearImmediate: stop,
    };
    Object.assign(globalThis, fake);
    return () =>
      Object.assign(globalThis, {
        setImmediate: realSetImmediate,
        setTimeout: realSetTimeout,
        clearTimeout: realClearTimeout,
        clearImmediate: realClearImmediate,
      });
  }

  /** Runs whatever waits until the promise settles. Throws when nothing waits any more and it has not. */
  async run<Value>(promise: Promise<Value>): Promise<Value> {
    let settled = false;
    const mark = () => {
      settled = true;
    };
    promise.then(mark, mark);
    await breathe();
    while (!settled) {
      if (!(await this.step())) throw new Error('Nothing waits any more, and the promise has not settled');
    }
    return await promise;
  }

  /** Lets that many virtual milliseconds pass, with everything that is due in them. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    await breathe();
    for (let next = this.peek(); next !== undefined && next.at <= until; next = this.peek()) await this.step();
    this.now = until;
  }

  /** Gives the process a turn of its own: there it finds promises that failed and that nobody caught. */
  rest(): Promise<void> {
    return new Promise(resolve => void realSetImmediate(resolve));
  }

  async step(): Promise<boolean> {
    const next = this.peek();
    if (next === undefined) return false;
    this.pop();
    this.now = Math.max(this.now, next.at);
    this.steps += 1;
    next.call?.();
    await (this.steps % DEEP_BREATH_EVERY === 0 ? this.rest() : breathe());
    return true;
  }

  private peek(): Waiting | undefined {
    while (this.heap[0] !== undefined && this.heap[0].call === null) this.pop();
    return this.heap[0];
  }

  private push(waiting: Waiting): void {
    const { heap } = this;
    heap.push(waiting);
    let at = heap.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.swapIfSooner(at, parent)) break;
      at = parent;
    }
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    heap[0] = last;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const smaller = this.sooner(left + 1, left) ? left + 1 : left;
      if (smaller >= heap.length || !this.swapIfSooner(smaller, at)) return;
      at = smaller;
    }
  }

  private sooner(one: number, other: number): boolean {
    const a = this.heap[one];
    const b = this.heap[other];
    if (a === undefined || b === undefined) return false;
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  private swapIfSooner(one: number, other: number): boolean {
    if (!this.sooner(one, other)) return false;
    const { heap } = this;
    [heap[one], heap[other]] = [heap[other] as Waiting, heap[one] as Waiting];
    return true;
  }
}

const settled = Promise.resolve();
const waiting: (() => void)[] = [];

/** Lets every promise that can go on do so: a tick asked for by a promise comes when no other promise can. One at a time. */
function breathe(): Promise<void> {
  return new Promise(resolve => {
    if (waiting.push(resolve) === 1) exhale();
  });
}

function exhale(): void {
  void settled.then(() =>
    process.nextTick(() => {
      waiting.shift()?.();
      if (waiting.length > 0) exhale();
    }),
  );
}
