// What a rockstar opens the app for: the next shift, and what waits for an answer. The title is the answer.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { mayCheckIn } from '#domain/attendance/rules.ts';
import { hasWorked, isContested, isUnconfirmed } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { addDays, dayOf, minutesBetween, wallAt } from '#domain/time.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FindShifts } from '#ui/find-shifts.tsx';
import { Screen } from '#ui/screen.tsx';
import { useWide } from '#ui/use-wide.ts';
import { BookingRows } from './booking-row.tsx';
import { Earnings } from './earnings.tsx';
import classes from './home-screen.module.css';
import { NextTicket, type TicketWays } from './next-ticket.tsx';
import { PlacePanel } from './place-panel.tsx';
import { ShiftPack } from './shift-pack.tsx';
import { useOwnBookings } from './use-own-bookings.ts';

/** After the next one; the rest stands in My Shifts. */
const SHOWN_AFTER = 3;
/** From here on the title counts down. */
const COUNTDOWN_MIN = 180;

interface HomeScreenProps {
  /** What runs or is about to, unless it stands on the ticket. */
  readonly onShift: (onTicket: string | null) => ReactNode;
  /** How one reaches the venue of a booking. */
  readonly waysTo: (bookingId: string) => TicketWays;
  /** What waits for one's own answer. */
  readonly requests: ReactNode;
  /** What waits for a venue's. */
  readonly waiting: ReactNode;
  /** Where there is room beside the ticket: one's week, what fits, how one stands. */
  readonly week: ReactNode;
  readonly fits: ReactNode;
  readonly standing: ReactNode;
}

export function HomeScreen({ onShift, waysTo, requests, waiting, week, fits, standing }: HomeScreenProps) {
  const t = useTranslations('bookings.home');
  const own = useOwnBookings();
  const roomy = useWide(820);
  const titleOf = useTitle();
  if (own === undefined) return null;
  const { all, stillAt, upcoming, calledOff, venues, now } = own;
  const [next, ...later] = [...stillAt, ...upcoming];
  // Of two that one may check in to, the later one: it is what one comes for.
  const open = upcoming.findLast(booking => mayCheckIn(now, booking));
  // Whoever is there has used the ticket: how long they have worked, and that they rest and leave next, takes its place.
  const here = next?.status === 'checked_in';
  // A change of the next one is answered on its ticket.
  const toAnswer = [...calledOff.filter(isNoShow), ...later.filter(isChanging)];
  const after = later.filter(booking => !isChanging(booking));
  const cancelled = calledOff.filter(booking => !isNoShow(booking));
  const running = onShift(next !== undefined && next === open && !here ? next.id : null);
  // Whoever works on a shift that the venue cancelled must know that before anything else.
  const lost = calledOff.some(isContested);
  const title = next === undefined ? t('nothing') : titleOf(next, now);
  return (
    <Screen title={lost ? t('lost') : title} titleHidden={!lost && next === undefined}>
      <div className={classes.home}>
        <div>
          {lost && !here && <div className={classes.ticket}>{running}</div>}
          {next === undefined ? (
            <EmptyState title={t('nothing')} act={<FindShifts />}>
              {t('nothingText')}
            </EmptyState>
          ) : (
            <div className={classes.ticket}>
              {here ? (
                running
              ) : (
                <NextTicket
                  booking={next}
                  venue={venues.get(next.venueId)}
                  open={next === open}
                  ways={waysTo(next.id)}
                />
              )}
              {isUnconfirmed(next, now) && <PlacePanel booking={next} side="rockstar" />}
              {roomy && <BeforeYouGo booking={next} venue={venues.get(next.venueId) ?? null} />}
            </div>
          )}
        </div>
        <div className={classes.rest}>
          {roomy && <div className={classes.week}>{week}</div>}
          <div className={classes.answers}>
            <BookingRows title={t('cancelledTitle')} rows={cancelled} venues={venues} />
            {!here && !lost && running}
            <BookingRows title={t('toAnswer')} rows={toAnswer} venues={venues} />
            {requests}
            {waiting}
            {roomy && standing}
          </div>
          <div>
            <BookingRows title={t('also')} rows={after} most={SHOWN_AFTER} venues={venues} />
            <Earnings bookings={all} now={now} />
            {roomy && fits}
          </div>
        </div>
      </div>
    </Screen>
  );
}

const isChanging = ({ status }: Booking) => status === 'change_pending';
const isNoShow = ({ status }: Booking) => status === 'no_show';

function BeforeYouGo({ booking, venue }: { readonly booking: Booking; readonly venue: Venue | null }) {
  const t = useTranslations('bookings.home');
  return (
    <section className={classes.before} aria-label={t('before')}>
      <h2 className={classes.heading}>{t('before')}</h2>
      <ShiftPack booking={booking} venue={venue} />
    </section>
  );
}

function useTitle(): (next: Booking, now: number) => string {
  const t = useTranslations('bookings.home');
  const format = useFormat();
  return (next, now) => {
    if (hasWorked(next.status)) return t('worked');
    const ahead = minutesBetween(now, next.startsAt);
    if (ahead <= 0 && next.status === 'checked_in') {
      const time = format.clockInSentence(next.endsAt, next.tz);
      return t(next.endsAt > now ? 'onUntil' : 'over', { time });
    }
    // Whoever has not checked in is not called at work: that they check in is what the page is for now.
    if (ahead <= 0) return t('started', { time: format.clockInSentence(next.startsAt, next.tz) });
    if (ahead <= COUNTDOWN_MIN) return t('onInMinutes', { duration: format.duration(ahead) });
    const today = dayOf(wallAt(now, next.tz));
    const day = dayOf(wallAt(next.startsAt, next.tz));
    const time = format.clockInSentence(next.startsAt, next.tz);
    if (day === today) return t('onToday', { time });
    if (day === addDays(today, 1)) return t('onTomorrow', { time });
    return t('onDay', { day: format.longDay(next.startsAt, next.tz) });
  };
}
