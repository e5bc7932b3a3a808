import { useTranslations } from 'use-intl';
import type { AvailabilityException, Calendar } from '#domain/availability/schema.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
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
  const today = toInstantText(now).slice(0, 10);
  const ahead = calendar.exceptions.filter(exception => exception.endsOn >= today);
  if (ahead.length === 0) return <p className={classes.lead}>{t('noExceptions')}</p>;
  return (
    <ul className={classes.week}>
      {ahead.map(exception => (
        <li key={exception.id} className={classes.exception}>
          <span className={classes.weekday}>{words.days(exception)}</span>
          <HoursButton
            kind={exception.kind}
            hours={words.daysHours(exception.hours)}
            note={exception.reason}
            onClick={() => onPick(exception)}
          />
        </li>
      ))}
    </ul>
  );
}
