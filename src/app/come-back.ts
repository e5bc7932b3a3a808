// Whoever goes back finds a page where they left it. The router scrolls there once, as soon as the page is drawn; a screen that
// reads the device has its rows a moment later and is too short until then. Whoever goes by keys has the focus on the row that they
// had opened: from the title on, the thirtieth row of a list is thirty stops away.
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** Whoever does one of these no longer waits for the page to move. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** What comes later than that comes to somebody who reads. */
const PATIENCE_MS = 5000;
/** Then the title of the page takes the focus (`said-page.tsx`). */
const ROW_MS = 350;

interface Left {
  readonly top: number;
  /** Of the link that led away. */
  readonly href: string | null;
}

export function comeBack(router: AnyRouter): void {
  const left = new Map<string, Left>();
  let stop = () => {};
  let stopLooking = () => {};
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    stop();
    stopLooking();
    if (fromLocation === undefined) return;
    const at = document.activeElement;
    const href = at instanceof HTMLAnchorElement && leadsTo(at, toLocation.pathname) ? at.getAttribute('href') : null;
    left.set(keyOf(fromLocation), { top: window.scrollY, href });
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    stop();
    stopLooking();
    const there = left.get(keyOf(toLocation));
    const top = there?.top ?? 0;
    // Asked for only then: where a page stands costs a layout.
    if (top > 0 && top > window.scrollY) stop = asItGrows(top);
    if (fromLocation === undefined || !pathChanged || document.documentElement.dataset.byKeys === undefined) return;
    const opened =
      there?.href ?? (fromLocation.pathname.startsWith(`${toLocation.pathname}/`) ? fromLocation.href : null);
    if (opened !== null) stopLooking = focusOnRow(opened);
  });
}

/** Focuses the link as soon as it is there; answers with what ends the looking. */
function focusOnRow(href: string): () => void {
  const { pathname } = new URL(href, location.href);
  const look = () => {
    const at = document.activeElement;
    // What led here from outside of the page has the focus still.
    if (at !== document.body && at?.closest('main') === null) return stop();
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
    const row = [...links].find(link => leadsTo(link, pathname));
    if (row === undefined) return;
    stop();
    row.focus();
  };
  const coming = new MutationObserver(look);
  const stop = () => {
    clearTimeout(patience);
    coming.disconnect();
    for (const act of ACTS) removeEventListener(act, stop);
  };
  const patience = setTimeout(stop, ROW_MS);
  for (const act of ACTS) addEventListener(act, stop, { passive: true });
  coming.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}

/** From a list, not from what is open beside it. */
function leadsTo(link: HTMLAnchorElement, pathname: string): boolean {
  return link.pathname === pathname && link.closest('main') !== null && link.closest('aside') === null;
}

/** Of the entry in the browser's history. */
function keyOf({ state, href }: ParsedLocation): string {
  return state.__TSR_key ?? href;
}

/** Scrolls as far as the page goes until it goes far enough; answers with what ends it before. */
function asItGrows(top: number): () => void {
  const growing = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  });
  const patience = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(patience);
    growing.disconnect();
    for (const act of ACTS) removeEventListener(act, stop);
  };
  for (const act of ACTS) addEventListener(act, stop, { passive: true });
  growing.observe(document.body);
  return stop;
}
