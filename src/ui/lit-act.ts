/** The lit act of the page, which has one at most; null where it has none, or cannot be pressed now. */
export function litAct(): HTMLElement | null {
  const [lit, other] = document.querySelectorAll<HTMLElement>(
    'main [data-variant="lit"]:not([disabled], [data-disabled])',
  );
  return other === undefined ? (lit ?? null) : null;
}
