// Dragging on the board. A shift that is held over another day only asks: what is to become of it is chosen in the same sheet as with
// the keyboard. A person who is held over a gap is asked for it, if what stands on the gap says so. It knows the table by what its
// parts say of themselves, and nothing of shifts or people.
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { edgeDrag } from './edge-drag.ts';

export interface Drops {
  readonly onShift: (shiftId: string, day: string) => void;
  readonly onPerson: (workerId: string, shiftId: string) => void;
  /** Whether letting go there would do anything. */
  readonly takes: (workerId: string, shiftId: string) => boolean;
  /** Its end was drawn by so many steps; 0: it was tapped. */
  readonly onStretch: (shiftId: string, steps: number) => void;
  /** What stands at the edge meanwhile. */
  readonly stretchWords: (shiftId: string, steps: number) => string;
  /** To readers. */
  readonly say: (words: string) => void;
  /** Somebody is held, or no longer. */
  readonly onHold: (workerId: string | null) => void;
}

/** Given to an element as its `ref`: it can be dragged, or dropped on, for as long as it is there. */
export type Wire = (element: HTMLElement | null) => (() => void) | undefined;

export interface Wires {
  readonly shift: Wire;
  readonly edge: Wire;
  readonly day: Wire;
}

/** Each element is wired once, however often the board is drawn. Null: nothing can be dragged. */
export function useBoardDrag(drops: Drops | null): Wires {
  const latest = useRef(drops);
  useEffect(() => {
    latest.current = drops;
  });
  const off = drops === null;
  useEffect(() => {
    if (off) return;
    return monitorForElements({
      onDragStart: ({ source }) => latest.current?.onHold(textOf(source.data.workerId)),
      onDrop: () => latest.current?.onHold(null),
    });
  }, [off]);
  return useMemo(() => {
    const wired =
      (part: (element: HTMLElement, latest: Latest) => () => void): Wire =>
      element =>
        element === null || off ? undefined : part(element, latest);
    return { shift: wired(shiftPart), edge: wired(edgePart), day: wired(dayTarget) };
  }, [off]);
}

type Latest = RefObject<Drops | null>;

function shiftPart(element: HTMLElement, latest: Latest): () => void {
  const shiftId = element.dataset.shift ?? '';
  return combine(
    draggable({
      element,
      canDrag: () => element.querySelector(DRAWN) === null,
      getInitialData: () => ({ shiftId }),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => {
        const workerId = textOf(source.data.workerId);
        return workerId !== null && (latest.current?.takes(workerId, shiftId) ?? false);
      },
      ...overMarks(element),
      onDrop: ({ source }) => {
        delete element.dataset.over;
        const workerId = textOf(source.data.workerId);
        if (workerId !== null) latest.current?.onPerson(workerId, shiftId);
      },
    }),
  );
}

/** What has an end that is being drawn stays where it is. */
const DRAWN = ':scope > [data-words]';

function edgePart(element: HTMLElement, latest: Latest): () => void {
  const shiftId = element.dataset.edge ?? '';
  return edgeDrag(element, {
    words: steps => latest.current?.stretchWords(shiftId, steps) ?? '',
    say: words => latest.current?.say(words),
    onEnd: steps => latest.current?.onStretch(shiftId, steps),
  });
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
