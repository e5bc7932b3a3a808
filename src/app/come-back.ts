// Whoever goes back finds a page where they left it. The router scrolls there once, as soon as the page is drawn; a screen that
// reads the device has its rows a moment later and is too short until then.
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** Whoever does one of these no longer waits for the page to move. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** What comes later than that comes to somebody who reads. */
const PATIENCE_MS = 5000;

export function comeBack(router: AnyRouter): void {
  const left = new Map<string, number>();
  let stop = () => {};
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    stop();
    if (fromLocation !== undefined) left.set(keyOf(fromLocation), window.scrollY);
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    stop();
    const top = left.get(keyOf(toLocation)) ?? 0;
    // Asked for only then: where a page stands costs a layout.
    if (top > 0 && top > window.scrollY) stop = asItGrows(top);
  });
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
