// Where the keyboard goes when a card has been dealt with and leaves: to the next one's act, or to the sheet itself.
import { type RefObject, useEffect, useRef } from 'react';

export function useNextCard(waiting: number): RefObject<HTMLUListElement | null> {
  const cards = useRef<HTMLUListElement>(null);
  const before = useRef(waiting);
  useEffect(() => {
    const left = waiting < before.current;
    before.current = waiting;
    // Whoever has gone on to something else is left there.
    if (!left || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const next = cards.current?.querySelector<HTMLElement>('button, a');
    (next ?? cards.current?.closest<HTMLElement>('[role="dialog"]'))?.focus();
  }, [waiting]);
  return cards;
}
