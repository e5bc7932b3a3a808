// A value that can be read now and watched.
import type { Readable } from './device.ts';

export interface Cell<Value> extends Readable<Value> {
  set(value: Value): void;
}

/** `told`: what of a value makes it another; the value itself, unless said otherwise. */
export function cell<Value>(first: Value, told: (value: Value) => unknown = value => value): Cell<Value> {
  let current = first;
  const watchers = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (told(value) === told(current)) return;
      current = value;
      for (const watcher of [...watchers]) watcher();
    },
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
