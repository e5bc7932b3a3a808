/** On the board, where somebody in the hand may be put down. */
export const TAKES = 'a[data-shift][data-answer="takes"]';

/** Somebody was taken by a key: the keys go on from the first gap that fits, where there is one. */
export function focusFirstFit(): void {
  document.querySelector<HTMLElement>(TAKES)?.focus();
}
