import { em } from '@mantine/core';
import { useSyncExternalStore } from 'react';

/** From 1024 px a detail stands beside its list; below that it stands alone. What needs less room names it. Of larger letters fewer have room. */
export function useWide(fromPx = 1024): boolean {
  const { subscribe, get } = widthFrom(fromPx);
  return useSyncExternalStore(subscribe, get, unseen);
}

interface Width {
  subscribe(onChange: () => void): () => void;
  get(): boolean;
}

const widths = new Map<number, Width>();

/** Asked of the browser once for each width: every card of a list wants to know. */
function widthFrom(fromPx: number): Width {
  const known = widths.get(fromPx);
  if (known !== undefined) return known;
  let asked: MediaQueryList | undefined;
  const query = () => {
    asked ??= window.matchMedia(`(min-width: ${em(fromPx)})`);
    return asked;
  };
  const width: Width = {
    subscribe(onChange) {
      query().addEventListener('change', onChange);
      return () => query().removeEventListener('change', onChange);
    },
    get: () => query().matches,
  };
  widths.set(fromPx, width);
  return width;
}

/** While the app is built nobody looks yet. */
const unseen = () => false;
