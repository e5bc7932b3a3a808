// The venue says that its reader did not come, or said so until a check-in arrived.
import { useTranslations } from 'use-intl';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';

export function NoShowNotice({ booking }: { readonly booking: TrackedBooking }) {
  const t = useTranslations('bookings.noShow');
  const when = useWhen();
  if (booking.noShowAt === null) return null;
  if (holdsPlace(booking.status)) return <Notice tone="green">{t('withdrawn')}</Notice>;
  return (
    <Notice tone="amber" detail={t('detail')}>
      {t('marked', { time: when(booking.noShowAt) })}
    </Notice>
  );
}
