import { encoreMinute } from '#domain/attendance/clock.ts';
import { useNow } from '#ui/use-now.ts';
import { useClockReading } from './use-clock-reading.ts';

/** The present by Encore’s clock, to the minute: whether somebody may do something now, and what it costs, is decided by it. */
export function useEncoreNow(): number {
  return encoreMinute(useNow(), useClockReading()());
}
