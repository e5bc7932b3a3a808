// Moving about the board without a mouse: one stop for Tab, arrows from shift to shift, a letter for each act. The keys ask the
// table itself what stands where.
import { type KeyboardEvent, useRef, useState } from 'react';
import { singleKeysOn } from '#bridge/use-single-keys.ts';
import { TAKES } from '#features/shifts/gaps/focus-first-fit.ts';
import type { Placing } from '#features/shifts/gaps/use-placing.ts';
import { keyName } from '#ui/key-name.ts';
import { useLetterKeys } from '#ui/use-letter-keys.ts';

const SHIFT = 'a[data-shift]';
const GAP = `${SHIFT}[data-gap]`;

export interface BoardKeys {
  /** By letter, for the shift that has the focus. */
  readonly acts: Readonly<Record<string, ((shiftId: string) => void) | undefined>>;
  /** So many steps later, or earlier. */
  readonly stretch: (shiftId: string, steps: 1 | -1) => void;
  /** Shift with an arrow up or down went from one to the other. */
  readonly tickBoth: (shiftId: string, nextId: string) => void;
  /** What Esc ends; null where there is nothing. */
  readonly leave: (() => void) | null;
  readonly placing: Placing;
}

export function useBoardKeys({ acts, stretch, tickBoth, leave, placing }: BoardKeys) {
  const [stop, setStop] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);
  // On a board that was just opened nothing has the focus yet: G goes to its first gap, or to every one.
  useLetterKeys({
    g: () => {
      const gap = table.current?.querySelector<HTMLElement>(GAP);
      gap?.focus();
      if (gap != null) acts.g?.(idOf(gap));
    },
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const at = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(SHIFT) : null;
    if (at === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const done =
      escaped(event.key) ||
      (event.shiftKey && withShift(at, event.key)) ||
      (singleKeysOn() && letterDone(at, event)) ||
      moved(at, event.key);
    if (done) event.preventDefault();
  };
  /** Esc puts down who is in the hand, and only then leaves. */
  const escaped = (key: string): boolean => {
    if (key !== 'Escape' || (placing.person === null && leave === null)) return false;
    if (placing.person !== null) placing.hold(null);
    else leave?.();
    return true;
  };
  /** An arrow to the side stretches the shift, another way ticks it and the one it leads to. */
  const withShift = (at: HTMLElement, key: string): boolean => {
    const step = sideways(key);
    const further = step === null ? neighbour(at, key) : null;
    if (step !== null) stretch(idOf(at), step);
    else if (further != null) {
      further.focus();
      tickBoth(idOf(at), idOf(further));
    }
    return step !== null || further != null;
  };
  /** What the letter does to the shift; G goes to the next gap where it means nothing else. */
  const letterDone = (at: HTMLElement, event: KeyboardEvent<HTMLTableElement>): boolean => {
    const letter = keyName(event);
    const act = acts[letter];
    if (act !== undefined) act(idOf(at));
    else if (letter === 'g') inTurn([...event.currentTarget.querySelectorAll<HTMLElement>(GAP)], at, 1)?.focus();
    return act !== undefined || letter === 'g';
  };
  const moved = (at: HTMLElement, key: string): boolean => {
    const next = placing.person === null ? neighbour(at, key) : gapBeside(at, key);
    next?.focus();
    return next !== undefined;
  };
  const onFocus = (event: { readonly target: EventTarget }): void => {
    if (event.target instanceof HTMLElement) setStop(event.target.closest<HTMLElement>(SHIFT)?.dataset.shift ?? null);
  };
  return { table, stop, onKeyDown, onFocus };
}

function idOf(shift: HTMLElement): string {
  return shift.dataset.shift ?? '';
}

function sideways(key: string): 1 | -1 | null {
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
}

/** With somebody in the hand the arrows go from gap to gap that fits. */
function gapBeside(at: HTMLElement, key: string): HTMLElement | null | undefined {
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : null;
  if (step === null) return undefined;
  return inTurn([...(at.closest('table')?.querySelectorAll<HTMLElement>(TAKES) ?? [])], at, step);
}

/** The next of these after where one is, and round again. */
function inTurn(all: readonly HTMLElement[], at: HTMLElement, step: 1 | -1): HTMLElement | null {
  const [first, last] = [all[0] ?? null, all.at(-1) ?? null];
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  if (step === 1) return all.find(one => (at.compareDocumentPosition(one) & after) !== 0) ?? first;
  return all.findLast(one => (one.compareDocumentPosition(at) & after) !== 0) ?? last;
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
