// A gap of the week and what somebody in the hand is to it: the act that puts them there, or why there is none.

import { Button } from '@mantine/core';
import { IconCircleMinus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Answer } from '#domain/shifts/placing.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import classes from './gap-row.module.css';
import { useAnswerWords, useNoteWords } from './use-answer-words.ts';

interface GapRowProps {
  readonly shift: Shift;
  readonly answer: Answer;
  /** Of who is in the hand. */
  readonly name: string;
  readonly onPlace: () => void;
}

export function GapRow({ shift, answer, name, onPlace }: GapRowProps) {
  const t = useTranslations('planner');
  const format = useFormat();
  const roleName = useRoleName();
  const why = useAnswerWords();
  const note = useNoteWords();
  const span = format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz });
  return (
    <li className={classes.row}>
      <span>
        <strong>{span}</strong>
        <span className={classes.why}>
          {roleName(shift.role)}
          {answer.act === null && (
            <>
              {' · '}
              <IconCircleMinus size={16} stroke={2} aria-hidden="true" /> {why(answer)}
            </>
          )}
        </span>
        {answer.act !== null && answer.note !== null && <span className={classes.note}>{note(answer.note)}</span>}
      </span>
      {answer.act !== null && (
        <Button size="sm" variant="outline" onClick={onPlace} aria-label={t(`do.${answer.act}Name`, { name, span })}>
          {t(`do.${answer.act}`)}
        </Button>
      )}
    </li>
  );
}
