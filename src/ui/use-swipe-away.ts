// A sheet that rises from below goes back down with the finger that pulls at its head: the short way of its close button.
import { type RefObject, useEffect, useRef } from 'react';

/** Further than a finger slips. */
const AWAY_PX = 80;
/** As long as a sheet takes to come and go (`sheet-drawer.tsx`), which moves it by styles of its own. */
const BACK_MS = 180;

export function useSwipeAway(head: RefObject<HTMLElement | null>, close: () => void): void {
  const onClose = useRef(close);
  useEffect(() => {
    onClose.current = close;
  });
  useEffect(() => {
    const handle = head.current;
    const sheet = handle?.parentElement;
    if (handle == null || sheet == null) return;
    let from: number | null = null;
    const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (from ?? event.clientY));
    const hear = (event: PointerEvent) => {
      // A second finger neither pulls nor lets go.
      if (!event.isPrimary) return;
      // Where it comes from the side, the browser keeps its own touches of the head (sheet.module.css).
      const ours = event.pointerType === 'touch' && getComputedStyle(handle).touchAction === 'none';
      if (event.type === 'pointerdown') from = ours ? event.clientY : null;
      if (from === null) return;
      const pull = event.type === 'pointercancel' ? 0 : pulled(event);
      const there = `0 ${pull}px`;
      sheet.style.translate = there;
      if (event.type === 'pointerdown' || event.type === 'pointermove') return;
      from = null;
      sheet.style.translate = '';
      sheet.animate({ translate: [there, '0 0'] }, BACK_MS);
      if (pull > AWAY_PX) onClose.current();
    };
    const kinds = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;
    for (const kind of kinds) handle.addEventListener(kind, hear);
    return () => {
      for (const kind of kinds) handle.removeEventListener(kind, hear);
    };
  }, [head]);
}
