// Dragging on the board. A shift that is held over another day only asks: what is to become of it is chosen in the same sheet as with
// the keyboard. A person who is held over a gap is asked for it, if what stands on the gap says so. It knows the table by what its
// parts say of themselves, and nothing of shifts or people.
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef } from 'react';

interface Drops {
  readonly onShift: (shiftId: string, day: string) => void;
  readonly onPerson: (workerId: string, shiftId: string) => void;
  /** Whether letting go there would do anything. */
  readonly takes: (shiftId: string) => boolean;
  /** Somebody is held, or no longer. */
  readonly onHold: (workerId: string | null) => void;
}

/** `drawn` changes whenever the table has other shifts. Null: nothing can be dragged. */
export function useBoardDrag(table: RefObject<HTMLElement | null>, drawn: unknown, drops: Drops | null): void {
  const latest = useRef(drops);
  useEffect(() => {
    latest.current = drops;
  });
  const off = drops === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn decides what there is to drag
  useEffect(() => {
    const root = table.current;
    if (root === null || off) return;
    const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
    return combine(
      ...all('a[data-shift]').flatMap(element => shiftParts(element, latest)),
      ...all('td[data-day]').map(element => dayTarget(element, latest)),
      monitorForElements({
        onDragStart: ({ source }) => latest.current?.onHold(textOf(source.data.workerId)),
        onDrop: () => latest.current?.onHold(null),
      }),
    );
  }, [table, drawn, off]);
}

type Latest = RefObject<Drops | null>;

function shiftParts(element: HTMLElement, latest: Latest): readonly (() => void)[] {
  const shiftId = element.dataset.shift ?? '';
  return [
    draggable({ element, getInitialData: () => ({ shiftId }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => textOf(source.data.workerId) !== null && (latest.current?.takes(shiftId) ?? false),
      ...overMarks(element),
      onDrop: ({ source }) => {
        delete element.dataset.over;
        const workerId = textOf(source.data.workerId);
        if (workerId !== null) latest.current?.onPerson(workerId, shiftId);
      },
    }),
  ];
}

function dayTarget(element: HTMLElement, latest: Latest): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => textOf(source.data.shiftId) !== null,
    ...overMarks(element),
    onDrop: ({ source }) => {
      delete element.dataset.over;
      const shiftId = textOf(source.data.shiftId);
      if (shiftId !== null) latest.current?.onShift(shiftId, element.dataset.day ?? '');
    },
  });
}

/** A mark on the element alone: nothing is drawn anew while something is dragged over three hundred of them. */
function overMarks(element: HTMLElement) {
  return {
    onDragEnter: () => {
      element.dataset.over = 'true';
    },
    onDragLeave: () => {
      delete element.dataset.over;
    },
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
