// The same week for readers: one sentence for each thing that stands on the line.
import { useTranslations } from 'use-intl';
import type { VenueId } from '#domain/ids.ts';
import type { WeekStrip } from '#domain/shifts/week-strip.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import classes from './week-strip.module.css';

interface StripSentencesProps {
  readonly strip: WeekStrip;
  readonly venues: ReadonlyMap<VenueId, Venue>;
}

export function StripSentences({ strip, venues }: StripSentencesProps) {
  const t = useTranslations('shifts.strip');
  const format = useFormat();
  const roleName = useRoleName();
  const called = (id: string, tz?: string) => ({
    venue: venues.get(id as VenueId)?.name ?? t('somewhere'),
    tz: venues.get(id as VenueId)?.tz ?? tz ?? 'UTC',
  });
  return (
    <ul role="list" className={classes.sentences}>
      {strip.booked.map(({ engagement: { shiftId, venueId, startsAt, endsAt, booked }, isOver }) => {
        const { venue, tz } = called(venueId);
        const span = format.span({ start: startsAt, end: endsAt, tz });
        return <li key={shiftId}>{t(isOver ? 'isOver' : booked ? 'isBooked' : 'isAsked', { span, venue })}</li>;
      })}
      {strip.days
        .filter(({ off }) => off)
        .map(({ day }) => (
          <li key={day}>{t('isOff', { day: format.day(Date.parse(`${day}T12:00Z`), 'UTC') })}</li>
        ))}
      {strip.chosen !== null && (
        <li>
          {t('isChosen', {
            span: format.spanInSentence({
              start: strip.chosen.shift.startsAt,
              end: strip.chosen.shift.endsAt,
              tz: strip.chosen.shift.tz,
            }),
            role: roleName(strip.chosen.shift.role),
            venue: called(strip.chosen.shift.venueId).venue,
          })}
        </li>
      )}
    </ul>
  );
}
