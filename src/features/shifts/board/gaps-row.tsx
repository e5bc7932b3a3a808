// The gaps of the week in a row of their own: choosing one sorts the people by who can take it. Of many on one day the first stand there
// until somebody asks for the rest: the people below are what one came for.
import { IconCircleDashed, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardCell } from '#domain/shifts/week.ts';
import { dayOf } from '#domain/time.ts';
import type { Week } from '#features/shifts/use-week.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import classes from './people-board.module.css';
import grid from './week-board.module.css';

const SHOWN = 3;

interface Choosing {
  readonly gaps: readonly BoardCell[];
  /** All of them, as on paper. */
  readonly whole: boolean;
  readonly chosen: string | null;
  readonly onChoose: (shiftId: string | null) => void;
}

export function GapsRow({ week, gaps, whole, chosen, onChoose }: Choosing & { readonly week: Week }) {
  const t = useTranslations('planner');
  return (
    <tr>
      <th scope="row">
        <strong>{t('gapsTitle')}</strong>
        <span className={classes.dim}>{t(gaps.length === 0 ? 'gapsNone' : 'gapsHint')}</span>
      </th>
      {week.days.map(day => (
        <td key={day} data-today={day === week.today || undefined}>
          <GapsOfDay
            // Another week begins with its first gaps again.
            key={day}
            gaps={gaps.filter(({ shift }) => dayOf(shift.startsLocal) === day)}
            {...{ whole, chosen, onChoose }}
          />
        </td>
      ))}
    </tr>
  );
}

function GapsOfDay({ gaps, whole, chosen, onChoose }: Choosing) {
  const t = useTranslations('planner');
  const [all, setAll] = useState(false);
  const shown = gaps.filter(({ shift }, nth) => all || whole || nth < SHOWN || shift.id === chosen);
  return (
    <>
      {shown.map(gap => (
        <GapButton key={gap.shift.id} {...{ gap, chosen, onChoose }} />
      ))}
      {shown.length < gaps.length && (
        <button type="button" className={grid.more} onClick={() => setAll(true)}>
          {t('more', { n: String(gaps.length - shown.length) })}
        </button>
      )}
    </>
  );
}

interface GapButtonProps extends Pick<Choosing, 'chosen' | 'onChoose'> {
  readonly gap: BoardCell;
}

function GapButton({ gap: { shift, applicants }, chosen, onChoose }: GapButtonProps) {
  const t = useTranslations('planner');
  const format = useFormat();
  const roleName = useRoleName();
  return (
    <button
      type="button"
      className={classes.gap}
      aria-pressed={shift.id === chosen}
      aria-label={t('gapLabel', {
        role: roleName(shift.role),
        span: format.spanInSentence({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz }),
        n: applicants,
      })}
      onClick={() => onChoose(shift.id === chosen ? null : shift.id)}
    >
      <IconCircleDashed size={14} stroke={2} aria-hidden="true" />
      <span>
        {format.clock(shift.startsAt, shift.tz)} {roleName(shift.role)}
      </span>
      {applicants > 0 && (
        <span className={classes.applicants}>
          <IconUsers size={14} stroke={2} aria-hidden="true" /> {applicants}
        </span>
      )}
    </button>
  );
}
