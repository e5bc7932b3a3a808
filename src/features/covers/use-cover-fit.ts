// Who is free for a shift, by the server's last word: fetched while there is a connection, and kept with its time for when there is none.
import { useEffect } from 'react';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { useOwn } from '#bridge/use-own.ts';
import { fitForShifts } from '#domain/availability/online.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { type Fit, fitsByWorker, type KeptFits, keptRow, readKeptFits } from './kept-fit.ts';

export interface KnownFit {
  /** When the server said so; null: it has not spoken. */
  readonly at: number | null;
  /** Undefined: nobody knows. */
  of(workerId: string): Fit | undefined;
}

/** Tonight's gaps; an older shift's answer is of no use any more. */
const KEPT = 8;
const NONE: KeptFits = [];

export function useCoverFit(shift: Shift, workers: readonly string[]): KnownFit {
  const { value, at } = useOnlineQuery('fit_for_shifts', fitForShifts, {
    venueId: shift.venueId,
    workers: workers.join(','),
    shifts: shift.id,
  });
  const [kept, keep] = useOwn('coverFit', NONE, readKeptFits);
  useEffect(() => {
    if (value === undefined || value.length === 0) return;
    const of = value.map(keptRow);
    keep(before => [{ shift: shift.id, at, of }, ...before.filter(one => one.shift !== shift.id)].slice(0, KEPT));
  }, [value, at, keep, shift.id]);
  const known = kept.find(one => one.shift === shift.id);
  const fits = fitsByWorker(known?.of ?? []);
  return { at: known?.at ?? null, of: workerId => fits.get(workerId) };
}
