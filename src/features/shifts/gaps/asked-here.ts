// Who was put into a gap by the act just made, until the mirror brings it: the pressed cell draws them at once, and a board of three
// hundred shifts follows when it is reckoned. It knows neither how the act was saved nor what becomes of it.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { newTo, type Place, shiftsOf, type WeekBoard } from '#domain/shifts/week.ts';

export interface AskedHere {
  /** Drawn before the next paint; what it gives back takes them away again. */
  add(shiftId: string, place: Place): () => void;
  /** The same array until something of that shift changes. */
  of(shiftId: string): readonly Place[];
  /** Forgets whom the board has by now, and whoever it has no place for. */
  settle(board: WeekBoard): void;
  subscribe(onChange: () => void): () => void;
}

const NOBODY: readonly Place[] = [];

export function askedHere(): AskedHere {
  const byShift = new Map<string, readonly Place[]>();
  const watchers = new Set<() => void>();
  const put = (shiftId: string, places: readonly Place[]): void => {
    if (places.length === 0) byShift.delete(shiftId);
    else byShift.set(shiftId, places);
  };
  const changed = (): void => {
    for (const watcher of watchers) watcher();
  };
  const of = (shiftId: string) => byShift.get(shiftId) ?? NOBODY;
  return {
    add: (shiftId, place) => {
      put(shiftId, [...of(shiftId), place]);
      changed();
      return () => {
        if (!of(shiftId).includes(place)) return;
        put(
          shiftId,
          of(shiftId).filter(one => one !== place),
        );
        changed();
      };
    },
    of,
    settle: board => {
      if (byShift.size === 0) return;
      const cells = shiftsOf(board);
      for (const [shiftId, places] of [...byShift]) {
        const cell = cells.find(({ shift }) => shift.id === shiftId);
        const left = cell === undefined ? NOBODY : newTo(cell, places);
        if (left.length < places.length) put(shiftId, left);
      }
      changed();
    },
    subscribe: onChange => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

/** One for a board, for as long as it stands. */
export function useAskedHere(board: WeekBoard | undefined): AskedHere {
  const [asked] = useState(askedHere);
  useEffect(() => {
    if (board !== undefined) asked.settle(board);
  }, [asked, board]);
  return asked;
}

/** Of one shift. */
export function useAskedFor(asked: AskedHere, shiftId: string): readonly Place[] {
  return useSyncExternalStore(asked.subscribe, () => asked.of(shiftId));
}
