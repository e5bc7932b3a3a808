import { type RefObject, useEffect, useRef } from 'react';

/** For the frame's `main`: from the first Tab on, what has the focus may leave the page and the keyboard still goes on from there. */
export function useKeepFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const left = new AbortController();
    const begin = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      removeEventListener('keydown', begin);
      document.documentElement.dataset.byKeys = '';
      import('./keep-focus.ts').then(
        ({ keepFocus }) => {
          if (main.current !== null && !left.signal.aborted) keepFocus(main.current, left.signal);
        },
        // Without it the browser begins at the top again, as it does by itself.
        () => undefined,
      );
    };
    addEventListener('keydown', begin, { signal: left.signal });
    return () => left.abort();
  }, []);
  return main;
}
