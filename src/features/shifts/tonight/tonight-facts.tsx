// What is known of somebody's shift tonight: from when and until when they were agreed to work, their pay, their reliability.
import { IconClock, IconClockCheck, IconCoins, IconShieldCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { payMinor } from '#domain/money.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { shiftById } from '#domain/shifts/queries.ts';
import type { DueBooking } from '#domain/shifts/tonight.ts';
import { minutesBetween } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';

export function TonightFacts({ due: { booking, until } }: { readonly due: DueBooking }) {
  const t = useTranslations('shifts.tonight.person');
  const card = useTranslations('reliability.card');
  const shifts = useTranslations('shifts');
  const format = useFormat();
  const shift = useQuery(shiftById, { id: booking.shiftId });
  const people = useQuery(profilesByIds, { ids: [booking.workerId] });
  const reliability = people?.get(booking.workerId)?.reliability ?? null;
  const { startsAt, endsAt, breakMin, rateMinor, currency, tz } = booking;
  const time = (at: number) => ({ time: format.clockInSentence(at, tz) });
  const paidMin = Math.max(0, minutesBetween(startsAt, until) - breakMin);
  return (
    <FactList>
      <Fact
        icon={IconClock}
        label={t('hours')}
        detail={breakMin > 0 ? shifts('facts.breakMinutes', { minutes: String(breakMin) }) : shifts('facts.noBreak')}
      >
        {format.range({ start: startsAt, end: until, tz })}
      </Fact>
      {shift != null && startsAt > shift.startsAt && (
        <Fact icon={IconClockCheck} label={t('arrival')} detail={t('arrivalDetail', time(shift.startsAt))}>
          {format.clock(startsAt, tz)}
        </Fact>
      )}
      {until !== endsAt && (
        <Fact icon={IconClockCheck} label={t('end')} detail={t('endDetail', time(endsAt))}>
          {format.clock(until, tz)}
        </Fact>
      )}
      <Fact icon={IconCoins} label={shifts('facts.perHour', { rate: format.money(rateMinor, currency) })}>
        {t('estimate', { pay: format.money(payMinor(rateMinor, paidMin), currency) })}
      </Fact>
      <Fact icon={IconShieldCheck} label={card('label')}>
        {reliability === null ? card('new') : String(reliability)}
      </Fact>
    </FactList>
  );
}
