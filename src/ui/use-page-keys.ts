// Keys that mean the same on every page: A presses its lit act, of which there is one at most, and / goes to its filter.
import { useLetterKeys } from './use-letter-keys.ts';

export function usePageKeys(): void {
  useLetterKeys({ a: pressLitAct, '/': goToFilter });
}

function pressLitAct(): void {
  const lit = document.querySelectorAll<HTMLElement>('main [data-variant="lit"]:not([disabled], [data-disabled])');
  if (lit.length === 1) lit[0]?.click();
}

function goToFilter(): void {
  document.querySelector<HTMLElement>('main :is(input[type="search"], [role="searchbox"])')?.focus();
}
