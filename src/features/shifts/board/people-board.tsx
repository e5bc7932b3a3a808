// The week by people: each with their hours here, their shifts day by day with the rest before them, and, for a gap that is chosen,
// whether they can take it and the act that asks them. Nobody's calendar is drawn: what is not booked here is not shown.
import { useTranslations } from 'use-intl';
import { emptyWeek, peopleWeek } from '#domain/shifts/people-week.ts';
import type { WeekBoard } from '#domain/shifts/week.ts';
import { dayOf } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import type { Answers } from '#features/shifts/gaps/use-answers.ts';
import type { Placing } from '#features/shifts/gaps/use-placing.ts';
import { type Group, useRanked } from '#features/shifts/gaps/use-ranked.ts';
import type { Week } from '#features/shifts/use-week.ts';
import { useFormat } from '#i18n/use-format.ts';
import { BoardHeads } from './board-heads.tsx';
import { GapsRow } from './gaps-row.tsx';
import { linesByPerson } from './paper-lines.ts';
import classes from './people-board.module.css';
import { PersonRow } from './person-row.tsx';
import { useBoardLook } from './use-board-look.ts';
import grid from './week-board.module.css';

interface PeopleBoardProps {
  readonly week: Week;
  readonly board: WeekBoard;
  readonly venue: PlacedVenue;
  readonly answers: Answers;
  readonly placing: Placing;
  readonly manages: boolean;
  /** Of those who can take the chosen gap the first is the next to ask. */
  readonly lights: boolean;
  /** The gap for which they are sorted. */
  readonly chosen: string | null;
  readonly onChoose: (shiftId: string | null) => void;
}

export function PeopleBoard(props: PeopleBoardProps) {
  const { week, board, venue, answers, placing, manages, lights, chosen, onChoose } = props;
  const t = useTranslations('planner');
  const gap = answers.gaps.find(({ shift }) => shift.id === chosen) ?? null;
  const weeks = peopleWeek(answers.held, week.days, answers.rules);
  const gapDays = answers.gaps.map(({ shift }) => dayOf(shift.startsLocal));
  const gapsByDay = week.days.map(day => gapDays.filter(one => one === day).length);
  // Work before Monday counts for the rest after it; on the wall hang those who come.
  const come = new Map([...weeks].filter(([, { days }]) => days.some(held => held.length > 0)));
  const look = useBoardLook(week, linesByPerson([...come.values()], gapsByDay));
  const groups = useRanked({ answers, weeks, gap });
  const isDrawn = ({ candidate }: Group['people'][number]) => !look.printing || come.has(candidate.person.id);
  return (
    <div className={grid.scroll} {...look.box}>
      <table className={`${grid.board} ${classes.people}`} aria-label={t('peopleLabel', { venue: venue.name })}>
        <BoardHeads week={week} board={board} venue={venue} look={look} />
        <tbody>
          <GapsRow week={week} gaps={answers.gaps} whole={look.printing} {...{ chosen, onChoose }} />
        </tbody>
        {groups.map(group => (
          <tbody key={group.kind}>
            <GroupHead group={group} columns={week.days.length + 1} gap={gap} />
            {group.people.filter(isDrawn).map((one, nth) => (
              <PersonRow
                key={one.candidate.person.id}
                candidate={one.candidate}
                theirs={weeks.get(one.candidate.person.id) ?? emptyWeek(one.candidate.person.id, week.days)}
                longWeekHours={answers.rules.weekHours}
                week={week}
                folded={look.folded}
                tz={venue.tz}
                gap={gap}
                answer={one.answer}
                lit={lights && group.kind === 'can' && nth === 0}
                {...(manages && { onPlace: placing.place })}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface GroupHeadProps {
  readonly group: Group;
  readonly columns: number;
  readonly gap: Answers['gaps'][number] | null;
}

function GroupHead({ group, columns, gap }: GroupHeadProps) {
  const t = useTranslations('planner');
  const format = useFormat();
  if (gap === null) return null;
  const { shift } = gap;
  const span = format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz });
  return (
    <tr className={classes.group}>
      <th colSpan={columns} scope="rowgroup">
        <strong>{group.kind === 'can' ? t('can', { span }) : t('cannot')}</strong>{' '}
        <span className={classes.dim}>{t('count', { n: group.people.length })}</span>
      </th>
    </tr>
  );
}
