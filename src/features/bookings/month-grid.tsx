import { useTranslations } from 'use-intl';
import { touchesDay, weekOf, weeksOfMonth } from '#domain/bookings/calendar.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './calendar-view.module.css';
import type { BookedDays } from './calendar-view.tsx';

interface MonthGridProps extends BookedDays {
  readonly day: string;
  readonly today: string;
  readonly title: string;
  readonly onPick: (day: string) => void;
}

/** A month at a glance: how many shifts a day has, filled when one of them stands. */
export function MonthGrid({ bookings, day, today, title, onPick }: MonthGridProps) {
  const format = useFormat();
  return (
    <table className={classes.month} aria-label={title}>
      <thead>
        <tr>
          {weekOf(day).map(one => (
            <th key={one} scope="col">
              {format.dayColumn(`${one}T12:00Z`, 'UTC').weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day).map(week => (
          <tr key={week[0]}>
            {week.map(one => (
              <td key={one}>
                <MonthDay
                  day={one}
                  onDay={bookings.filter(booking => touchesDay(booking, one))}
                  chosen={one === day}
                  today={one === today}
                  outside={!one.startsWith(day.slice(0, 7))}
                  onPick={onPick}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MonthDayProps {
  readonly day: string;
  readonly onDay: BookedDays['bookings'];
  readonly chosen: boolean;
  readonly today: boolean;
  readonly outside: boolean;
  readonly onPick: (day: string) => void;
}

function MonthDay({ day, onDay, chosen, today, outside, onPick }: MonthDayProps) {
  const t = useTranslations('bookings.calendar');
  const format = useFormat();
  const held = onDay.some(({ status }) => holdsPlace(status));
  return (
    <button
      type="button"
      className={classes.cell}
      aria-pressed={chosen}
      aria-current={today ? 'date' : undefined}
      aria-label={t('dayWith', { day: format.longDay(`${day}T12:00Z`, 'UTC'), n: onDay.length })}
      data-outside={outside || undefined}
      onClick={() => onPick(day)}
    >
      {Number(day.slice(8))}
      {onDay.length > 0 && (
        <span className={classes.shifts} data-held={held || undefined}>
          {onDay.length}
        </span>
      )}
    </button>
  );
}
