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
    const next = beside(row, step);
    next?.focus();
    // Whoever goes through with Shift held chooses what they pass.
    if (next !== undefined && event.shiftKey) keys.choose(next.dataset.hours ?? '');
  };
}

function stepOf(name: string): -1 | 0 | 1 {
  if (name === 'arrowdown' || name === 'j') return 1;
  return name === 'arrowup' || name === 'k' ? -1 : 0;
}

function beside(row: HTMLElement, step: number): HTMLElement | undefined {
  const rows = [...(row.closest('table')?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const next = rows[rows.indexOf(row) + step];
  if (next === undefined || isBeside(row, next)) return next;
  // Of a long week only what is in view stands in the page, and the row with the focus: whoever scrolled away is brought back to it.
  row.scrollIntoView({ block: 'center' });
  return undefined;
}

/** With a heading between them at the most. */
function isBeside(row: HTMLElement, other: HTMLElement): boolean {
  return Math.abs(Number(other.dataset.index) - Number(row.dataset.index)) <= 2;
}
