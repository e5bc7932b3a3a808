// The gaps of the week in a row of their own: choosing one sorts the people by who can take it.
import { IconCircleDashed, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { BoardCell } from '#domain/shifts/week.ts';
import { dayOf } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import classes from './people-board.module.css';
import type { Week } from './use-week.ts';

interface GapsRowProps {
  readonly week: Week;
  readonly gaps: readonly BoardCell[];
  readonly chosen: string | null;
  readonly onChoose: (shiftId: string | null) => void;
}

export function GapsRow({ week, gaps, chosen, onChoose }: GapsRowProps) {
  const t = useTranslations('planner');
  const format = useFormat();
  const roleName = useRoleName();
  return (
    <tr className={classes.gaps}>
      <th scope="row">
        <strong>{t('gapsTitle')}</strong>
        <span className={classes.dim}>{t(gaps.length === 0 ? 'gapsNone' : 'gapsHint')}</span>
      </th>
      {week.days.map(day => (
        <td key={day} data-today={day === week.today || undefined}>
          {gaps
            .filter(({ shift }) => dayOf(shift.startsLocal) === day)
            .map(({ shift, applicants }) => (
              <button
                key={shift.id}
                type="button"
                className={classes.gap}
                aria-pressed={shift.id === chosen}
                aria-label={t('gapLabel', {
                  role: roleName(shift.role),
                  span: format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz }),
                  n: applicants,
                })}
                onClick={() => onChoose(shift.id === chosen ? null : shift.id)}
              >
                <IconCircleDashed size={14} stroke={2} aria-hidden="true" />
                <span>
                  {format.clock(shift.startsAt, shift.tz)} {roleName(shift.role)}
                </span>
                <span className={classes.applicants}>
                  <IconUsers size={14} stroke={2} aria-hidden="true" /> {applicants}
                </span>
              </button>
            ))}
        </td>
      ))}
    </tr>
  );
}
