// The venue says that its reader did not come, or said so until a check-in arrived or a dispute was decided.
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { factsOfBooking } from '#domain/attendance/queries.ts';
import { mayCheckIn, shownComing } from '#domain/attendance/rules.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { Instant } from '#domain/time.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './booking-screen.module.css';

export function NoShowNotice({ booking }: { readonly booking: TrackedBooking }) {
  return booking.noShowAt === null ? null : <Said booking={booking} noShowAt={booking.noShowAt} />;
}

interface SaidProps {
  readonly booking: TrackedBooking;
  readonly noShowAt: Instant;
}

function Said({ booking, noShowAt }: SaidProps) {
  const t = useTranslations('bookings.noShow');
  const when = useWhen();
  const now = useEncoreNow();
  const facts = useQuery(factsOfBooking, { bookingId: booking.id });
  if (facts === undefined) return null;
  return (
    <div className={classes.said}>
      {holdsPlace(booking.status) ? (
        <Notice tone="green">{t(facts.some(shownComing) ? 'withdrawn' : 'takenBack')}</Notice>
      ) : (
        <Notice tone="amber" detail={t(mayCheckIn(now, booking) ? 'detail' : 'detailOver')}>
          {t('marked', { time: when(noShowAt) })}
        </Notice>
      )}
    </div>
  );
}
