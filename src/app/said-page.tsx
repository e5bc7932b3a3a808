// Where one has come to, for whoever does not see it: a browser says the title of a page that it loads, and nothing when the app changes
// it. What was pressed has often left with its page; then the title takes the focus and is read by that.
import type { AnyRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isCovered } from '#ui/is-covered.ts';
import { LiveRegion } from '#ui/live-region.tsx';

/** A list opens its first row, and the keyboard is given its place (`ui/keep-focus.ts`), within this. */
const SETTLED_MS = 400;
/** A screen that waits for its code is asked so often whether it is there. */
const TRIES = 10;
/** As announcements of the connection are. */
const HELD_MS = 1000;

interface SaidPageProps {
  readonly router: AnyRouter;
}

export function SaidPage({ router }: SaidPageProps) {
  const [said, setSaid] = useState<{ readonly words: string | null; readonly nth: number }>({ words: null, nth: 0 });
  useEffect(() => {
    const say = (words: string | null) => setSaid(({ nth }) => ({ words, nth: words === null ? nth : nth + 1 }));
    return onArrival(router, say);
  }, [router]);
  return <LiveRegion message={said.words} nth={said.nth} />;
}

/** Tells each page that comes by its title, and null a while later; answers with what ends it. */
function onArrival(router: AnyRouter, say: (words: string | null) => void): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  let held: ReturnType<typeof setTimeout> | undefined;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  let left = { title: '', page: false };
  const give = (heading: HTMLElement, tries: number) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    keep(heading, tries);
  };
  // A list that takes the place of what was shown while it was read has a title of its own.
  const keep = (heading: HTMLElement, tries: number) => {
    clearTimeout(keeping);
    if (tries === 0) return;
    keeping = setTimeout(() => {
      const next = headingOfPage();
      const isLost = !heading.isConnected && document.activeElement === document.body;
      if (isLost && next !== null && !isCovered()) give(next, tries - 1);
      else if (isLost || document.activeElement === heading) keep(heading, tries - 1);
    }, SETTLED_MS);
  };
  const arrive = (tries: number) => {
    const heading = headingOfPage();
    settling = heading === null && tries > 0 ? setTimeout(arrive, SETTLED_MS, tries - 1) : undefined;
    const title = heading?.textContent ?? '';
    // Another filter or view of the same page.
    if (heading === null || (!left.page && title === left.title)) return;
    if (document.activeElement === document.body && !isCovered()) {
      give(heading, TRIES);
      return;
    }
    clearTimeout(held);
    // Beside its list a detail has come, and the heading is still the list's.
    say(title === left.title ? withoutCount(document.title) : title);
    held = setTimeout(say, HELD_MS, null);
  };
  const unsubscribes = [
    router.subscribe('onBeforeLoad', () => {
      // One that leads on at once is not where one was.
      if (settling === undefined) left = { title: headingOfPage()?.textContent ?? '', page: false };
    }),
    router.subscribe('onRendered', ({ fromLocation, pathChanged, hrefChanged }) => {
      if (fromLocation === undefined || !hrefChanged) return;
      left.page ||= pathChanged;
      clearTimeout(settling);
      clearTimeout(keeping);
      settling = setTimeout(arrive, SETTLED_MS, TRIES);
    }),
  ];
  return () => {
    for (const timer of [settling, keeping, held]) clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

function headingOfPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#root h1');
}

/** `(2) Bartender · Encore` is «Bartender». */
function withoutCount(title: string): string {
  return title.replace(/^\(\d+\) /, '').replace(/ · Encore$/, '');
}
