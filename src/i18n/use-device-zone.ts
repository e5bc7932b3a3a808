import { useSyncExternalStore } from 'react';
import { deviceZone } from './zone.ts';

/** The device's zone, read again whenever the page comes back into view. */
export function useDeviceZone(): string {
  return useSyncExternalStore(onReturn, deviceZone, deviceZone);
}

function onReturn(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
