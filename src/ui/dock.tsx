// What stands beside a list on a desk, at the foot where a tablet is held upright. Its handle is dragged to the height one wants and
// settles at the nearest of closed, half and full; a press and the arrow keys step through them.
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import classes from './dock.module.css';

const STEPS = ['closed', 'half', 'full'] as const;

type Step = (typeof STEPS)[number];

/** A finger that only presses moves less than this. */
const DRAG_PX = 4;

interface DockProps {
  /** What it shows, and what its handle does next. */
  readonly words: Readonly<Record<'name' | Step, string>>;
  readonly children: ReactNode;
}

export function Dock({ words, children }: DockProps) {
  const [step, setStep] = useState<Step>('half');
  const { content, dragged, handle } = useDrag(setStep);
  const at = STEPS.indexOf(step);
  const next = STEPS[(at + 1) % STEPS.length] ?? 'half';
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    // The page's arrows go through its list.
    event.stopPropagation();
    setStep(STEPS[at + by] ?? step);
  };
  const shown = dragged === null ? step !== 'closed' : dragged > 0;
  return (
    <aside className={classes.dock} data-step={step} aria-label={words.name}>
      <button
        type="button"
        className={classes.handle}
        aria-label={words[next]}
        aria-expanded={step !== 'closed'}
        {...handle(() => setStep(next))}
        onKeyDown={onKeyDown}
      >
        <span className={classes.grip} />
      </button>
      {shown && (
        <div ref={content} className={classes.content} style={dragged === null ? undefined : { height: dragged }}>
          {children}
        </div>
      )}
    </aside>
  );
}

/** The height under the finger, and where it comes to rest. */
function useDrag(onSettle: (step: Step) => void) {
  const content = useRef<HTMLDivElement>(null);
  const from = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const heightAt = ({ clientY }: PointerEvent): number | null => {
    const start = from.current;
    if (start === null || (!wasDragged.current && Math.abs(clientY - start.y) < DRAG_PX)) return null;
    wasDragged.current = true;
    return Math.min(TALLEST * innerHeight, Math.max(0, start.height + start.y - clientY));
  };
  const end = () => {
    from.current = null;
    setDragged(null);
  };
  const handle = (onPress: () => void) => ({
    onPointerDown: (event: PointerEvent) => {
      wasDragged.current = false;
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { y: event.clientY, height: content.current?.clientHeight ?? 0 };
    },
    onPointerMove: (event: PointerEvent) => {
      const height = heightAt(event);
      if (height !== null) setDragged(height);
    },
    onPointerUp: (event: PointerEvent) => {
      const height = heightAt(event);
      if (height !== null) onSettle(nearest(height / innerHeight));
      end();
    },
    onPointerCancel: end,
    // A browser presses what a drag began and ended on.
    onClick: () => {
      if (!wasDragged.current) onPress();
      wasDragged.current = false;
    },
  });
  return { content, dragged, handle };
}

/** Of the window, as the style sheet has them. */
const HALF = 0.36;
const TALLEST = 0.64;

function nearest(share: number): Step {
  if (share < HALF / 2) return 'closed';
  return share < (HALF + TALLEST) / 2 ? 'half' : 'full';
}
