// The planner: which week, by roles or by people, how it stands, who may be asked for its gaps, and what can be done with all of it.
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { shiftsOf } from '#domain/shifts/week.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { AgainSheet } from './again-sheet.tsx';
import { PeopleBoard } from './people-board.tsx';
import { PlannerTray } from './planner-tray.tsx';
import { useAnswers } from './use-answers.ts';
import { usePlacing } from './use-placing.ts';
import { useWeek, type Week, weekAfter, weekBefore } from './use-week.ts';
import { WeekBoardTable } from './week-board.tsx';
import { WeekFoot } from './week-foot.tsx';
import classes from './week-screen.module.css';

interface WeekScreenProps {
  readonly own: OwnVenue;
  readonly by: 'roles' | 'people';
  /** A Monday, or null for the week that it is. */
  readonly monday: string | null;
  readonly onMonday: (monday: string | null) => void;
  readonly selected: string | undefined;
  readonly pane: ReactNode;
  /** The switch to the other views, and the button that posts. */
  readonly acts: ReactNode;
}

export function WeekScreen({ own, by, monday, onMonday, selected, pane, acts }: WeekScreenProps) {
  const { venue, membership } = own;
  const t = useTranslations('board');
  const [again, setAgain] = useState<{ readonly id: string; readonly day: string | null } | null>(null);
  const week = useWeek(venue, monday);
  const title = useTitle(week);
  const answers = useAnswers(venue.id, week);
  const placing = usePlacing(answers);
  const mayPublish = membership.role !== 'staff';
  const board = week.board;
  const shown = board === undefined ? [] : shiftsOf(board);
  const gap = answers.gaps.find(({ shift }) => shift.id === selected) ?? answers.gaps[0];
  return (
    <Screen
      title={title}
      aside={
        <>
          <WeekSteps week={week} current={monday === null} onMonday={onMonday} />
          {acts}
        </>
      }
      pane={pane}
    >
      <p className={classes.paper}>{venue.name}</p>
      {board !== undefined && shown.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {board !== undefined && shown.length > 0 && (
        <>
          {by === 'people' ? (
            <PeopleBoard
              week={week}
              board={board}
              venue={venue}
              answers={answers}
              placing={placing}
              manages={mayPublish}
            />
          ) : (
            <WeekBoardTable
              {...{ week, board, venue, selected, mayPublish, placing }}
              onAgain={(id, day) => setAgain({ id, day })}
            />
          )}
          {by === 'roles' && mayPublish && gap !== undefined && <PlannerTray {...{ answers, placing, gap }} />}
          {by === 'roles' && <p className={classes.keys}>{t('keys')}</p>}
        </>
      )}
      {board !== undefined && <WeekFoot venue={venue} week={week} board={board} mayPublish={mayPublish} />}
      {again !== null && (
        <AgainSheet
          key={again.id + again.day}
          venue={venue}
          shiftId={again.id}
          day={again.day}
          onClose={() => setAgain(null)}
        />
      )}
    </Screen>
  );
}

function useTitle(week: Week): string {
  const t = useTranslations('board');
  const format = useFormat();
  const days = format.days(week.monday, week.days.at(-1) ?? week.monday);
  const figures = week.board?.figures;
  return figures === undefined || figures.places === 0
    ? t('titleNone', { days })
    : t('title', { days, gaps: figures.open });
}

interface WeekStepsProps {
  readonly week: Week;
  readonly current: boolean;
  readonly onMonday: (monday: string | null) => void;
}

function WeekSteps({ week, current, onMonday }: WeekStepsProps) {
  const t = useTranslations('board');
  return (
    <div className={classes.steps}>
      <ActionIcon size={44} aria-label={t('before')} onClick={() => onMonday(weekBefore(week.monday))}>
        <IconChevronLeft size={24} stroke={1.75} />
      </ActionIcon>
      <ActionIcon size={44} aria-label={t('after')} onClick={() => onMonday(weekAfter(week.monday))}>
        <IconChevronRight size={24} stroke={1.75} />
      </ActionIcon>
      <Button size="sm" variant="outline" disabled={current} onClick={() => onMonday(null)}>
        {t('thisWeek')}
      </Button>
    </div>
  );
}
