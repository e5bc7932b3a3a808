// What a calendar says of slots, remembered: of twenty thousand open shifts most begin and end at the same few times, and
// a calendar is a new object whenever it changes.

import { type AvailabilityVerdict, availabilityOf, type WallSlot } from './rules.ts';
import type { Calendar } from './schema.ts';

const remembered = new WeakMap<Calendar, Map<string, AvailabilityVerdict>>();

export function verdictOn(calendar: Calendar, slot: WallSlot): AvailabilityVerdict {
  if (calendar.rules.length === 0 && calendar.exceptions.length === 0) return 'unsaid';
  const known = remembered.get(calendar) ?? new Map<string, AvailabilityVerdict>();
  remembered.set(calendar, known);
  const key = slot.from + slot.to;
  const verdict = known.get(key) ?? availabilityOf(calendar, slot);
  known.set(key, verdict);
  return verdict;
}
