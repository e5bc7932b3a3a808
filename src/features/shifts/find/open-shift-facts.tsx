// What one should know of an open shift before asking: whether it fits, where, what it pays, how one is booked, how to get home.
import { IconBus, IconCalendarCheck, IconCoins, IconMapPin, IconUserSearch, IconUsers } from '@tabler/icons-react';
import { useTimeZone, useTranslations } from 'use-intl';
import { fitOf } from '#domain/shifts/fit.ts';
import { gapsOf } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFairWords } from '#features/shifts/use-fair-words.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { Pips } from '#ui/pips.tsx';
import { PlaceWays } from '#ui/place-ways.tsx';
import { useDistance } from './use-distance.ts';
import type { useSeeking } from './use-find.ts';
import { useFitWords } from './use-fit-words.ts';

interface OpenShiftFactsProps {
  readonly shift: Shift;
  readonly venue: Venue | undefined;
  readonly seeking: ReturnType<typeof useSeeking>;
  /** Booked: whether it would fit is no question any more. */
  readonly decided: boolean;
}

export function OpenShiftFacts({ shift, venue, seeking, decided }: OpenShiftFactsProps) {
  const t = useTranslations('shifts');
  const fitWords = useFitWords(seeking.venues, seeking.minimumRateMinor);
  const distance = useDistance(seeking.home)(venue);
  const fit = seeking.seeker === undefined || decided ? null : fitWords(shift, fitOf(shift, seeking.seeker));
  const instant = shift.bookingMode === 'instant' && venue?.verified === true;
  const left = t('detail.placesLeft', { n: gapsOf(shift) });
  const fair = useFairWords()(shift);
  const address = shift.place ?? venue?.address ?? undefined;
  return (
    <FactList>
      {fit !== null && (
        <Fact icon={IconCalendarCheck} label={t('detail.yourCalendar')}>
          {fit.words}
        </Fact>
      )}
      {venue !== undefined && (
        <Fact
          icon={IconMapPin}
          label={t('detail.where')}
          {...(distance === null ? {} : { detail: t('facts.direct', { distance }) })}
        >
          {address ?? venue.name}
          {!venue.verified && ` · ${t('facts.unverified')}`}
          {address !== undefined && <PlaceWays address={address} />}
        </Fact>
      )}
      <Fact icon={IconCoins} label={t('detail.pay')} detail={t(shift.tips ? 'facts.tipsLine' : 'facts.noTipsLine')}>
        {shift.breakMin > 0 ? t('facts.breakMinutes', { minutes: String(shift.breakMin) }) : t('facts.noBreak')}
      </Fact>
      <Fact icon={IconUsers} label={t('detail.places')} detail={left}>
        <Pips filled={shift.confirmedCount} total={shift.positions} />
      </Fact>
      <Fact icon={IconUserSearch} label={t('detail.howBooked')} detail={<OwnClock shift={shift} />}>
        {(instant ? fair : null) ?? t(instant ? 'detail.instant' : 'detail.review')}
      </Fact>
      {shift.gettingHome !== null && (
        <Fact icon={IconBus} label={t('pack.gettingHome')}>
          {shift.gettingHome}
        </Fact>
      )}
    </FactList>
  );
}

/** Who reads this on another clock than the venue's is told both. */
function OwnClock({ shift }: { readonly shift: Shift }) {
  const t = useTranslations('shifts.facts');
  const format = useFormat();
  const tz = useTimeZone() ?? shift.tz;
  const spanIn = (zone: string) => format.spanInSentence({ start: shift.startsAt, end: shift.endsAt, tz: zone });
  const own = spanIn(tz);
  return own === spanIn(shift.tz) ? null : t('venueTime', { range: own });
}
