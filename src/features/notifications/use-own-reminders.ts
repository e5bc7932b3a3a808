import { useClockReading } from '#bridge/use-clock-reading.ts';
import { useQuery } from '#bridge/use-query.ts';
import { encoreMinute } from '#domain/attendance/clock.ts';
import { ownReminders } from '#domain/notifications/reminder-queries.ts';
import { useNow } from '#ui/use-now.ts';

/** By Encore’s clock: a device whose own is a day fast would remind a day early, and take what the server tells on the day for read. */
export function useOwnReminders() {
  return useQuery(ownReminders, { now: encoreMinute(useNow(), useClockReading()()) });
}
