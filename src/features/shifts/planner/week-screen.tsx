// The planner: which week, by roles or by people, how it stands, who may be asked for its gaps, and what can be done with all of it.
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RunProvider } from '#bridge/undo-context.tsx';
import { shiftsOf } from '#domain/shifts/week.ts';
import { mondayOf } from '#domain/time.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { MonthBoard } from '#features/shifts/board/month-board.tsx';
import { PeopleBoard } from '#features/shifts/board/people-board.tsx';
import type { BoardActs } from '#features/shifts/board/use-board-acts.ts';
import { useSelection } from '#features/shifts/board/use-selection.ts';
import { WeekBoardTable } from '#features/shifts/board/week-board.tsx';
import { useUndo } from '#features/shifts/change/use-undo.ts';
import { useAskedHere } from '#features/shifts/gaps/asked-here.ts';
import { GapsLookedAt } from '#features/shifts/gaps/gaps-looked-at.tsx';
import { PlannerTray } from '#features/shifts/gaps/planner-tray.tsx';
import { useAnswers } from '#features/shifts/gaps/use-answers.ts';
import { usePlacing } from '#features/shifts/gaps/use-placing.ts';
import { useWeek } from '#features/shifts/use-week.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { useWide } from '#ui/use-wide.ts';
import { BatchPanel } from './batch-panel.tsx';
import { PlannerDock } from './planner-dock.tsx';
import { PlannerLine } from './planner-line.tsx';
import { type PlannerAsk, PlannerSheets } from './planner-sheets.tsx';
import { useWeekTitle } from './use-week-title.ts';
import { WeekFoot } from './week-foot.tsx';
import classes from './week-screen.module.css';
import { WeekSteps } from './week-steps.tsx';
import { useZoom, ZoomPanel } from './zoom-panel.tsx';

interface WeekScreenProps {
  readonly own: OwnVenue;
  readonly by: 'roles' | 'people';
  /** A Monday, or null for the week that it is. */
  readonly monday: string | null;
  readonly onMonday: (monday: string | null) => void;
  readonly selected: string | undefined;
  readonly pane: ReactNode;
  /** The switch to the other views, and the button that posts. */
  readonly aside: ReactNode;
}

export function WeekScreen({ own, by, monday, onMonday, selected, pane, aside }: WeekScreenProps) {
  const { venue, membership } = own;
  const t = useTranslations('board');
  const wide = useWide();
  const undo = useUndo();
  const { run } = undo;
  const [ask, setAsk] = useState<PlannerAsk | null>(null);
  const acts = useMemo<BoardActs>(
    () => ({
      again: (id, day, how) => setAsk({ kind: 'again', id, day, how }),
      times: asked => setAsk({ kind: 'times', asked }),
      cancel: shifts => setAsk({ kind: 'cancel', shifts }),
    }),
    [],
  );
  const selection = useSelection();
  const [chosen, choose] = useState<string | null>(null);
  const [zoom, setZoom] = useZoom();
  const near = by === 'people' ? 'week' : zoom;
  const week = useWeek(venue, monday, near);
  const title = useWeekTitle(week, near);
  const answers = useAnswers(venue.id, week);
  const asked = useAskedHere(week.board);
  const placing = usePlacing(answers, run, asked);
  const ways = { answers, run, asked };
  const mayPublish = membership.role !== 'staff';
  const { board } = week;
  const shown = board === undefined ? [] : shiftsOf(board);
  const ticked = shown.filter(({ shift }) => selection.ids.has(shift.id));
  const gap = answers.gaps.find(({ shift }) => shift.id === selected) ?? answers.gaps[0];
  const boarded = by === 'roles' && near !== 'month';
  const chosenHere = { venue, cells: ticked, places: week.places, selection };
  const batch = boarded && ticked.length > 0 && (
    <BatchPanel {...{ ...chosenHere, ...ways }} monday={week.monday} onCancel={acts.cancel} />
  );
  const tray = boarded && mayPublish && !batch && gap !== undefined && <PlannerTray {...{ placing, gap, ...ways }} />;
  // A tablet held upright: who applied and who is free stand in one dock under the board.
  const docked = !wide && !batch && selected !== undefined;
  // What is done about the shift that is open goes back by the board's keys too.
  const acting = pane && <RunProvider value={run}>{pane}</RunProvider>;
  return (
    <Screen
      title={title}
      aside={
        <>
          <WeekSteps
            monday={monday ?? mondayOf(week.today)}
            zoom={near}
            current={monday === null}
            onMonday={onMonday}
          />
          {aside}
        </>
      }
      pane={wide ? batch || acting : undefined}
    >
      <p className={classes.paper}>{venue.name}</p>
      {board !== undefined && shown.length === 0 && near !== 'month' && (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      )}
      {board !== undefined && shown.length > 0 && by === 'people' && (
        <PeopleBoard {...{ week, board, venue, answers, placing, chosen }} manages={mayPublish} onChoose={choose} />
      )}
      {board !== undefined && near === 'month' && (
        <MonthBoard
          {...{ week, board, venue }}
          onMonday={next => {
            setZoom('week');
            onMonday(next);
          }}
        />
      )}
      {board !== undefined && shown.length > 0 && by === 'roles' && near !== 'month' && (
        <WeekBoardTable
          {...{ week, board, venue, selected, mayPublish, placing, selection, acts, asked }}
          known={answers.people}
        />
      )}
      {mayPublish && (
        <PlannerLine {...{ undo, selection }} selects={boarded && shown.length > 0} ticked={ticked.length} />
      )}
      {!docked && tray}
      {!wide && batch}
      {board !== undefined && (
        <WeekFoot {...{ venue, week, board, run }} mayPublish={mayPublish && near === 'week'}>
          {by === 'roles' && <ZoomPanel zoom={zoom} onZoom={setZoom} />}
        </WeekFoot>
      )}
      {docked && <PlannerDock shift={acting} free={tray} placing={placing.person !== null} />}
      {mayPublish && <GapsLookedAt answers={answers} ids={[gap?.shift.id, chosen, ...selection.ids]} />}
      <PlannerSheets {...{ ...chosenHere, ask, run }} onClose={() => setAsk(null)} />
    </Screen>
  );
}
