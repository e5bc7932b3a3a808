// Days of weeks and months, and which bookings touch them. A night belongs to both of its days.

import { addDays, dayOf, mondayOf, wallAt, weekDays } from '#domain/time.ts';
import type { Booking } from './schema.ts';

/** Monday to Sunday of the week in which the day lies. */
export function weekOf(day: string): readonly string[] {
  return weekDays(mondayOf(day));
}

/** Whole weeks that cover the month. */
export function weeksOfMonth(day: string): readonly (readonly string[])[] {
  const month = day.slice(0, 7);
  const first = weekOf(`${month}-01`);
  const weeks = [first];
  for (let monday = addDays(first[0] ?? day, 7); monday.startsWith(month); monday = addDays(monday, 7)) {
    weeks.push(weekOf(monday));
  }
  return weeks;
}

type Placed = Pick<Booking, 'startsAt' | 'endsAt' | 'tz'>;

/** On the wall of the place: 20:00–02:00 touches two days, 20:00–00:00 one. */
export function touchesDay({ startsAt, endsAt, tz }: Placed, day: string): boolean {
  return dayOf(wallAt(startsAt, tz)) <= day && dayOf(wallAt(endsAt - 1, tz)) >= day;
}
