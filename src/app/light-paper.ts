// Paper is light, whatever the screen looks like. The look comes back once the page is printed.
const LOOK = 'data-mantine-color-scheme';

export function printOnLightPaper(): void {
  const page = document.documentElement;
  let look: string | null = null;
  window.addEventListener('beforeprint', () => {
    look = page.getAttribute(LOOK);
    page.setAttribute(LOOK, 'light');
  });
  window.addEventListener('afterprint', () => {
    if (look !== null) page.setAttribute(LOOK, look);
  });
}
