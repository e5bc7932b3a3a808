// Keys that mean the same on every page: A presses its lit act, of which there is one at most, and / goes to its filter.
import { litAct } from './lit-act.ts';
import { useLetterKeys } from './use-letter-keys.ts';

export function usePageKeys(): void {
  useLetterKeys({ a: () => litAct()?.click(), '/': goToFilter });
}

function goToFilter(): void {
  document.querySelector<HTMLElement>('main :is(input[type="search"], [role="searchbox"])')?.focus();
}
