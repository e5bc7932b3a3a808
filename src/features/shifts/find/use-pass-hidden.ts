import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { FoundShift } from '#domain/shifts/search.ts';

interface PassHidden {
  readonly found: readonly FoundShift[] | undefined;
  /** The one that is open. */
  readonly shiftId: string | undefined;
  readonly hidden: ReadonlySet<string>;
}

/** Beside its list a shift that is hidden gives its place to the one after it. One that is opened by its address stays open. */
export function usePassHidden({ found, shiftId, hidden }: PassHidden): void {
  const navigate = useNavigate();
  const last = useRef<{ readonly id: string; readonly place: number } | null>(null);
  useEffect(() => {
    if (found === undefined || shiftId === undefined) return;
    const place = found.findIndex(({ shift }) => shift.id === shiftId);
    if (place !== -1) last.current = { id: shiftId, place };
    else if (last.current?.id === shiftId && hidden.has(shiftId)) {
      const next = found[last.current.place] ?? found.at(-1);
      last.current = null;
      const at = next === undefined ? null : { shiftId: next.shift.id };
      void (at === null
        ? navigate({ to: '/rockstar/available-shifts', search: true })
        : navigate({ to: '/rockstar/available-shifts/$shiftId', params: at, search: true, resetScroll: false }));
    }
  }, [found, shiftId, hidden, navigate]);
}
