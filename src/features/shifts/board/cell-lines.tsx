// What stands in a cell of the board that is open: how the shift is, who stands in its places, and, with somebody in the hand, what
// letting go would do.
import {
  IconArrowDown,
  IconBan,
  IconCircleDashed,
  IconCircleMinus,
  IconMail,
  IconPencil,
  IconUsers,
} from '@tabler/icons-react';
import type { CellLook } from '#domain/shifts/week.ts';
import { type Icon, ThisDeviceIcon } from '#ui/this-device-icon.tsx';
import type { CellChip, CellWords } from './use-cell-words.ts';
import classes from './week-board.module.css';

const NOTES: Partial<Record<CellLook, Icon>> = {
  pending: ThisDeviceIcon,
  draft: IconPencil,
  cancelled: IconBan,
};
const CHIPS: Partial<Record<CellChip['look'], Icon>> = {
  invited: IconMail,
  pending: ThisDeviceIcon,
  gap: IconCircleDashed,
};

interface CellLinesProps {
  readonly said: CellWords;
  readonly answer: string;
  readonly takes: boolean;
}

export function CellLines({ said: { look, note, chips }, answer, takes }: CellLinesProps) {
  const NoteIcon = NOTES[look];
  const AnswerIcon = takes ? IconArrowDown : IconCircleMinus;
  return (
    <>
      {(note !== '' || NoteIcon !== undefined) && (
        <span className={classes.state}>
          {NoteIcon !== undefined && <NoteIcon size={16} stroke={2} aria-hidden="true" />}
          {note}
        </span>
      )}
      {chips.map(({ look: of, text, whole, counts }, nth) => {
        if (of === 'gap' && answer !== '') return null;
        const Icon = counts ? IconUsers : CHIPS[of];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people of one name are two lines
          <span key={nth} className={classes.chip} data-chip={of}>
            {Icon !== undefined && <Icon size={14} stroke={2} aria-hidden="true" />}
            {of === 'booked' && <span className={classes.dot} />}
            {whole === undefined ? (
              <bdi>{text}</bdi>
            ) : (
              <bdi className={classes.name} title={whole}>
                {text}
              </bdi>
            )}
          </span>
        );
      })}
      {answer !== '' && (
        <span className={classes.chip} data-chip="answer">
          <AnswerIcon size={14} stroke={2} aria-hidden="true" />
          {answer}
        </span>
      )}
    </>
  );
}
