import { useTimeZone, useTranslations } from 'use-intl';
import { exceptionsAhead } from '#domain/availability/rules.ts';
import type { AvailabilityException, Calendar } from '#domain/availability/schema.ts';
import type { Instant } from '#domain/time.ts';
import classes from './availability.module.css';
import { HoursButton } from './hours-button.tsx';
import { useAvailabilityWords } from './use-availability-words.ts';

interface ExceptionListProps {
  readonly calendar: Calendar;
  readonly now: Instant;
  readonly onPick: (exception: AvailabilityException) => void;
}

/** Days to come on which the usual week does not hold. */
export function ExceptionList({ calendar, now, onPick }: ExceptionListProps) {
  const t = useTranslations('availability');
  const words = useAvailabilityWords();
  const ahead = exceptionsAhead(calendar, now, useTimeZone() ?? 'UTC');
  if (ahead.length === 0) return <p className={classes.lead}>{t('noExceptions')}</p>;
  return (
    <ul role="list" className={classes.week}>
      {ahead.map(exception => (
        <li key={exception.id} className={classes.exception}>
          <span className={classes.weekday}>{words.days(exception)}</span>
          <HoursButton
            kind={exception.kind}
            hours={words.daysHours(exception.hours)}
            note={exception.reason}
            day={words.days(exception)}
            onClick={() => onPick(exception)}
          />
        </li>
      ))}
    </ul>
  );
}
