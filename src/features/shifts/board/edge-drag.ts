// The end of a shift that is drawn: to the right it ends later. By pointer events, which a finger sends like a mouse: native drags begin
// under a finger only after a long press. Nothing moves but the words beside it. A tap asks for other times, without any.
// It knows the element and how far it was drawn, and nothing of shifts.

/** So far the pointer goes for one step. */
const STEP_PX = 12;

export interface EdgeDrag {
  /** What stands at the edge, and is said, at so many steps. */
  readonly words: (steps: number) => string;
  readonly say: (words: string) => void;
  /** It was let go; 0: tapped. */
  readonly onEnd: (steps: number) => void;
}

/** Until what it gives back is called. */
export function edgeDrag(element: HTMLElement, { words, say, onEnd }: EdgeDrag): () => void {
  let began: number | null = null;
  let steps = 0;
  const show = (next: number): void => {
    steps = next;
    element.dataset.words = words(steps);
    say(element.dataset.words);
  };
  const stop = (): void => {
    began = null;
    delete element.dataset.words;
    removeEventListener('keydown', onKey, true);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  const heard = {
    pointerdown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      began = event.clientX;
      element.setPointerCapture(event.pointerId);
      addEventListener('keydown', onKey, true);
      show(0);
    },
    pointermove: ({ clientX }: PointerEvent) => {
      if (began === null) return;
      const next = Math.round((clientX - began) / STEP_PX);
      if (next !== steps) show(next);
    },
    pointerup: () => {
      if (began === null) return;
      stop();
      onEnd(steps);
    },
    pointercancel: stop,
    // The link around it opens the shift; a finger that rests on it opens the browser's menu.
    click: keepToItself,
    contextmenu: keepToItself,
  };
  const all = Object.entries(heard) as [string, EventListener][];
  for (const [kind, listener] of all) element.addEventListener(kind, listener);
  return () => {
    stop();
    for (const [kind, listener] of all) element.removeEventListener(kind, listener);
  };
}

function keepToItself(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
