import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { type AvailabilityRule, WEEKDAYS, type Weekday } from '#domain/availability/schema.ts';
import classes from './availability.module.css';
import { HoursButton } from './hours-button.tsx';
import { useAvailabilityWords } from './use-availability-words.ts';

interface WeekListProps {
  readonly rules: readonly AvailabilityRule[];
  readonly onPick: (rule: AvailabilityRule) => void;
  readonly onAdd: (weekday: Weekday) => void;
}

/** Monday to Sunday, each with its hours; a tap on hours opens them, the plus adds some. */
export function WeekList({ rules, onPick, onAdd }: WeekListProps) {
  const t = useTranslations('availability');
  const words = useAvailabilityWords();
  return (
    <ul role="list" className={classes.week}>
      {WEEKDAYS.map(weekday => {
        const ofDay = rules.filter(rule => rule.weekday === weekday);
        return (
          <li key={weekday} className={classes.day}>
            <span className={classes.weekday}>{words.weekday(weekday)}</span>
            <span className={classes.hours}>
              {ofDay.length === 0 && <span className={classes.nothing}>{t('nothingSaid')}</span>}
              {ofDay.map(rule => (
                <HoursButton
                  key={rule.id}
                  kind={rule.kind}
                  hours={words.hours(rule)}
                  note={words.validity(rule)}
                  day={words.weekday(weekday)}
                  onClick={() => onPick(rule)}
                />
              ))}
            </span>
            <button
              type="button"
              className={classes.add}
              aria-label={t('addOn', { day: words.weekday(weekday) })}
              onClick={() => onAdd(weekday)}
            >
              <IconPlus size={20} stroke={2} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
