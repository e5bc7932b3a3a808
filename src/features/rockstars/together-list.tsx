import { standingChip, standingOfBooking } from '#domain/applications/standing.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DayList, DayRow } from '#ui/day-row.tsx';
import { PartHeading } from '#ui/detail-title.tsx';
import { ShowRest, useFirstFew } from '#ui/first-few.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './rockstar.module.css';

const SHOWN = 6;

interface TogetherListProps {
  readonly title: string;
  readonly none: string;
  readonly bookings: readonly TrackedBooking[];
}

/** Shifts of one person at this venue, each a way to the shift. */
export function TogetherList({ title, none, bookings }: TogetherListProps) {
  const { shown, ...rest } = useFirstFew(bookings, SHOWN);
  if (bookings.length === 0) {
    return (
      <section className={classes.part}>
        <PartHeading className={classes.heading}>{title}</PartHeading>
        <p className={classes.meta}>{none}</p>
      </section>
    );
  }
  return (
    <>
      <DayList title={title} count={bookings.length}>
        {shown.map(booking => (
          <TogetherRow key={booking.id} booking={booking} />
        ))}
      </DayList>
      <ShowRest {...rest} />
    </>
  );
}

function TogetherRow({ booking }: { readonly booking: TrackedBooking }) {
  const format = useFormat();
  const roleName = useRoleName();
  const { shiftId, role, startsAt, endsAt, tz, pending } = booking;
  return (
    <DayRow
      at={startsAt}
      tz={tz}
      lead={roleName(role)}
      second={format.range({ start: startsAt, end: endsAt, tz })}
      state={<StateChip state={standingChip(standingOfBooking(booking, pending))} />}
      link={{ to: '/venue/shifts/$shiftId', params: { shiftId } }}
    />
  );
}
