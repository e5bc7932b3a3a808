// What somebody who is there does next. Lit is what is due: the break that was agreed, its end, and near the end of the shift the
// check-out; in between nothing is.
import { Button } from '@mantine/core';
import { IconCoffee, IconDoorExit } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Presence } from '#domain/attendance/rules.ts';
import type { SoFar } from '#domain/attendance/so-far.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import type { Instant } from '#domain/time.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { notifyNotSaved } from '#ui/toast.ts';
import classes from './running-shift.module.css';
import { useStateFact } from './use-state-fact.ts';

/** From so long before the end on they check out next. */
const LEAVING_MS = 30 * 60_000;

export type NextAct = 'startBreak' | 'endBreak' | 'checkOut';

interface Standing {
  readonly presence: Pick<Presence, 'kind'>;
  readonly worked: Pick<SoFar, 'startsAt' | 'endsAt' | 'hasRested'>;
  readonly breakMin: number;
  readonly now: Instant;
}

export function nextAct({ presence, worked, breakMin, now }: Standing): NextAct | null {
  if (presence.kind === 'resting') return 'endBreak';
  if (now >= worked.endsAt - LEAVING_MS) return 'checkOut';
  return breakMin > 0 && !worked.hasRested && now >= worked.startsAt ? 'startBreak' : null;
}

interface NextActsProps {
  readonly booking: TrackedBooking;
  readonly resting: boolean;
  readonly next: NextAct | null;
}

export function NextActs({ booking, resting, next }: NextActsProps) {
  const t = useTranslations('attendance');
  const state = useStateFact(booking.id);
  const rest = async () => {
    if (!(await state(resting ? 'endBreak' : 'startBreak'))) notifyNotSaved(t('checkIn.notSaved'));
  };
  const own = booking.breakMin > 0 ? t('onShift.startOwnBreak', { minutes: String(booking.breakMin) }) : null;
  return (
    <div className={classes.acts} data-lit={next ?? undefined}>
      <Button
        size="lg"
        variant={next === 'startBreak' || next === 'endBreak' ? 'lit' : 'outline'}
        leftSection={<IconCoffee size={22} stroke={1.75} aria-hidden="true" />}
        onClick={() => void rest()}
      >
        {resting ? t('onShift.endBreak') : (own ?? t('onShift.startBreak'))}
      </Button>
      <LinkButton
        to="/rockstar/shifts/$bookingId/check-out"
        params={{ bookingId: booking.id }}
        size="lg"
        variant={next === 'checkOut' ? 'lit' : 'outline'}
        leftSection={<IconDoorExit size={22} stroke={1.75} aria-hidden="true" />}
      >
        {t('onShift.checkOut')}
      </LinkButton>
    </div>
  );
}
