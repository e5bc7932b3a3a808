import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { seeker } from '#domain/applications/queries.ts';
import { promisedPlaces } from '#domain/applications/taken.ts';
import type { VenueId } from '#domain/ids.ts';
import { rulesAt } from '#domain/platform/rules.ts';
import { calendarHindrance } from '#domain/shifts/fit.ts';
import { arrivalChoices } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useNow } from '#ui/use-now.ts';

/** What one has taken and forbids a yes to this shift, in words; null when nothing does. */
export function useHindrance(shift: Shift | undefined): string | null {
  const t = useTranslations('shifts.fit');
  const format = useFormat();
  const now = useNow();
  const person = useQuery(seeker, null);
  const promised = useQuery(promisedPlaces, null);
  const venues = useQuery(venuesById, null);
  if (shift === undefined || person === undefined || promised === undefined) return null;
  // Once it has started, what is over when they arrive is in nobody's way.
  const left = { ...shift, startsAt: arrivalChoices(shift, now).at(-1) ?? shift.startsAt };
  const taken = [...person.engagements, ...promised];
  const hindrance = calendarHindrance(left, taken, rulesAt(person.rulebook, now));
  if (hindrance === null) return null;
  const { startsAt: start, endsAt: end, booked, venueId } = hindrance.with;
  const venue = venues?.get(venueId as VenueId)?.name ?? t('somewhere');
  if (hindrance.code === 'clash') {
    return t(booked ? 'clash' : 'clashPending', { venue, range: format.range({ start, end, tz: shift.tz }) });
  }
  const { restsUntil } = hindrance;
  if (restsUntil === null) return t('restBefore', { venue });
  return t('restUntil', { venue, time: format.clockInSentence(restsUntil, shift.tz) });
}
