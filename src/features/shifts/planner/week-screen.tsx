// The planner: which week, by roles or by people, how it stands, who may be asked for its gaps, and what can be done with all of it.
import { type ReactNode, useState } from 'react';
import { RunProvider } from '#bridge/undo-context.tsx';
import { shiftsOf, type WeekBoard } from '#domain/shifts/week.ts';
import { mondayOf } from '#domain/time.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { useSelection } from '#features/shifts/board/use-selection.ts';
import { useUndo } from '#features/shifts/change/use-undo.ts';
import { useAskedHere } from '#features/shifts/gaps/asked-here.ts';
import { GapsLookedAt } from '#features/shifts/gaps/gaps-looked-at.tsx';
import { PlacingPanel } from '#features/shifts/gaps/placing-panel.tsx';
import { PlannerTray } from '#features/shifts/gaps/planner-tray.tsx';
import { useAnswers } from '#features/shifts/gaps/use-answers.ts';
import { usePlacing } from '#features/shifts/gaps/use-placing.ts';
import { useWeek, type Week } from '#features/shifts/use-week.ts';
import { Screen } from '#ui/screen.tsx';
import { useWide } from '#ui/use-wide.ts';
import { BatchPanel } from './batch-panel.tsx';
import { PlannerBoard } from './planner-board.tsx';
import { PlannerDock } from './planner-dock.tsx';
import { PlannerLine } from './planner-line.tsx';
import { PlannerSheets, usePlannerAsk } from './planner-sheets.tsx';
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
  const wide = useWide();
  const { ask, acts, close } = usePlannerAsk();
  const [chosen, choose] = useState<string | null>(null);
  const [zoom, setZoom] = useZoom();
  const near = by === 'people' ? 'week' : zoom;
  const week = useWeek(venue, monday, near);
  const { undo, answers, asked, placing } = useFilling(venue.id, week);
  const { selection, shown, ticked } = useTicked(week.board);
  const title = useWeekTitle(week, near);
  const { run } = undo;
  const ways = { answers, run, asked };
  const mayPublish = membership.role !== 'staff';
  const { board } = week;
  const gap = answers.gaps.find(({ shift }) => shift.id === selected) ?? answers.gaps[0];
  const boarded = by === 'roles' && near !== 'month';
  const chosenHere = { venue, cells: ticked, places: week.places, selection };
  const batch = boarded && ticked.length > 0 && (
    <BatchPanel {...{ ...chosenHere, ...ways }} monday={week.monday} onCancel={acts.cancel} />
  );
  // Where a shift is open beside the board, whoever is in the hand takes its place: without one the board would move under the pointer.
  const held = wide && pane && placing.person !== null && (
    <PlacingPanel {...{ answers, placing }} candidate={placing.person} />
  );
  const tray = boarded && mayPublish && !batch && gap !== undefined && (
    <PlannerTray {...{ placing, gap, ...ways }} beside={Boolean(held)} />
  );
  // A tablet held upright: who applied and who is free stand in one dock under the board.
  const docked = !wide && !batch && selected !== undefined;
  // What is done about the shift that is open goes back by the board's keys too.
  const acting = pane && <RunProvider value={run}>{pane}</RunProvider>;
  return (
    <Screen
      title={title}
      aside={
        <>
          <WeekSteps {...{ monday, onMonday }} today={week.today} zoom={near} />
          {aside}
        </>
      }
      pane={wide ? batch || held || acting : undefined}
    >
      <p className={classes.paper}>{venue.name}</p>
      <PlannerBoard
        {...{ by, week, venue, mayPublish, answers, placing, asked, selection, acts, selected, chosen }}
        zoom={near}
        onChoose={choose}
        onWeek={next => {
          setZoom('week');
          onMonday(next === mondayOf(week.today) ? null : next);
        }}
      />
      {mayPublish && (
        <PlannerLine
          {...{ undo, selection }}
          selects={boarded && shown.length > 0}
          ticked={ticked.length}
          placing={placing.person !== null}
        />
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
      <PlannerSheets {...{ ...chosenHere, ask, run }} onClose={close} />
    </Screen>
  );
}

/** Who could be put into the gaps of a week, who is being put into one, and the way back from it. */
function useFilling(venueId: string, week: Week) {
  const undo = useUndo();
  const answers = useAnswers(venueId, week);
  const asked = useAskedHere(week.board);
  const placing = usePlacing(answers, undo.run, asked);
  return { undo, answers, asked, placing };
}

/** The shifts that are on the screen, and which of them are ticked. */
function useTicked(board: WeekBoard | undefined) {
  const selection = useSelection();
  const shown = board === undefined ? [] : shiftsOf(board);
  return { selection, shown, ticked: shown.filter(({ shift }) => selection.ids.has(shift.id)) };
}
