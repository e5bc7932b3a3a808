// On and back through the calendar, and to the week that it is.
import { ActionIcon } from '@mantine/core';
import { IconCalendarPin, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { stepTo, type Zoom } from '#domain/shifts/week.ts';
import { pressable } from '#ui/pressable.ts';
import classes from './week-screen.module.css';

interface WeekStepsProps {
  /** Which week was asked for, also while the one before is still shown; null: the week that it is. */
  readonly monday: string | null;
  /** On the venue's calendar. */
  readonly today: string;
  readonly zoom: Zoom;
  readonly onMonday: (monday: string | null) => void;
}

export function WeekSteps({ monday, today, zoom, onMonday }: WeekStepsProps) {
  const t = useTranslations('board');
  const [before, after] = zoom === 'month' ? (['monthBefore', 'monthAfter'] as const) : (['before', 'after'] as const);
  return (
    <div className={classes.steps}>
      <ActionIcon size={44} aria-label={t(before)} onClick={() => onMonday(stepTo({ shown: monday, today }, zoom, -1))}>
        <IconChevronLeft size={24} stroke={1.75} />
      </ActionIcon>
      <ActionIcon size={44} aria-label={t(after)} onClick={() => onMonday(stepTo({ shown: monday, today }, zoom, 1))}>
        <IconChevronRight size={24} stroke={1.75} />
      </ActionIcon>
      <ActionIcon size={44} aria-label={t('thisWeek')} {...pressable(monday === null ? null : () => onMonday(null))}>
        <IconCalendarPin size={24} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
