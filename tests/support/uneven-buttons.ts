// Runs in a page, of whatever engine, and must stand on its own.

/** Buttons, and links that look so, whose words stand more than 2 px above or below their middle. */
export function unevenButtons(): string[] {
  const middle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  };
  return [...document.querySelectorAll<HTMLElement>('.mantine-Button-root')]
    .filter(button => {
      const words = button.querySelector('.mantine-Button-label');
      return words !== null && button.offsetParent !== null && Math.abs(middle(words) - middle(button)) > 2;
    })
    .map(button => button.innerText);
}
