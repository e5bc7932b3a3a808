import { useMediaQuery } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { useFrameMemory } from './frame-memory.tsx';

let pressed = false;

function subscribe(onChange: () => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (!tellsOfKeyboard(event)) return;
    pressed = true;
    onChange();
  };
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}

/** A key with a name that the keyboard on the glass of a phone has too; that one types into fields alone. */
const ON_GLASS = /^(Enter|Backspace|Unidentified|Process)$/;

interface Pressed extends Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey'> {
  /** A browser that fills in a field tells of a key without a name. */
  readonly key?: string;
}

/** Whether it must come from a keyboard that stands before the screen. */
export function tellsOfKeyboard({ key = '', target, ctrlKey, metaKey, altKey }: Pressed): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  const isNamed = /^[A-Z][A-Za-z0-9]+$/.test(key);
  if (isNamed && !ON_GLASS.test(key)) return true;
  return key !== '' && !(target as Partial<Element> | null)?.matches?.('input, textarea, select, [contenteditable]');
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
