// The next shift as a ticket: when, in figures that read at arm's length, where, and what it pays.
import { useTranslations } from 'use-intl';
import { standingChip, standingOfBooking } from '#domain/applications/standing.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { estimatedPayMinor } from '#domain/shifts/rules.ts';
import { dayOf, daysBetween, timeOf, wallAt } from '#domain/time.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { Ticket } from '#ui/ticket.tsx';
import { TicketTimes } from '#ui/ticket-times.tsx';
import classes from './next-ticket.module.css';

interface NextTicketProps {
  readonly booking: TrackedBooking;
  readonly venue: Venue | undefined;
}

export function NextTicket({ booking, venue }: NextTicketProps) {
  const t = useTranslations('bookings.home');
  const format = useFormat();
  const roleName = useRoleName();
  const where = booking.place ?? venue?.address;
  return (
    <Ticket
      label={t('nextTicket')}
      stub={
        <LinkButton
          to="/rockstar/shifts/$bookingId"
          params={{ bookingId: booking.id }}
          size="lg"
          fullWidth
          variant="outline"
        >
          {t('details')}
        </LinkButton>
      }
    >
      <div className={classes.head}>
        <span>{format.dayHeading(booking.startsAt, booking.tz)}</span>
        <StateChip state={standingChip(standingOfBooking(booking, booking.pending))} />
      </div>
      <Times booking={booking} />
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

function Times({ booking }: { readonly booking: TrackedBooking }) {
  const t = useTranslations('common.time');
  const starts = wallAt(booking.startsAt, booking.tz);
  const ends = wallAt(booking.endsAt, booking.tz);
  const days = daysBetween(dayOf(starts), dayOf(ends));
  return (
    <div className={classes.times}>
      <TicketTimes
        start={timeOf(starts)}
        end={timeOf(ends)}
        lit={false}
        {...(days > 0 && { tail: t('plusDays', { days }) })}
      />
    </div>
  );
}
