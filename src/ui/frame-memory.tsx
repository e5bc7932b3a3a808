// What a person arranged of the frame around their screens: kept on the device by whoever puts the frame together.
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

export interface FrameMemory {
  read(name: string): string | null;
  /** Null takes it away. */
  keep(name: string, value: string | null): void;
  subscribe(onChange: () => void): () => void;
  /** That key, in small letters, alone, where nobody types and single keys are not switched off. */
  isSingleKey(event: KeyboardEvent, key: string): boolean;
  /** Single keys are not switched off. */
  singleKeysOn(): boolean;
}

const forgetful: FrameMemory = {
  read: () => null,
  keep: () => undefined,
  subscribe: () => () => undefined,
  isSingleKey: () => false,
  singleKeysOn: () => false,
};

const Memory = createContext<FrameMemory>(forgetful);

export const FrameMemoryProvider = Memory.Provider;

export function useFrameMemory(): FrameMemory {
  return useContext(Memory);
}

/** Null: left as it comes. */
export function useRemembered(name: string): readonly [string | null, (value: string | null) => void] {
  const memory = useContext(Memory);
  const value = useSyncExternalStore(memory.subscribe, () => memory.read(name));
  const keep = useCallback((next: string | null) => memory.keep(name, next), [memory, name]);
  return [value, keep];
}
