// One open shift, as a rockstar decides about it. How one stands with it and what one may do are panels handed in.
import { IconCalendarCheck, IconCoins, IconMapPin, IconUserSearch, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { standingChip } from '#domain/applications/standing.ts';
import { fitOf } from '#domain/shifts/fit.ts';
import { shiftById } from '#domain/shifts/queries.ts';
import { gapsOf, isFillable } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pips } from '#ui/pips.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { useNow } from '#ui/use-now.ts';
import classes from './open-shift-screen.module.css';
import { ShiftHead } from './shift-head.tsx';
import { useDistance } from './use-distance.ts';
import { useFairWords } from './use-fair-words.ts';
import { useSeeking } from './use-find.ts';
import { useFitWords } from './use-fit-words.ts';
import { WhyItFits } from './why-it-fits.tsx';

const BACK = '/rockstar/available-shifts';

interface OpenShiftScreenProps {
  readonly shiftId: string;
  /** What became of one's request. */
  readonly outcome: ReactNode;
  /** One's own week with it, where no list shows it. */
  readonly week: ReactNode;
  /** How the venue keeps its word. */
  readonly record: ReactNode;
  /** What one thinks of the venue. */
  readonly opinion: ReactNode;
  /** The bar with what one may do. */
  readonly acts: ReactNode;
}

export function OpenShiftScreen({ shiftId, week, outcome, record, opinion, acts }: OpenShiftScreenProps) {
  const t = useTranslations('shifts');
  const roleName = useRoleName();
  const shift = useQuery(shiftById, { id: shiftId });
  const seeking = useSeeking();
  if (shift === undefined) return null;
  if (shift === null) {
    return (
      <DetailFrame title={t('find.gone')} back={BACK}>
        <EmptyState title={t('find.gone')}>{t('find.goneText')}</EmptyState>
      </DetailFrame>
    );
  }
  const venue = seeking.venues?.get(shift.venueId);
  const standing = seeking.standings?.get(shift.id);
  const position = standing?.kind === 'waitlisted' ? (standing.position ?? 0) : 0;
  // Who never worked there does not even know a venue that is paused.
  const paused = seeking.venues !== undefined && venue?.status !== 'active';
  const role = roleName(shift.role);
  const title = venue === undefined ? role : t('facts.roleAtVenue', { role, venue: venue.name });
  return (
    <DetailFrame title={title} back={BACK}>
      <ShiftHead
        shift={shift}
        {...(venue === undefined ? {} : { venueName: venue.name })}
        chip={standing !== undefined && <StateChip state={standingChip(standing)} position={position} />}
      />
      <Started shift={shift} />
      {week}
      {outcome}
      <div className={classes.columns}>
        <Facts shift={shift} venue={venue} seeking={seeking} decided={standing?.kind === 'confirmed'} />
        <div>
          {seeking.seeker !== undefined && standing?.kind !== 'confirmed' && (
            <WhyItFits shift={shift} seeker={seeking.seeker} venues={seeking.venues} />
          )}
          {record}
          {opinion}
        </div>
      </div>
      {paused && <Notice tone="amber">{t('find.paused')}</Notice>}
      {(!paused || standing !== undefined) && acts}
    </DetailFrame>
  );
}

/** Somebody is still missing, and may be had later than planned. */
function Started({ shift }: { readonly shift: Shift }) {
  const t = useTranslations('shifts.detail');
  const now = useNow();
  if (now < shift.startsAt || gapsOf(shift) === 0 || !isFillable(shift, now)) return null;
  return (
    <div style={{ marginTop: 16 }}>
      <Notice tone="blue">{t('started')}</Notice>
    </div>
  );
}

interface FactsProps {
  readonly shift: Shift;
  readonly venue: Venue | undefined;
  readonly seeking: ReturnType<typeof useSeeking>;
  /** Booked: whether it would fit is no question any more. */
  readonly decided: boolean;
}

function Facts({ shift, venue, seeking, decided }: FactsProps) {
  const t = useTranslations('shifts');
  const fitWords = useFitWords(seeking.venues, seeking.minimumRateMinor);
  const distance = useDistance(seeking.home)(venue);
  const fit = seeking.seeker === undefined || decided ? null : fitWords(shift, fitOf(shift, seeking.seeker));
  const instant = shift.bookingMode === 'instant' && venue?.verified === true;
  const left = t('detail.placesLeft', { n: gapsOf(shift) });
  const fair = useFairWords()(shift);
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
          {shift.place ?? venue.address ?? venue.name}
          {!venue.verified && ` · ${t('facts.unverified')}`}
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
    </FactList>
  );
}

/** Who reads this on another clock than the venue's is told both. */
function OwnClock({ shift }: { readonly shift: Shift }) {
  const t = useTranslations('shifts.facts');
  const format = useFormat();
  const tz = useTimeZone() ?? shift.tz;
  if (format.clock(shift.startsAt, tz) === format.clock(shift.startsAt, shift.tz)) return null;
  return t('venueTime', { range: format.span({ start: shift.startsAt, end: shift.endsAt, tz }) });
}
