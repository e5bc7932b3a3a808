import { litAct } from '#ui/lit-act.ts';

/** What the page under the search offers before all else, with its words; pressed once the search is closed. */
export function litActOfPage(): { readonly label: string; readonly press: () => void } | null {
  const lit = litAct();
  const label = lit?.getAttribute('aria-label') ?? lit?.textContent?.trim() ?? '';
  return lit === null || label === '' ? null : { label, press: () => lit.click() };
}
