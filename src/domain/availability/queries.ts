import type { Mirror } from '#sync/index.ts';
import { availabilityExceptions, availabilityRules, type Calendar, rowToException, rowToRule } from './schema.ts';

/** One's own week, from Monday by start, and the days that differ, in their order. */
export async function ownCalendar(mirror: Mirror): Promise<Calendar> {
  const [rules, exceptions] = await Promise.all([
    mirror.table(availabilityRules).where('worker_id').equals(mirror.userId).toArray(),
    mirror.table(availabilityExceptions).where('worker_id').equals(mirror.userId).toArray(),
  ]);
  return {
    rules: rules
      .map(rowToRule)
      .sort((one, other) => one.weekday - other.weekday || one.start.localeCompare(other.start)),
    exceptions: exceptions.map(rowToException).sort((one, other) => one.startsOn.localeCompare(other.startsOn)),
  };
}
