import { useMediaQuery } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { useFrameMemory } from './frame-memory.tsx';

let pressed = false;

function subscribe(onChange: () => void): () => void {
  const hear = () => {
    pressed = true;
    onChange();
  };
  addEventListener('keydown', hear, { once: true });
  return () => removeEventListener('keydown', hear);
}

/** There is a keyboard, as far as a page can tell: where there is a mouse, and once somebody pressed a key. */
export function useKeyboard(): boolean {
  const mouse = useMediaQuery('(pointer: fine)', undefined, { getInitialValueInEffect: false }) ?? false;
  const typed = useSyncExternalStore(subscribe, () => pressed);
  return mouse || typed;
}

/** Whether a letter is said beside what it does: with a keyboard, and where single keys are not switched off. */
export function useKeyHints(): boolean {
  const { subscribe: follow, singleKeysOn } = useFrameMemory();
  const on = useSyncExternalStore(follow, singleKeysOn);
  return useKeyboard() && on;
}
