// The edge between a list and what stands beside it: dragged, moved by the arrow keys, put back by a double click or Enter. How wide
// somebody made it is remembered for each list by its address.
import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRemembered } from './frame-memory.tsx';
import classes from './pane-edge.module.css';

const NARROWEST = 304;
/** Of a pane; a list is as wide as its screen says. */
const AS_IT_COMES = 352;
const WIDEST = 720;
const STEP = 16;

interface PaneWidth {
  /** Null: as wide as it comes. */
  readonly width: number | null;
  /** Of a drag that goes on, or to be remembered. */
  set(width: number | null, remember: boolean): void;
}

/** Of the list that the address names, whichever of its rows is open. */
export function usePaneWidth(): PaneWidth {
  const list = useLocation({ select: ({ pathname }) => pathname.split('/').slice(1, 3).join('/') });
  const [kept, keep] = useRemembered(`pane:${list}`);
  const [dragged, setDragged] = useState<number | null>(null);
  const known = kept === null ? Number.NaN : Number(kept);
  return {
    width: dragged ?? (Number.isFinite(known) ? within(known) : null),
    set: (width, remember) => {
      setDragged(remember ? null : width);
      if (remember) keep(width === null ? null : String(within(width)));
    },
  };
}

interface PaneEdgeProps {
  readonly pane: PaneWidth;
  /** Which of the two has the width; the other takes what is left. */
  readonly sized: 'before' | 'after';
}

export function PaneEdge({ pane, sized }: PaneEdgeProps) {
  const t = useTranslations('common.acts');
  const edge = useRef<HTMLDivElement>(null);
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const measured = () => {
    const beside = sized === 'after' ? edge.current?.nextElementSibling : edge.current?.previousElementSibling;
    return Math.round(beside?.getBoundingClientRect().width ?? NARROWEST);
  };
  const grow = (by: number) => (sized === 'after' ? -by : by);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width: measured() };
  };
  const moved = (event: PointerEvent) => {
    const start = from.current;
    return start === null || event.clientX === start.x ? null : within(start.width + grow(event.clientX - start.x));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') pane.set(null, true);
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    pane.set(within((pane.width ?? measured()) + grow(step)), true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is no <hr>
    <div
      ref={edge}
      className={classes.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('resize')}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={pane.width ?? AS_IT_COMES}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={event => {
        const width = moved(event);
        if (width !== null) pane.set(width, false);
      }}
      onPointerUp={event => {
        const width = moved(event);
        from.current = null;
        if (width !== null) pane.set(width, true);
      }}
      onPointerCancel={() => {
        from.current = null;
        pane.set(pane.width, true);
      }}
      onDoubleClick={() => pane.set(null, true)}
      onKeyDown={onKeyDown}
    />
  );
}

function within(width: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));
}
