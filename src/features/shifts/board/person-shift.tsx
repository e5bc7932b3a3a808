// A shift of somebody's week: when and as what, where it lies in the day from six to six, and the rest before it where that is short.
import { IconMail, IconMoon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { HeldOnDay } from '#domain/shifts/people-week.ts';
import { minutesBetween, timeOf } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ThisDeviceIcon } from '#ui/this-device-icon.tsx';
import { useStateWord } from '#ui/use-state-word.ts';
import classes from './people-board.module.css';

const DAY_MIN = 24 * 60;
const BEGINS_MIN = 6 * 60;

interface PersonShiftProps {
  readonly shift: HeldOnDay;
  readonly folded: boolean;
  readonly tz: string;
}

export function PersonShift({ shift, folded, tz }: PersonShiftProps) {
  const t = useTranslations('planner');
  const stateWord = useStateWord();
  const format = useFormat();
  const roleName = useRoleName();
  const { text } = format.times({ start: shift.startsAt, end: shift.endsAt, tz });
  const from = format.clock(shift.startsAt, tz);
  const Icon = shift.look === 'invited' ? IconMail : shift.look === 'pending' ? ThisDeviceIcon : null;
  // What the sign in it says.
  const state = Icon === null ? null : stateWord(shift.look === 'invited' ? 'invited' : 'onThisDevice');
  const rest = shift.restMin === null ? null : t('rest', { time: format.hours(shift.restMin) });
  return (
    <Link
      to="/venue/shifts/$shiftId"
      params={{ shiftId: shift.shiftId }}
      resetScroll={false}
      className={classes.shift}
      data-look={shift.look}
      aria-label={[`${text}, ${roleName(shift.role)}`, state, rest].filter(Boolean).join('. ')}
    >
      <span className={classes.times}>
        {Icon !== null && <Icon size={14} stroke={2} aria-hidden="true" />}
        {folded ? (
          timeOf(shift.startsLocal).slice(0, 2)
        ) : (
          <span>
            {from}
            <span className={classes.until}>{text.slice(from.length)}</span>
          </span>
        )}
      </span>
      {!folded && (rest === null ? <span className={classes.dim}>{roleName(shift.role)}</span> : <Rest words={rest} />)}
      <span className={classes.bar} aria-hidden="true">
        <span style={placeInDay(shift)} />
      </span>
    </Link>
  );
}

function Rest({ words }: { readonly words: string }) {
  return (
    <span className={classes.rest}>
      <IconMoon size={14} stroke={2} aria-hidden="true" /> {words}
    </span>
  );
}

/** From six to six, so that openers and closers are seen down the column. */
function placeInDay({ startsLocal, startsAt, endsAt }: HeldOnDay): { readonly left: string; readonly width: string } {
  const [hour = 0, minute = 0] = timeOf(startsLocal).split(':').map(Number);
  const from = (hour * 60 + minute - BEGINS_MIN + DAY_MIN) % DAY_MIN;
  const length = Math.min(minutesBetween(startsAt, endsAt), DAY_MIN - from);
  return { left: `${(from / DAY_MIN) * 100}%`, width: `${(length / DAY_MIN) * 100}%` };
}
