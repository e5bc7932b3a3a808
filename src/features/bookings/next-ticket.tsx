// The next shift as a ticket: when, in figures that read at arm's length, where, and what it pays. Lit while there is something to do about
// it, which then stands on its stub: checking in, or else the answer to a change that the venue asks for.
import { Button, VisuallyHidden } from '@mantine/core';
import { IconMapPinCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { standingChip, standingOfBooking } from '#domain/applications/standing.ts';
import { factsOfBooking } from '#domain/attendance/queries.ts';
import { EARLY_MS, presenceOf } from '#domain/attendance/rules.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { estimatedPayMinor } from '#domain/shifts/rules.ts';
import { dayOf, daysBetween, timeOf, wallAt } from '#domain/time.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useZoneNote } from '#i18n/use-zone-note.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { mapsLink } from '#ui/maps-link.ts';
import { StateChip } from '#ui/state-chip.tsx';
import { Ticket } from '#ui/ticket.tsx';
import { TicketTimes } from '#ui/ticket-times.tsx';
import { ChangeAnswer } from './change-card.tsx';
import classes from './next-ticket.module.css';
import { type Change, useChange } from './use-change.ts';

interface NextTicketProps {
  readonly booking: TrackedBooking;
  readonly venue: Venue | undefined;
  /** One may check in to it now. */
  readonly open: boolean;
  readonly ways: TicketWays;
}

/** How one reaches the venue of a booking on the way there. */
export interface TicketWays {
  readonly message: ReactNode;
  /** Telling them that one comes late. */
  readonly late: ReactNode;
}

export function NextTicket({ booking, venue, open, ways }: NextTicketProps) {
  const t = useTranslations('bookings.home');
  const format = useFormat();
  const roleName = useRoleName();
  const zone = useZoneNote()(booking.startsAt, booking.tz);
  const facts = useQuery(factsOfBooking, { bookingId: booking.id });
  const where = booking.place ?? venue?.address;
  const change = useChange(booking);
  // Neither the one act nor the other, until it is known which.
  if (facts === undefined) return null;
  const away = presenceOf(facts).kind === 'away';
  const due = open && away;
  return (
    <Ticket
      label={t('nextTicket')}
      lit={due || change !== null}
      stub={<Stub {...{ booking, due, change, away, ways }} where={where ?? null} />}
    >
      <div className={classes.head}>
        <span>{format.dayHeading(booking.startsAt, booking.tz)}</span>
        <StateChip state={standingChip(standingOfBooking(booking, booking.pending))} />
      </div>
      <Times booking={booking} due={due || change !== null} />
      {zone !== null && <p className={classes.where}>{zone}</p>}
      <h2 className={classes.what}>{[roleName(booking.role), venue?.name].filter(Boolean).join(', ')}</h2>
      {where != null && <p className={classes.where}>{where}</p>}
      <dl className={classes.figures}>
        <div>
          <dt>{t('perHour')}</dt>
          <dd>{format.money(booking.rateMinor, booking.currency)}</dd>
        </div>
        <div>
          <dt>{booking.breakMin > 0 ? t('estimatedBreak', { minutes: String(booking.breakMin) }) : t('estimated')}</dt>
          <dd>{format.money(estimatedPayMinor(booking), booking.currency)}</dd>
        </div>
      </dl>
    </Ticket>
  );
}

interface TicketPartProps {
  readonly booking: TrackedBooking;
  readonly due: boolean;
}

interface StubProps extends TicketPartProps, Pick<NextTicketProps, 'ways'> {
  readonly where: string | null;
  /** What the venue asks for and nobody has answered. */
  readonly change: Change | null;
  /** Whoever is there needs no way, and what they do next stands below. */
  readonly away: boolean;
}

function Stub({ booking, due, change, away, ways, where }: StubProps) {
  const t = useTranslations('bookings.home');
  const attendance = useTranslations('attendance.onShift');
  const format = useFormat();
  const params = { bookingId: booking.id };
  // Beside a shift that runs the page has two such links.
  const details = (
    <>
      {t('details')} <VisuallyHidden>{format.dayHeading(booking.startsAt, booking.tz)}</VisuallyHidden>
    </>
  );
  if (!due && change !== null) return <ChangeStub {...{ booking, change, ways, where }} />;
  if (!due) {
    return (
      <>
        <LinkButton to="/rockstar/shifts/$bookingId" params={params} size="lg" fullWidth variant="outline">
          {details}
        </LinkButton>
        {away && (
          <div className={classes.ways}>
            <Route where={where} />
            {ways.message}
          </div>
        )}
        {ways.late}
      </>
    );
  }
  const from = format.clockInSentence(booking.startsAt - EARLY_MS, booking.tz);
  return (
    <>
      <LinkButton
        to="/rockstar/shifts/$bookingId/check-in"
        params={params}
        size="lg"
        fullWidth
        variant="lit"
        leftSection={<IconMapPinCheck size={24} stroke={1.75} aria-hidden="true" />}
      >
        {attendance('checkIn')}
      </LinkButton>
      <div className={classes.ways}>
        <LinkButton to="/rockstar/shifts/$bookingId" params={params} size="sm" variant="subtle">
          {details}
        </LinkButton>
        <Route where={where} />
        {ways.message}
      </div>
      {ways.late}
      <p className={classes.seen}>{attendance('seen', { time: from })}</p>
    </>
  );
}

interface ChangeStubProps extends Pick<StubProps, 'booking' | 'ways' | 'where'> {
  readonly change: Change;
}

function ChangeStub({ booking, change, ways, where }: ChangeStubProps) {
  const t = useTranslations('bookings');
  return (
    <>
      <h3 className={classes.asked}>{t('change.title')}</h3>
      <p className={classes.until}>{change.until}</p>
      <div className={classes.change}>
        <ChangeAnswer change={change} lit />
      </div>
      <div className={classes.ways}>
        <LinkButton to="/rockstar/shifts/$bookingId" params={{ bookingId: booking.id }} size="sm" variant="subtle">
          {t('home.details')}
        </LinkButton>
        <Route where={where} />
        {ways.message}
      </div>
      {ways.late}
    </>
  );
}

/** Into the phone's own maps; a computer has none. */
function Route({ where }: { readonly where: string | null }) {
  const t = useTranslations('common.place');
  const maps = where === null ? null : mapsLink(where, navigator);
  if (maps === null) return null;
  return (
    <Button component="a" href={maps} size="sm" variant="subtle">
      {t('route')}
    </Button>
  );
}

function Times({ booking, due }: TicketPartProps) {
  const t = useTranslations('common.time');
  const starts = wallAt(booking.startsAt, booking.tz);
  const ends = wallAt(booking.endsAt, booking.tz);
  const days = daysBetween(dayOf(starts), dayOf(ends));
  const [start, end] = [timeOf(starts), timeOf(ends)];
  return (
    <div className={classes.times}>
      <TicketTimes
        start={start}
        end={end}
        said={days > 0 ? t('rangeNextDay', { start, end, days }) : t('range', { start, end })}
        lit={due}
        {...(days > 0 && { tail: t('plusDays', { days }) })}
      />
    </div>
  );
}
