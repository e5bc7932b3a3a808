import { useCallback } from 'react';
import type { Act, DispatchAllResult } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { byPress } from './one-press.ts';

/** A function that saves several commands as one: all of them or none. */
export function useCommands(): (acts: readonly Act[]) => Promise<DispatchAllResult> {
  const device = useDevice();
  return useCallback((acts: readonly Act[]) => byPress(device.dispatchAll(acts)), [device]);
}
