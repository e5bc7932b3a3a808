// Moving about the board without a mouse: one stop for Tab, arrows from shift to shift, a letter to copy. The keys ask the
// table itself what stands where.
import { type KeyboardEvent, useState } from 'react';
import { singleKeysOn } from '#bridge/use-single-keys.ts';

const SHIFT = 'a[data-shift]';

export function useBoardKeys(copy: (shiftId: string) => void) {
  const [stop, setStop] = useState<string | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const at = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(SHIFT) : null;
    if (at === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.key === 'c' || event.key === 'C') && singleKeysOn()) {
      event.preventDefault();
      copy(at.dataset.shift ?? '');
      return;
    }
    const next = neighbour(at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next?.focus();
  };
  const onFocus = (event: { readonly target: EventTarget }): void => {
    if (event.target instanceof HTMLElement) setStop(event.target.closest<HTMLElement>(SHIFT)?.dataset.shift ?? null);
  };
  return { stop, onKeyDown, onFocus };
}

/** Undefined for a key that does not move; null where there is nothing further. */
function neighbour(at: HTMLElement, key: string): HTMLElement | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return beside(at, 1) ?? inColumn(at, 1);
    case 'ArrowUp':
      return beside(at, -1) ?? inColumn(at, -1);
    case 'ArrowRight':
      return inRow(at, 1);
    case 'ArrowLeft':
      return inRow(at, -1);
    case 'Home':
      return firstOf(at.closest('tr'));
    case 'End':
      return lastOf(at.closest('tr'));
    default:
      return undefined;
  }
}

function beside(at: HTMLElement, step: 1 | -1): HTMLElement | null {
  const next = step === 1 ? at.nextElementSibling : at.previousElementSibling;
  return next instanceof HTMLElement && next.matches(SHIFT) ? next : null;
}

function inRow(at: HTMLElement, step: 1 | -1): HTMLElement | null {
  const cells = [...(at.closest('tr')?.cells ?? [])];
  const from = cells.findIndex(cell => cell.contains(at));
  return firstFound(cells, from + step, step);
}

function inColumn(at: HTMLElement, step: 1 | -1): HTMLElement | null {
  const column = at.closest('td')?.cellIndex ?? 0;
  const rows = [...(at.closest('tbody')?.rows ?? [])];
  const cells = rows.map(row => row.cells[column] ?? row);
  const from = rows.findIndex(row => row.contains(at));
  return firstFound(cells, from + step, step);
}

function firstFound(cells: readonly HTMLElement[], from: number, step: 1 | -1): HTMLElement | null {
  for (let nth = from; nth >= 0 && nth < cells.length; nth += step) {
    const cell = cells[nth] ?? null;
    const found = step === 1 ? firstOf(cell) : lastOf(cell);
    if (found !== null) return found;
  }
  return null;
}

function firstOf(part: HTMLElement | null): HTMLElement | null {
  return part?.querySelector<HTMLElement>(SHIFT) ?? null;
}

function lastOf(part: HTMLElement | null): HTMLElement | null {
  return [...(part?.querySelectorAll<HTMLElement>(SHIFT) ?? [])].at(-1) ?? null;
}
