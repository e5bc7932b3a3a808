// How far the newest change to somebody's booking has got: sent, on their phone, seen, each with its time. Until it is seen
// they can be called.
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { receiptsOf } from '#domain/notifications/receipts.ts';
import { CallPerson } from '#features/shifts/call-person.tsx';
import { useWhen } from '#i18n/use-when.ts';
import classes from './booked-list.module.css';

interface ReceiptLineProps {
  readonly booking: TrackedBooking;
  readonly name: string;
  readonly mayManage: boolean;
}

export function ReceiptLine({ booking, name, mayManage }: ReceiptLineProps) {
  const t = useTranslations('shifts.receipt');
  const when = useWhen();
  const now = useEncoreNow();
  const receipt = useQuery(receiptsOf, { bookingIds: [booking.id] })?.get(booking.id);
  // What is changed here and not sent yet has not been told; and what was answered has been seen.
  if (receipt === undefined || booking.pending !== null) return null;
  if (receipt.kind === 'change_proposed' && booking.status !== 'change_pending') return null;
  const { sentAt, arrivedAt, seenAt } = receipt;
  const steps = [
    t('sent', { at: when(sentAt) }),
    ...(arrivedAt === null ? [] : [t('arrived', { at: when(arrivedAt) })]),
    ...(seenAt === null ? [] : [t('seen', { at: when(seenAt) })]),
  ];
  return (
    <>
      <p className={classes.line}>{steps.join(' · ')}</p>
      {seenAt === null && mayManage && booking.endsAt > now && (
        <div className={classes.acts}>
          <CallPerson bookingId={booking.id} name={name} />
        </div>
      )}
    </>
  );
}
