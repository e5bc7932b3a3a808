// Time as the engine is handed it. It never asks Date, setTimeout or Math.random itself, so a test can own them all.

/** Ends a timer or a subscription. Calling it twice is fine. */
export type Stop = () => void;

export interface Clock {
  /** Milliseconds since 1970 by this device, which may be wrong by a day. For ages and display, never for order. */
  now(): number;
  /** Milliseconds since some moment; never set back or forward. What waits, waits by this one. */
  elapsed(): number;
  /** Calls once after that many milliseconds; a sleeping device may be late. */
  after(ms: number, call: () => void): Stop;
  /** 0 ≤ x < 1. */
  random(): number;
}

/** Settles with the work, or with null when it takes longer. The work itself is not stopped. */
export function within<Value>(clock: Clock, ms: number, work: Promise<Value>): Promise<Value | null> {
  return withinOrLonger(clock, ms, () => work);
}

/** The same for work that learns on the way how long it takes: `wait` counts anew, that many milliseconds from its call. */
export function withinOrLonger<Value>(
  clock: Clock,
  ms: number,
  work: (wait: (ms: number) => void) => Promise<Value>,
): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    let stop: Stop = () => {};
    const wait = (more: number): void => {
      stop();
      stop = clock.after(more, () => resolve(null));
    };
    wait(ms);
    work(wait)
      .then(resolve, reject)
      .finally(() => stop());
  });
}

export function iso(ms: number): string {
  return new Date(ms).toISOString();
}
