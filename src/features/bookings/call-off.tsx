// What became of a booking that does not stand as it was made: who left, when it was said and when it was heard, what is
// owed. An answer that was given here and not sent yet says so too.
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { answerWaits } from '#domain/bookings/rules.ts';
import { rulesOf } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { minutesBetween } from '#domain/time.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';

export function CallOff({ booking }: { readonly booking: TrackedBooking }) {
  const t = useTranslations('bookings.change');
  const device = useDeviceWord();
  const { restHours } = rulesOf(useQuery(allPlatformRules, null), booking.rulesVersion);
  if (booking.cancelledAt === null) {
    if (answerWaits(booking)) return <Notice tone="amber">{t(`onDevice.${device}`)}</Notice>;
    return booking.restReason === null ? null : (
      <Notice tone="blue">{t('rest', { reason: booking.restReason, hours: String(restHours) })}</Notice>
    );
  }
  // Whoever took it over is named by the hand-over itself.
  if (booking.status === 'transferred') return null;
  if (booking.status === 'released') {
    return <Notice tone="blue">{t(booking.replacedAt === null ? 'released' : 'replaced')}</Notice>;
  }
  if (booking.status === 'cancelled_by_venue') return <ByVenue booking={booking} at={booking.cancelledAt} />;
  return <ByWorker booking={booking} at={booking.cancelledAt} />;
}

interface CalledOffProps {
  readonly booking: TrackedBooking;
  readonly at: number;
}

function ByVenue({ booking, at }: CalledOffProps) {
  const t = useTranslations('applications.state');
  const change = useTranslations('bookings.change');
  const when = useWhen();
  const format = useFormat();
  const owed =
    booking.owedMinor === null ? null : change('owed', { sum: format.money(booking.owedMinor, booking.currency) });
  const reason = booking.cancelReason === null ? null : t('venueSays', { words: booking.cancelReason });
  const detail = [reason, owed].filter(Boolean).join(' ');
  return (
    <Notice tone="amber" {...(detail === '' ? {} : { detail })}>
      {t('cancelledByVenue', { time: when(at) })}
    </Notice>
  );
}

function ByWorker({ booking, at }: CalledOffProps) {
  const t = useTranslations('applications.state');
  const change = useTranslations('bookings.change');
  const when = useWhen();
  const words = t('cancelledByYou', { time: when(at) });
  if (booking.pending !== null) {
    return (
      <Notice tone="amber" detail={words}>
        {t('cancelledOnDevice')}
      </Notice>
    );
  }
  const heard = booking.cancelHeardAt;
  const delivered =
    heard !== null && minutesBetween(at, heard) >= 1
      ? { detail: change('delivered', { time: when(at), delivered: when(heard) }) }
      : {};
  return (
    <Notice tone="blue" {...delivered}>
      {words}
    </Notice>
  );
}
