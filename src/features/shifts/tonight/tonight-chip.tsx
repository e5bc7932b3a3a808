import { useTranslations } from 'use-intl';
import type { TrackedFact } from '#domain/attendance/queries.ts';
import type { DueBooking } from '#domain/shifts/tonight.ts';
import { useFormat } from '#i18n/use-format.ts';
import { StateChip } from '#ui/state-chip.tsx';

/** Where somebody of tonight is, in a word and a time. */
export function TonightChip({ due: { booking, whereabouts: is } }: { readonly due: DueBooking }) {
  const t = useTranslations('shifts.tonight');
  const format = useFormat();
  const at = (instant: number) => ({ time: format.clockInSentence(instant, booking.tz) });
  switch (is.kind) {
    case 'due':
      return <StateChip state="due" label={t('due', at(booking.startsAt))} />;
    case 'unheard':
      return <StateChip state="due" label={t('noWord')} />;
    case 'silent':
      return <StateChip state="silent" label={t('silent', at(is.since))} />;
    case 'late':
      return <StateChip state="late" label={t('late', { duration: format.duration(is.minutes) })} />;
    case 'here':
      return <StateChip state={hereState(is.came)} label={t('on', at(is.came.at))} />;
    case 'resting':
      return (
        <StateChip state={is.came.pending === null ? 'resting' : 'onThisDevice'} label={t('resting', at(is.since))} />
      );
    case 'gone':
      return <StateChip state="ended" label={t('left', at(is.left.at))} />;
  }
}

const hereState = ({ pending }: TrackedFact) => (pending === null ? 'checkedIn' : 'onThisDevice');
