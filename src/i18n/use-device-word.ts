import { useSyncExternalStore } from 'react';

export type DeviceWord = 'phone' | 'device';

/** What this thing is called in a sentence: a phone below 1024 px, a device from there up. Goes into messages as `{device}`. */
export function useDeviceWord(): DeviceWord {
  return useSyncExternalStore(subscribe, () => (wide().matches ? 'device' : 'phone'), unseen);
}

/** While the app is built nobody looks yet. */
const unseen = (): DeviceWord => 'phone';

let query: MediaQueryList | undefined;

function wide(): MediaQueryList {
  query ??= window.matchMedia('(min-width: 64em)');
  return query;
}

function subscribe(onChange: () => void): () => void {
  wide().addEventListener('change', onChange);
  return () => wide().removeEventListener('change', onChange);
}
