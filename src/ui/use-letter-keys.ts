import { useEffect, useRef } from 'react';
import { useFrameMemory } from './frame-memory.tsx';
import { isCovered } from './is-covered.ts';
import { keyName } from './key-name.ts';

/** By the key's name in small letters. */
type LetterKeys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Acts of the screen on single keys. They do nothing while somebody types, while something lies over the page, and where single keys
 * are switched off (WCAG 2.1.4).
 */
export function useLetterKeys(keys: LetterKeys): void {
  const { isSingleKey } = useFrameMemory();
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const name = keyName(event);
      const act = current.current[name];
      if (act === undefined || event.defaultPrevented || event.repeat) return;
      if (!isSingleKey(event, name) || isCovered()) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [isSingleKey]);
}
