// How an open shift stands in a list: when, what, where, what it pays, whether it fits, and how one stands with it.
import { IconCheck, IconHeartFilled, IconX } from '@tabler/icons-react';
import { deepEqual, Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { type Standing, standingChip } from '#domain/applications/standing.ts';
import { estimatedPayMinor } from '#domain/shifts/rules.ts';
import type { FoundShift } from '#domain/shifts/search.ts';
import { dayOf, daysBetween, timeOf } from '#domain/time.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useZoneNote } from '#i18n/use-zone-note.ts';
import { StateChip } from '#ui/state-chip.tsx';
import { StubCard, StubTimes } from '#ui/stub-card.tsx';
import { useWide } from '#ui/use-wide.ts';
import classes from './shift-card.module.css';

interface ShiftCardProps {
  readonly found: FoundShift;
  readonly venue: Venue | undefined;
  readonly standing: Standing | undefined;
  readonly standingNote: string | null;
  readonly fit: { readonly fits: boolean; readonly words: string };
  readonly distance: string | null;
  /** Of a favourite venue. */
  readonly favourite: boolean;
  /** Where no heading says the day. */
  readonly withDay?: boolean;
}

/** Drawn again only when what it says changes: a list hands in new objects with every answer of the mirror. */
export const ShiftCard = memo(Card, saysTheSame);

function saysTheSame(one: ShiftCardProps, other: ShiftCardProps): boolean {
  return (
    one.found.shift === other.found.shift &&
    one.venue === other.venue &&
    one.standingNote === other.standingNote &&
    one.fit.fits === other.fit.fits &&
    one.fit.words === other.fit.words &&
    one.distance === other.distance &&
    one.favourite === other.favourite &&
    one.withDay === other.withDay &&
    deepEqual(one.standing, other.standing)
  );
}

function Card(props: ShiftCardProps) {
  const { shift } = props.found;
  const t = useTranslations('shifts.facts');
  const opinion = useTranslations('venues.opinion');
  const format = useFormat();
  const roleName = useRoleName();
  const zoneNote = useZoneNote();
  const applied = props.standing !== undefined;
  // Beside its detail the list stays where it is.
  const wide = useWide();
  return (
    <Link
      to="/rockstar/available-shifts/$shiftId"
      params={{ shiftId: shift.id }}
      className={classes.card}
      activeProps={{ 'data-active': true }}
      resetScroll={!wide}
    >
      <StubCard stub={<Times shift={shift} />} sunk={!props.fit.fits && !applied}>
        {props.withDay === true && <span className={classes.day}>{format.dayHeading(shift.startsAt, shift.tz)}</span>}
        <span className={classes.line}>
          <span className={classes.role}>{roleName(shift.role)}</span>
          <span className={classes.rate}>
            {format.money(shift.rateMinor, shift.currency)}
            <span className={classes.unit}> /h</span>
          </span>
        </span>
        <span className={classes.line}>
          <span className={classes.venue}>
            {props.favourite && <IconHeartFilled size={14} role="img" aria-label={opinion('favourite')} />}{' '}
            {[props.venue?.name, shift.title, zoneNote(shift.startsAt, shift.tz)].filter(Boolean).join(' · ')}
          </span>
          <span className={classes.total}>
            {t('estimated', { pay: format.money(estimatedPayMinor(shift), shift.currency) })}
          </span>
        </span>
        {props.standing?.kind !== 'confirmed' && <FitLine fit={props.fit} distance={props.distance} />}
        {props.standing !== undefined && <StandingLine standing={props.standing} note={props.standingNote} />}
      </StubCard>
    </Link>
  );
}

function Times({ shift }: { readonly shift: FoundShift['shift'] }) {
  const t = useTranslations('common.time');
  const days = daysBetween(dayOf(shift.startsLocal), dayOf(shift.endsLocal));
  const [start, end] = [timeOf(shift.startsLocal), timeOf(shift.endsLocal)];
  return (
    <StubTimes
      start={start}
      end={end}
      said={days > 0 ? t('rangeNextDay', { start, end, days }) : t('range', { start, end })}
      {...(days > 0 ? { tail: t('plusDays', { days }) } : {})}
    />
  );
}

function FitLine({ fit, distance }: Pick<ShiftCardProps, 'fit' | 'distance'>) {
  const Icon = fit.fits ? IconCheck : IconX;
  return (
    <span className={classes.fit} data-fits={fit.fits || undefined}>
      <Icon size={20} stroke={2} aria-hidden="true" />
      <span className={classes.fitWords}>{fit.words}</span>
      {distance !== null && <span className={classes.distance}>{distance}</span>}
    </span>
  );
}

function StandingLine({ standing, note }: { readonly standing: Standing; readonly note: string | null }) {
  const position = standing.kind === 'waitlisted' ? (standing.position ?? 0) : 0;
  return (
    <span className={classes.standing}>
      <StateChip state={standingChip(standing)} position={position} />
      {note !== null && <span className={classes.note}>{note}</span>}
    </span>
  );
}
