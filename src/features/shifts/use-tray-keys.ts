// One to nine take the card with that number, wherever the keys are but in a field or a sheet; Esc puts them back.
import { useEffect, useRef } from 'react';
import { singleKeysOn } from '#bridge/use-single-keys.ts';
import { focusFirstFit } from './use-board-keys.ts';
import type { Placing } from './use-placing.ts';

export function useTrayKeys(cards: readonly string[], placing: Placing): void {
  const latest = useRef({ cards, placing });
  useEffect(() => {
    latest.current = { cards, placing };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || isElsewhere(event.target)) return;
      const { cards: now, placing: hand } = latest.current;
      if (event.key === 'Escape' && hand.person !== null) {
        event.preventDefault();
        hand.hold(null);
        return;
      }
      const taken = /^[1-9]$/.test(event.key) && singleKeysOn() ? now[Number(event.key) - 1] : undefined;
      if (taken === undefined) return;
      event.preventDefault();
      hand.hold(taken);
      requestAnimationFrame(focusFirstFit);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  const where = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';
  return target instanceof HTMLElement && target.closest(where) !== null;
}
