// What is prerendered of a page (build/front.ts) gives way to the app's own, which looks the same: in the frame in which that
// is drawn, so that nobody sees both or neither. On every other page it is gone before anything is drawn.

/** While a finger is down on it, it stays: what was pressed must still be there when the finger lifts. */
export async function frontPageMayGo(): Promise<void> {
  while (document.querySelector('.front:active') !== null) await new Promise(requestAnimationFrame);
}

/** True when it is what is seen until the app has drawn. */
export function frontPageGivesWay(root: Element): boolean {
  const front = shown();
  if (front === null) {
    takeAway();
    return false;
  }
  const observer = new MutationObserver(() => {
    if (root.querySelector(':is(header, nav, main, h1)') === null) return;
    observer.disconnect();
    const place = withinReach(front).findIndex(one => one.matches(':focus'));
    takeAway();
    goOn(withinReach(root)[place]);
  });
  observer.observe(root, { childList: true, subtree: true });
  return true;
}

/** Where the person was before: what a button was pressed for happens now. */
function goOn(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  if (element instanceof HTMLButtonElement && document.documentElement.dataset.pressed !== undefined) element.click();
}

function shown(): Element | null {
  return document.querySelector(`.front[data-front="${document.documentElement.dataset.front}"]`);
}

function withinReach(page: Element): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(':is(a[href], button)')];
}

function takeAway(): void {
  for (const part of document.querySelectorAll('.front')) part.remove();
}
