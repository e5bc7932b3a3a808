import { useSyncExternalStore } from 'react';
import { subscribeKept } from '#bridge/kept.ts';
import { isDoorLocked } from './door-lock.ts';

/** In every tab of this device, as soon as one is told. */
export function useDoorLocked(): boolean {
  return useSyncExternalStore(subscribeKept, isDoorLocked, () => false);
}
