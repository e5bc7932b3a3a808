// Which shifts of the board are ticked. It outlives a week that is leafed through as little as the board itself.
import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** A tap ticks instead of opening: for hands without a keyboard. */
  readonly choosing: boolean;
  turn(shiftId: string): void;
  add(shiftIds: readonly string[]): void;
  choose(on: boolean): void;
  clear(): void;
}

const NONE: ReadonlySet<string> = new Set();

export function useSelection(): Selection {
  const [ids, setIds] = useState(NONE);
  const [choosing, setChoosing] = useState(false);
  const turn = useCallback(
    (shiftId: string) =>
      setIds(before => {
        const next = new Set(before);
        if (!next.delete(shiftId)) next.add(shiftId);
        return next;
      }),
    [],
  );
  const add = useCallback((shiftIds: readonly string[]) => setIds(before => new Set([...before, ...shiftIds])), []);
  const clear = useCallback(() => {
    setIds(NONE);
    setChoosing(false);
  }, []);
  return useMemo(() => ({ ids, choosing, turn, add, choose: setChoosing, clear }), [ids, choosing, turn, add, clear]);
}
