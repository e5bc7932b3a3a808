// What removes a no-show by itself; and where something did, a check-in that arrived or a dispute that was decided, that it did.
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { factsOfBooking } from '#domain/attendance/queries.ts';
import { mayCheckIn, shownComing } from '#domain/attendance/rules.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './booking-screen.module.css';

export function NoShowNotice({ booking }: { readonly booking: TrackedBooking }) {
  return booking.noShowAt === null ? null : <Said booking={booking} />;
}

function Said({ booking }: { readonly booking: TrackedBooking }) {
  const t = useTranslations('bookings.noShow');
  const now = useEncoreNow();
  const facts = useQuery(factsOfBooking, { bookingId: booking.id });
  if (facts === undefined) return null;
  const stands = !holdsPlace(booking.status);
  // Later the head says it, as a line.
  if (stands && !mayCheckIn(now, booking)) return null;
  return (
    <div className={classes.said}>
      {stands ? (
        <Notice tone="amber">{t('detail')}</Notice>
      ) : (
        <Notice tone="green">{t(facts.some(shownComing) ? 'withdrawn' : 'takenBack')}</Notice>
      )}
    </div>
  );
}
