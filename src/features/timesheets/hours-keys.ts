// Going through a week of hours without a mouse. One row is the stop for Tab; the keys ask the table itself what stands where.
import type { KeyboardEvent } from 'react';
import { singleKeysOn } from '#bridge/use-single-keys.ts';
import { keyName } from '#ui/key-name.ts';

export interface HoursKeys {
  readonly choose: (id: string) => void;
  readonly approve: (id: string) => void;
  readonly offer: (id: string) => void;
  readonly open: (id: string) => void;
  readonly approveAll: () => void;
}

const ROW = 'tr[data-hours]';
const ACTS = { x: 'choose', a: 'approve', o: 'offer', Enter: 'open' } as const;

export function hoursKeys(keys: HoursKeys) {
  return (event: KeyboardEvent<HTMLTableElement>): void => {
    const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(ROW) : null;
    // A checkbox or a button in the row keeps Enter and the space bar for itself.
    if (row === null || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' && event.ctrlKey) {
      event.preventDefault();
      keys.approveAll();
      return;
    }
    if (event.ctrlKey || (event.key === 'Enter' && event.target !== row)) return;
    const name = keyName(event);
    // Who is steered by voice or a switch presses letters unawares (`use-single-keys`).
    if (name.length === 1 && !singleKeysOn()) return;
    const step = stepOf(name);
    const act = ACTS[(event.key === 'Enter' ? 'Enter' : name) as keyof typeof ACTS];
    if (step === 0 && act === undefined) return;
    event.preventDefault();
    if (act !== undefined) {
      keys[act](row.dataset.hours ?? '');
      return;
    }
    const { shiftKey } = event;
    whenDrawn(row, step, next => {
      next.focus();
      // Whoever goes through with Shift held chooses what they pass.
      if (shiftKey) keys.choose(next.dataset.hours ?? '');
    });
  };
}

function stepOf(name: string): -1 | 0 | 1 {
  if (name === 'arrowdown' || name === 'j') return 1;
  return name === 'arrowup' || name === 'k' ? -1 : 0;
}

/** As long as a press may be answered late: of a long week a slow device draws the rows that scroll into view after the press. */
const MOST_FRAMES = 30;

/** The row that lies so many before or after, once it is there; nothing where there is none, or the focus has gone on meanwhile. */
function whenDrawn(row: HTMLElement, step: number, act: (next: HTMLElement) => void): void {
  let frames = 0;
  const look = (): void => {
    const next = beside(row, step);
    if (next !== undefined) act(next);
    else if (frames++ < MOST_FRAMES) requestAnimationFrame(() => document.activeElement === row && look());
  };
  if (isOutermost(row, step)) return;
  const isThere = beside(row, step) !== undefined;
  const isAway = !isThere && !isInView(row);
  if (!isThere) row.scrollIntoView({ block: 'center' });
  // Only what is in view is in the page, and the row with the focus: whoever scrolled away from it is brought back, and no farther.
  if (!isAway) look();
}

function beside(row: HTMLElement, step: number): HTMLElement | undefined {
  const rows = [...(row.closest('table')?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const next = rows[rows.indexOf(row) + step];
  return next !== undefined && isBeside(row, next) ? next : undefined;
}

function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** With a heading between them at the most. */
function isBeside(row: HTMLElement, other: HTMLElement): boolean {
  return Math.abs(Number(other.dataset.index) - Number(row.dataset.index)) <= 2;
}

/** The first of all lines, or the last. */
function isOutermost(row: HTMLElement, step: number): boolean {
  const at = Number(row.dataset.index) + step;
  return at < 0 || at >= Number(row.closest('table')?.getAttribute('aria-rowcount')) - 1;
}
