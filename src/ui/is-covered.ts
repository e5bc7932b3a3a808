const COVER = '[role="dialog"], [role="menu"]';

/** Something lies over the page and has the keys for itself. */
export function isCovered(): boolean {
  return document.querySelector(COVER) !== null;
}

/** Each Esc that was meant for what lay over the page. */
const meantForCover = new WeakSet<Event>();

// Before anybody else hears it: what is closed by it leaves at once where nothing moves, and the page would take it for its own.
if (typeof window !== 'undefined')
  addEventListener(
    'keydown',
    event => {
      if (event.key === 'Escape' && isCovered()) meantForCover.add(event);
    },
    { capture: true },
  );

/** Whether the page is meant by it, and nobody has taken it. */
export function isEscapeOfPage(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented && !meantForCover.has(event);
}
