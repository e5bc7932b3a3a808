// A browser engine as these tests drive it: visitors with empty devices, their tabs, and code run in a page. Everything
// else (a click, a typed word) is done by that code, alike in every engine.
export interface Engine {
  readonly name: string;
  /** What the browser says of itself. */
  readonly version: string;
  /** Somebody with an empty device. */
  visitor(): Promise<Visitor>;
  stop(): Promise<void>;
}

export interface Visitor {
  tab(): Promise<Tab>;
  leave(): Promise<void>;
}

export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** In CSS pixels, as far as the screen goes. */
  resize(width: number, height: number): Promise<void>;
  /** Runs in the page; it knows nothing but its arguments, and both ways only JSON goes. */
  run<Value, Args extends readonly unknown[]>(
    code: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
}

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';
