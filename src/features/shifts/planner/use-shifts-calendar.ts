import { useTranslations } from 'use-intl';
import { icalText } from '#domain/bookings/ical.ts';
import type { BoardCell } from '#domain/shifts/week.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { useLookWords } from '#features/shifts/use-look-words.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { download } from '#ui/download.ts';

/** Takes the shifts that are on the screen away as a file that any calendar reads; drafts are nobody's appointments. */
export function useShiftsCalendar(): (shown: readonly BoardCell[], venue: PlacedVenue, name: string) => void {
  const t = useTranslations('board');
  const role = useRoleName();
  const look = useLookWords();
  return (shown, venue, name) => {
    const events = shown
      .filter(({ shift }) => shift.status !== 'draft')
      .map(({ shift, look: seen }) => ({
        ...{ id: shift.id, startsAt: shift.startsAt, endsAt: shift.endsAt, tz: shift.tz },
        title: `${[role(shift.role), shift.title].filter(Boolean).join(', ')} ${shift.confirmedCount}/${shift.positions}`,
        place: shift.place ?? venue.address ?? venue.name,
        text: look(seen),
        cancelled: shift.status === 'cancelled' || shift.status === 'removed',
      }));
    download(`${t('csvName')} ${name}.ics`, 'text/calendar;charset=utf-8', icalText(events, Date.now()));
  };
}
