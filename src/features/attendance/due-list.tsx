import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { factsOfBookings, type TrackedFact } from '#domain/attendance/queries.ts';
import { presenceOf } from '#domain/attendance/rules.ts';
import { bookingsOfShift, type TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { folded } from '#domain/conversations/rules.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './code-screen.module.css';

interface DueListProps {
  readonly shift: VenueShift;
  /** Only those whose name has this in it. */
  readonly named?: string;
  /** Under each name. */
  readonly role?: string;
  /** What can be done about one of them. */
  readonly act?: (booking: TrackedBooking, name: string) => ReactNode;
}

/** Who has a place on a shift, and whether they are here: nothing private, anybody may look over a shoulder. */
export function DueList({ shift, named = '', role, act }: DueListProps) {
  const t = useTranslations('attendance.door');
  const { due, nameOf } = useDue(shift);
  const facts = useQuery(
    factsOfBookings,
    useMemo(() => ({ ids: due?.map(({ id }) => id) ?? [] }), [due]),
  );
  if (due === undefined || facts === undefined) return null;
  return (
    <>
      {due.length === 0 && <p>{t('nobody')}</p>}
      <ul role="list" className={classes.due}>
        {due.map(booking => {
          const name = nameOf(booking);
          if (!folded(name).includes(folded(named.trim()))) return null;
          return (
            <li key={booking.id}>
              <span className={classes.who}>
                {name}
                {role !== undefined && <small>{role}</small>}
              </span>
              <span className={classes.acts}>
                <PresenceChip booking={booking} facts={facts.get(booking.id) ?? []} />
                {act?.(booking, name)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The given names of those who have a place on it. */
export function DueNames({ shift }: { readonly shift: VenueShift }) {
  const { due = [], nameOf } = useDue(shift);
  return <span>{due.map(booking => nameOf(booking).split(' ')[0]).join(', ')}</span>;
}

function useDue(shift: VenueShift) {
  const shifts = useTranslations('shifts.manage');
  const bookings = useQuery(bookingsOfShift, { shiftId: shift.id });
  const due = useMemo(() => bookings?.filter(({ status }) => holdsPlace(status) || status === 'no_show'), [bookings]);
  const people = useQuery(
    profilesByIds,
    useMemo(() => ({ ids: due?.map(({ workerId }) => workerId) ?? [] }), [due]),
  );
  const nameOf = ({ workerId }: TrackedBooking) => people?.get(workerId)?.name ?? shifts('unknownRockstar');
  return { due, nameOf };
}

interface PresenceChipProps {
  readonly booking: TrackedBooking;
  readonly facts: readonly TrackedFact[];
}

function PresenceChip({ booking: { status, pending, tz }, facts }: PresenceChipProps) {
  const t = useTranslations('attendance.door');
  const format = useFormat();
  if (status === 'no_show') return <StateChip state={pending === null ? 'noShow' : 'onThisDevice'} />;
  const presence = presenceOf(facts);
  if (presence.kind === 'away') return <StateChip state="due" label={t('due')} />;
  const here = facts.some(({ pending }) => pending !== null) ? 'onThisDevice' : 'checkedIn';
  if (presence.kind === 'resting') {
    return <StateChip state={here === 'checkedIn' ? 'resting' : here} label={t('resting')} />;
  }
  if (presence.kind === 'here') {
    return <StateChip state={here} label={t('here', { time: format.clock(presence.came.at, tz) })} />;
  }
  return <StateChip state="ended" label={t('gone', { time: format.clock(presence.left.at, tz) })} />;
}
