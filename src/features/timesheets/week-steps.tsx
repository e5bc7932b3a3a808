import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { addDays } from '#domain/time.ts';
import classes from './hours-table.module.css';

const WEEK_DAYS = 7;

interface WeekStepsProps {
  readonly monday: string;
  readonly onMonday: (monday: string) => void;
}

export function WeekSteps({ monday, onMonday }: WeekStepsProps) {
  const t = useTranslations('board');
  return (
    <div className={classes.steps}>
      <ActionIcon size={44} aria-label={t('before')} onClick={() => onMonday(addDays(monday, -WEEK_DAYS))}>
        <IconChevronLeft size={24} stroke={1.75} />
      </ActionIcon>
      <ActionIcon size={44} aria-label={t('after')} onClick={() => onMonday(addDays(monday, WEEK_DAYS))}>
        <IconChevronRight size={24} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
