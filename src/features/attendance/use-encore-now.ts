import { useClockReading } from '#bridge/use-clock-reading.ts';
import { encoreMinute } from '#domain/attendance/clock.ts';
import type { Instant } from '#domain/time.ts';
import { useNow } from '#ui/use-now.ts';

/** The present by Encore’s clock, to the minute: whether somebody may do something now is decided by it. */
export function useEncoreNow(): Instant {
  return encoreMinute(useNow(), useClockReading()());
}
