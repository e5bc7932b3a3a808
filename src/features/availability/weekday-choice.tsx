import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { WEEKDAYS, type Weekday } from '#domain/availability/schema.ts';
import classes from './availability.module.css';
import { useAvailabilityWords } from './use-availability-words.ts';

interface WeekdayChoiceProps {
  readonly chosen: readonly Weekday[];
  readonly onChange: (chosen: readonly Weekday[]) => void;
}

export function WeekdayChoice({ chosen, onChange }: WeekdayChoiceProps) {
  const t = useTranslations('availability');
  const words = useAvailabilityWords();
  const id = useId();
  const toggle = (day: Weekday) =>
    onChange(chosen.includes(day) ? chosen.filter(known => known !== day) : [...chosen, day].sort());
  return (
    <fieldset className={classes.weekdays} aria-labelledby={id}>
      <legend id={id} className={classes.label}>
        {t('days')}
      </legend>
      <div className={classes.chips}>
        {WEEKDAYS.map(day => (
          <button
            key={day}
            type="button"
            className={classes.chip}
            aria-pressed={chosen.includes(day)}
            aria-label={words.weekday(day)}
            onClick={() => toggle(day)}
          >
            {words.weekday(day).slice(0, 2)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
