// What stands at the foot of the screen, for the toasts to keep clear of (a pointer that rests on one holds it there), and for the
// page to scroll what has the focus out from under. Only those two hear of it. A style that asks the page what is on it (`:has`) is asked again at every change of the page.
import { useEffect } from 'react';

export type Foot = 'bar' | 'notedBar' | 'composer' | 'blocked' | 'tray';

let standing: readonly Foot[] = [];
/** Heights of the sheets that are open. */
const sheets = new Map<Element, number>();
const listeners = new Set<() => void>();

/** While the caller is on the screen; null while it covers nothing. */
export function useFoot(foot: Foot | null): void {
  useEffect(() => {
    if (foot === null) return;
    change([...standing, foot]);
    return () => change(standing.toSpliced(standing.indexOf(foot), 1));
  }, [foot]);
}

/** While that sheet is open: its height is followed, since what is in it comes and goes. */
export function followSheet(sheet: HTMLElement): () => void {
  const observer = new ResizeObserver(() => note(sheet, sheet.offsetHeight));
  observer.observe(sheet);
  return () => {
    observer.disconnect();
    note(sheet, 0);
  };
}

function note(sheet: Element, height: number): void {
  if (height === 0) sheets.delete(sheet);
  else sheets.set(sheet, height);
  for (const listener of listeners) listener();
}

function change(next: readonly Foot[]): void {
  standing = next;
  const { dataset } = document.documentElement;
  if (next.length > 0) dataset.foot = feet.get();
  else delete dataset.foot;
  for (const listener of listeners) listener();
}

/** For the toaster only, shaped for useSyncExternalStore: the kinds that stand there, as one text. */
export const feet = {
  get: (): string => [...new Set(standing)].join(' '),
  /** Of the highest sheet that is open, in px; 0 when none is. */
  sheet: (): number => Math.max(0, ...sheets.values()),
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
