// What stands in the middle of the planner: the week by roles, or by people, or a month; before anything is posted, that nothing is.
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { lastWrittenShift } from '#domain/shifts/queries.ts';
import { shiftsOf, type Zoom } from '#domain/shifts/week.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { MonthBoard } from '#features/shifts/board/month-board.tsx';
import { PeopleBoard } from '#features/shifts/board/people-board.tsx';
import type { BoardActs } from '#features/shifts/board/use-board-acts.ts';
import type { Selection } from '#features/shifts/board/use-selection.ts';
import { WeekBoardTable } from '#features/shifts/board/week-board.tsx';
import type { AskedHere } from '#features/shifts/gaps/asked-here.ts';
import type { Answers } from '#features/shifts/gaps/use-answers.ts';
import type { Placing } from '#features/shifts/gaps/use-placing.ts';
import type { Week } from '#features/shifts/use-week.ts';
import { EmptyState } from '#ui/empty-state.tsx';

interface PlannerBoardProps {
  readonly by: 'roles' | 'people';
  readonly zoom: Zoom;
  readonly week: Week;
  readonly venue: PlacedVenue;
  readonly mayPublish: boolean;
  readonly answers: Answers;
  readonly placing: Placing;
  readonly asked: AskedHere;
  readonly selection: Selection;
  readonly acts: BoardActs;
  /** The shift whose detail stands beside the board. */
  readonly selected: string | undefined;
  /** The gap for which people are sorted. */
  readonly chosen: string | null;
  readonly onChoose: (shiftId: string | null) => void;
  /** A week of the month was chosen. */
  readonly onWeek: (monday: string) => void;
}

export function PlannerBoard(props: PlannerBoardProps) {
  const { by, zoom, week, venue, mayPublish, answers, placing, asked, selection, acts, selected } = props;
  const { board } = week;
  if (board === undefined) return null;
  if (zoom === 'month') return <MonthBoard {...{ week, board, venue }} onMonday={props.onWeek} />;
  if (shiftsOf(board).length === 0) return <NothingPlanned venue={venue} mayPublish={mayPublish} />;
  if (by === 'people') {
    const { chosen, onChoose } = props;
    // A shift that is open beside it has the act that is due.
    const lights = mayPublish && selected === undefined;
    return <PeopleBoard {...{ week, board, venue, answers, placing, chosen, onChoose, lights }} manages={mayPublish} />;
  }
  return (
    <WeekBoardTable
      {...{ week, board, venue, selected, mayPublish, placing, selection, acts, asked }}
      known={answers.people}
    />
  );
}

/** Last week can be taken again only where anything was ever written. */
function NothingPlanned({ venue, mayPublish }: Pick<PlannerBoardProps, 'venue' | 'mayPublish'>) {
  const t = useTranslations('board');
  const last = useQuery(lastWrittenShift, { venueId: venue.id });
  const words = !mayPublish ? 'noneStaff' : last === null ? 'noneFirst' : 'noneText';
  return <EmptyState title={t('none')}>{last === undefined ? undefined : t(words)}</EmptyState>;
}
