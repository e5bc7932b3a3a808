/** The lit act of the page under the search, of which there is one at most; pressed once the search is closed. */
export function litActOfPage(): { readonly label: string; readonly press: () => void } | null {
  const [lit, other] = document.querySelectorAll<HTMLElement>(
    'main [data-variant="lit"]:not([disabled], [data-disabled])',
  );
  const label = lit?.getAttribute('aria-label') ?? lit?.textContent?.trim() ?? '';
  if (lit === undefined || other !== undefined || label === '') return null;
  return { label, press: () => lit.click() };
}
