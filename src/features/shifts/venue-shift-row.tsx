// A venue's shift in a list: when, what, how many places are taken, how many have applied.
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { Pips } from '#ui/pips.tsx';
import { TimeRange } from '#ui/time-range.tsx';
import { useWide } from '#ui/use-wide.ts';
import { ShiftChip } from './shift-chip.tsx';
import classes from './venue-shift-row.module.css';

interface VenueShiftRowProps {
  readonly shift: VenueShift;
  /** Waiting for this venue's word. */
  readonly applied: number;
  /** Where no heading says the day. */
  readonly withDay?: boolean;
}

export function VenueShiftRow({ shift, applied, withDay = false }: VenueShiftRowProps) {
  const t = useTranslations('shifts');
  const roleName = useRoleName();
  const format = useFormat();
  // Beside its detail the list stays where it is.
  const wide = useWide();
  const places = t('facts.places', { filled: String(shift.confirmedCount), total: String(shift.positions) });
  return (
    <li>
      <Link
        to="/venue/shifts/$shiftId"
        params={{ shiftId: shift.id }}
        className={classes.row}
        activeProps={{ 'data-active': true }}
        resetScroll={!wide}
      >
        <span className={classes.when}>
          {withDay && <span className={classes.day}>{format.dayHeading(shift.startsAt, shift.tz)}</span>}
          <TimeRange start={shift.startsAt} end={shift.endsAt} tz={shift.tz} size="card" />
        </span>
        <span className={classes.what}>
          <span className={classes.role}>{roleName(shift.role)}</span>{' '}
          {shift.title !== null && <span className={classes.title}>{shift.title}</span>}
        </span>
        <span className={classes.places}>
          <Pips filled={shift.confirmedCount} applied={appliedPips(shift, applied)} total={shift.positions} />
          <span aria-hidden="true">{places}</span>
          {applied > 0 && <span className={classes.applied}>{t('tonight.applied', { n: applied })}</span>}
        </span>
        <span className={classes.chip}>
          <ShiftChip shift={shift} />
        </span>
        {/* In a reader's list of links no heading says of which day each is. */}
        {!withDay && <VisuallyHidden>{format.dayHeading(shift.startsAt, shift.tz)}</VisuallyHidden>}
      </Link>
    </li>
  );
}

/** Rings only for places that are left. */
function appliedPips(shift: VenueShift, applied: number): number {
  return Math.min(applied, shift.positions - shift.confirmedCount);
}
