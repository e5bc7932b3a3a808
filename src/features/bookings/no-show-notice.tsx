// The venue says that its reader did not come, or said so until a check-in arrived.
import { useTranslations } from 'use-intl';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './booking-screen.module.css';

export function NoShowNotice({ booking }: { readonly booking: TrackedBooking }) {
  const t = useTranslations('bookings.noShow');
  const when = useWhen();
  if (booking.noShowAt === null) return null;
  return (
    <div className={classes.said}>
      {holdsPlace(booking.status) ? (
        <Notice tone="green">{t('withdrawn')}</Notice>
      ) : (
        <Notice tone="amber" detail={t('detail')}>
          {t('marked', { time: when(booking.noShowAt) })}
        </Notice>
      )}
    </div>
  );
}
