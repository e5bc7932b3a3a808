import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { bookingsOfShift, type TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { PartHeading } from '#ui/detail-title.tsx';
import { Pips } from '#ui/pips.tsx';
import classes from './booked-list.module.css';
import { BookedRow } from './booked-row.tsx';

export interface BookedListProps {
  readonly shift: VenueShift;
  readonly mayManage: boolean;
  /** What a manager and one of them say of their coming. */
  readonly place: (booking: TrackedBooking, name: string) => ReactNode;
}

/** Who has a place, and who had one; the places as dots. */
export function BookedList({ shift, mayManage, place }: BookedListProps) {
  const t = useTranslations('shifts');
  const bookings = useQuery(bookingsOfShift, { shiftId: shift.id });
  const ids = useMemo(() => bookings?.map(booking => booking.workerId) ?? [], [bookings]);
  const people = useQuery(profilesByIds, { ids });
  const filled = bookings?.filter(booking => holdsPlace(booking.status)).length ?? 0;
  return (
    <section>
      <PartHeading data-heading="panel" className={classes.heading}>
        <span>{t('facts.places', { filled: String(filled), total: String(shift.positions) })}</span>
        <span aria-hidden="true">
          <Pips filled={filled} total={shift.positions} />
        </span>
      </PartHeading>
      {bookings?.length === 0 && <p className={classes.none}>{t('manage.nobodyBooked')}</p>}
      <ul role="list" className={classes.rows}>
        {bookings?.map(booking => {
          const name = people?.get(booking.workerId)?.name ?? t('manage.unknownRockstar');
          return <BookedRow key={booking.id} booking={booking} name={name} mayManage={mayManage} place={place} />;
        })}
      </ul>
    </section>
  );
}
