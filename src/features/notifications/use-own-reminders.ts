import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { ownReminders } from '#domain/notifications/reminder-queries.ts';

/** By Encore’s clock: a device whose own is a day fast would remind a day early, and take what the server tells on the day for read. */
export function useOwnReminders() {
  return useQuery(ownReminders, { now: useEncoreNow() });
}
