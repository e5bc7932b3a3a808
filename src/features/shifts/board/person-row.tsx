// One person's week: who they are, their hours here, and a block for each shift with the rest before it.
import { Button } from '@mantine/core';
import { IconCheck, IconCircleMinus, IconHeartFilled, IconMoon } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Candidate } from '#domain/invitations/candidates.ts';
import type { PersonWeek } from '#domain/shifts/people-week.ts';
import type { Answer } from '#domain/shifts/placing.ts';
import type { BoardCell } from '#domain/shifts/week.ts';
import { dayOf } from '#domain/time.ts';
import { useAnswerWords, useNoteWords } from '#features/shifts/gaps/use-answer-words.ts';
import type { Week } from '#features/shifts/use-week.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { Initials } from '#ui/initials.tsx';
import { LitEdge } from '#ui/lit-edge.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import classes from './people-board.module.css';
import { PersonShift } from './person-shift.tsx';

interface PersonRowProps {
  readonly candidate: Candidate;
  readonly theirs: PersonWeek;
  /** Hours beyond which a week is long, by the rules in force. */
  readonly longWeekHours: number;
  readonly week: Week;
  readonly folded: ReadonlySet<string>;
  readonly tz: string;
  readonly gap: BoardCell | null;
  readonly answer: Answer | null;
  /** Asking them is the next thing to do. */
  readonly lit: boolean;
  /** Absent for who may only look. */
  readonly onPlace?: (workerId: string, shiftId: string) => void;
}

export function PersonRow(props: PersonRowProps) {
  const { candidate, theirs, longWeekHours, week, folded, tz, gap, answer, lit, onPlace } = props;
  const gapDay = gap === null ? null : dayOf(gap.shift.startsLocal);
  const { id, name } = candidate.person;
  return (
    <tr data-lit={lit || undefined}>
      <th scope="row">
        {lit && <LitEdge />}
        <Who candidate={candidate} theirs={theirs} longWeekHours={longWeekHours} />
      </th>
      {week.days.map((day, nth) => (
        <td key={day} data-today={day === week.today || undefined} data-chosen={day === gapDay || undefined}>
          {theirs.days[nth]?.map(shift => (
            <PersonShift key={shift.shiftId} shift={shift} folded={folded.has(day)} tz={tz} />
          ))}
          {gap !== null && day === gapDay && answer !== null && (
            <GapAnswer
              answer={answer}
              name={name}
              lit={lit}
              {...(onPlace !== undefined && { onPlace: () => onPlace(id, gap.shift.id) })}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

function Who({ candidate, theirs, longWeekHours }: Pick<PersonRowProps, 'candidate' | 'theirs' | 'longWeekHours'>) {
  const { person, favourite } = candidate;
  const t = useTranslations('planner');
  const format = useFormat();
  const roleName = useRoleName();
  const rating = person.rating ?? person.ratingAll;
  const [first, ...others] = person.skills.map(roleName);
  const time = format.hours(theirs.minutes);
  const facts = [
    ...(rating === null ? [] : [t('rated', { rating: format.rating(rating) })]),
    ...(first === undefined ? [] : [others.length > 0 ? `${first} +${others.length}` : first]),
  ];
  return (
    <span className={classes.who}>
      <Initials who={person.id} name={person.name} size={32} />
      <span className={classes.known}>
        <span className={classes.name} title={person.name}>
          <PersonLink id={person.id} name={person.name} />
          {favourite && <IconHeartFilled size={14} aria-label={t('favourite')} role="img" />}
        </span>
        <span className={classes.dim}>{facts.join(' · ')}</span>
      </span>
      <span className={classes.hours} data-load={theirs.load}>
        {theirs.load === 'over' ? t('hoursOver', { time, hours: longWeekHours }) : t('hours', { time })}
        <span className={classes.meter} aria-hidden="true">
          <span style={{ width: `${Math.min(100, (theirs.minutes / (longWeekHours * 60)) * 100)}%` }} />
        </span>
      </span>
    </span>
  );
}

interface GapAnswerProps {
  readonly answer: Answer;
  readonly name: string;
  readonly lit: boolean;
  readonly onPlace?: () => void;
}

function GapAnswer({ answer, name, lit, onPlace }: GapAnswerProps) {
  const t = useTranslations('planner');
  const why = useAnswerWords();
  const note = useNoteWords();
  if (answer.act === null) {
    const Icon = answer.why === 'tired' ? IconMoon : IconCircleMinus;
    return (
      <span className={classes.answer} data-why={answer.why}>
        <Icon size={16} stroke={2} aria-hidden="true" /> {why(answer)}
      </span>
    );
  }
  return (
    <span className={classes.answer} data-why="fits">
      <span className={classes.fits}>
        <IconCheck size={16} stroke={2} aria-hidden="true" />{' '}
        {note(answer.note) ?? t(answer.act === 'invite' ? 'isFree' : 'hasApplied')}
      </span>
      {onPlace !== undefined && (
        <Button
          size="sm"
          px={10}
          variant={lit ? 'lit' : 'outline'}
          onClick={onPlace}
          aria-label={t('doFor', { act: t(`do.${answer.act}`), name })}
        >
          {t(`do.${answer.act}`)}
        </Button>
      )}
    </span>
  );
}
