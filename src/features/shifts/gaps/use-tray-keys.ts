// One to nine take the card with that number; Esc puts them back, wherever the keys are.
import { useEffect } from 'react';
import { isEscapeOfPage } from '#ui/is-covered.ts';
import { useLetterKeys } from '#ui/use-letter-keys.ts';
import { focusFirstFit } from './focus-first-fit.ts';
import type { Placing } from './use-placing.ts';

export function useTrayKeys(cards: readonly string[], { person, hold }: Placing): void {
  const take = (workerId: string) => () => {
    hold(workerId);
    requestAnimationFrame(focusFirstFit);
  };
  useLetterKeys(Object.fromEntries(cards.slice(0, 9).map((id, nth) => [String(nth + 1), take(id)])));
  const held = person !== null;
  useEffect(() => {
    if (!held) return;
    const hear = (event: KeyboardEvent) => {
      if (!isEscapeOfPage(event)) return;
      event.preventDefault();
      hold(null);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [held, hold]);
}
