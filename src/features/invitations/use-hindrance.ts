import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { seekerWithPromises } from '#domain/applications/queries.ts';
import type { VenueId } from '#domain/ids.ts';
import { rulesAt } from '#domain/platform/rules.ts';
import { calendarHindrance } from '#domain/shifts/fit.ts';
import { takenNow } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { useHindranceWords } from '#i18n/use-hindrance-words.ts';

/** What one has taken and forbids a yes to this shift, in words; null when nothing does. */
export function useHindrance(shift: Shift | undefined): string | null {
  const words = useHindranceWords();
  const now = useEncoreNow();
  const person = useQuery(seekerWithPromises, null);
  const venues = useQuery(venuesById, null);
  if (shift === undefined || person === undefined) return null;
  const hindrance = calendarHindrance(takenNow(shift, now), person.engagements, rulesAt(person.rulebook, now));
  if (hindrance === null) return null;
  return words(hindrance, { venue: venues?.get(hindrance.with.venueId as VenueId)?.name, tz: shift.tz });
}
