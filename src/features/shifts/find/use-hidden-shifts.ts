// Shifts that somebody put out of sight: on this device, for themselves alone. What one does not want is nobody's business, and a shift
// that is hidden on the phone may be looked at anew at a desk.
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { useOwn } from '#bridge/use-own.ts';

/** The oldest are forgotten first: they have begun long ago. */
const MOST = 500;

const NONE: readonly string[] = [];
const kept = v.array(v.string());

export function useHiddenShifts() {
  const [ids, change] = useOwn<readonly string[]>('hiddenShifts', NONE, stored => v.parse(kept, JSON.parse(stored)));
  const hidden = useMemo<ReadonlySet<string>>(() => new Set(ids), [ids]);
  const show = useCallback((id: string) => change(before => before.filter(one => one !== id)), [change]);
  const hide = useCallback(
    (id: string) => change(before => [...before.filter(one => one !== id), id].slice(-MOST)),
    [change],
  );
  return { hidden, hide, show };
}
