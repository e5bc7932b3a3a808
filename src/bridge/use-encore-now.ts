import { encoreMinute } from '#domain/attendance/clock.ts';
import { useNow } from '#ui/use-now.ts';
import { useDevice } from './device-context.tsx';
import { readClock, useArrival } from './use-clock-reading.ts';
import { usePart } from './use-readable.ts';

/**
 * The present by Encore’s clock, to the minute: what is today and what comes next, whether somebody may do something now, and what it
 * costs, is decided by it.
 */
export function useEncoreNow(): number {
  const { status } = useDevice();
  const arrival = useArrival(status);
  // By how much this clock is off, not what was heard of it: a board is not drawn again for every answer.
  const aheadMs = usePart(status, said => encoreMinute(0, readClock(said, arrival.current)));
  return useNow() + aheadMs;
}
