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
import { useWide } from '#ui/use-wide.ts';
import { BatchPanel } from './batch-panel.tsx';
import { PeopleBoard } from './people-board.tsx';
import { PlannerLine } from './planner-line.tsx';
import { type PlannerAsk, PlannerSheets } from './planner-sheets.tsx';
import { PlannerTray } from './planner-tray.tsx';
import { useAnswers } from './use-answers.ts';
import { usePlacing } from './use-placing.ts';
import { useSelection } from './use-selection.ts';
import { useUndo } from './use-undo.ts';
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
  const wide = useWide();
  const undo = useUndo();
  const { run } = undo;
  const [ask, setAsk] = useState<PlannerAsk | null>(null);
  const selection = useSelection();
  const week = useWeek(venue, monday);
  const title = useTitle(week);
  const answers = useAnswers(venue.id, week);
  const placing = usePlacing(answers, run);
  const mayPublish = membership.role !== 'staff';
  const { board } = week;
  const shown = board === undefined ? [] : shiftsOf(board);
  const ticked = shown.filter(({ shift }) => selection.ids.has(shift.id));
  const gap = answers.gaps.find(({ shift }) => shift.id === selected) ?? answers.gaps[0];
  const batch = by === 'roles' && ticked.length > 0 && (
    <BatchPanel {...{ venue, answers, selection, run }} monday={week.monday} cells={ticked} places={week.places} />
  );
  return (
    <Screen
      title={title}
      aside={
        <>
          <WeekSteps week={week} current={monday === null} onMonday={onMonday} />
          {acts}
        </>
      }
      pane={wide && batch ? batch : pane}
    >
      <p className={classes.paper}>{venue.name}</p>
      {board !== undefined && shown.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {board !== undefined && shown.length > 0 && by === 'people' && (
        <PeopleBoard {...{ week, board, venue, answers, placing }} manages={mayPublish} />
      )}
      {board !== undefined && shown.length > 0 && by === 'roles' && (
        <WeekBoardTable
          {...{ week, board, venue, selected, mayPublish, placing, selection }}
          acts={{
            again: (id, day, how) => setAsk({ kind: 'again', id, day, how }),
            times: asked => setAsk({ kind: 'times', asked }),
          }}
        />
      )}
      {mayPublish && (
        <PlannerLine {...{ undo, selection }} selects={by === 'roles' && shown.length > 0} ticked={ticked.length} />
      )}
      {by === 'roles' && mayPublish && !batch && gap !== undefined && <PlannerTray {...{ answers, placing, gap }} />}
      {!wide && batch}
      {board !== undefined && <WeekFoot {...{ venue, week, board, mayPublish, run }} />}
      <PlannerSheets {...{ venue, ask, run }} onClose={() => setAsk(null)} />
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
