// J and K go to the next row of a list and the one before, where rows have no pane beside them: the first link or button takes the focus.
import { type RefObject, useRef } from 'react';
import { useLetterKeys } from './use-letter-keys.ts';

/** Of a list whose items are its rows. */
export function useListKeys(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const step = (by: 1 | -1) => () => {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex(row => row.contains(document.activeElement));
    const next = rows[at === -1 ? 0 : at + by]?.querySelector<HTMLElement>('a, button');
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useLetterKeys({ j: step(1), k: step(-1) });
  return list;
}
