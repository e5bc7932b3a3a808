import { useTranslations } from 'use-intl';
import { WEEKDAYS, type Weekday } from '#domain/availability/schema.ts';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { useAvailabilityWords } from './use-availability-words.ts';

interface WeekdayChoiceProps {
  readonly chosen: readonly Weekday[];
  readonly onChange: (chosen: readonly Weekday[]) => void;
}

export function WeekdayChoice({ chosen, onChange }: WeekdayChoiceProps) {
  const t = useTranslations('availability');
  const words = useAvailabilityWords();
  return (
    <ChipChoice
      even
      label={t('days')}
      choices={WEEKDAYS.map(day => ({ value: day, label: words.weekday(day).slice(0, 2), name: words.weekday(day) }))}
      chosen={chosen}
      onChange={days => onChange(days.toSorted())}
    />
  );
}
