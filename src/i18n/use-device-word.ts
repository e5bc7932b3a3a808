import { useSyncExternalStore } from 'react';

export type DeviceWord = 'phone' | 'device';

/**
 * What this thing is called in a sentence. A phone is narrow, or low when it lies on its side; a tablet is neither, upright, or with its
 * keyboard on the screen. Goes into messages as `{device}`.
 */
export function useDeviceWord(): DeviceWord {
  return useSyncExternalStore(subscribe, () => (large().some(({ matches }) => matches) ? 'device' : 'phone'), unseen);
}

/** While the app is built nobody looks yet. */
const unseen = (): DeviceWord => 'phone';

/** Of a desk or a tablet on its side; of a tablet upright. */
const LARGE = ['(min-width: 64em)', '(min-width: 37em) and (min-height: 31em)'];
let queries: readonly MediaQueryList[] | undefined;

function large(): readonly MediaQueryList[] {
  queries ??= LARGE.map(query => window.matchMedia(query));
  return queries;
}

function subscribe(onChange: () => void): () => void {
  for (const query of large()) query.addEventListener('change', onChange);
  return () => {
    for (const query of large()) query.removeEventListener('change', onChange);
  };
}
