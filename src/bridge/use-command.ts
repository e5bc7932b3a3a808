import { useCallback } from 'react';
import type { Command, DispatchResult } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { byPress } from './one-press.ts';

/** A function that saves the command on this device and shows its effect. It answers within a storage write, offline or on. */
export function useCommand<Args>(command: Command<Args>): (args: Args) => Promise<DispatchResult> {
  const device = useDevice();
  return useCallback((args: Args) => byPress(device.dispatch(command, args)), [device, command]);
}
