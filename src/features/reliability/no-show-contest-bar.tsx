// At the foot of the page of a no-show that stands: contesting it by one press, or saying that it is right, and until when nothing is
// taken. It is what comes next once the shift is over; before that, showing the code is.
import { IconScale } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { factsOfBooking } from '#domain/attendance/queries.ts';
import { mayPunchNext } from '#domain/attendance/rules.ts';
import { bookingById } from '#domain/bookings/queries.ts';
import { ownLedger } from '#domain/reliability/queries.ts';
import { appealBy, mayAccept, mayAppeal, noShowOf } from '#domain/reliability/rules.ts';
import type { ReliabilityEvent } from '#domain/reliability/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { AcceptAct } from './accept-act.tsx';
import classes from './reliability.module.css';
import { useAppeal } from './use-appeal.ts';

export function NoShowContestBar({ bookingId }: { readonly bookingId: string }) {
  const now = useEncoreNow();
  const ledger = useQuery(ownLedger, null);
  const event = noShowOf(ledger?.events ?? [], bookingId);
  if (event === undefined || !mayAppeal(event, now)) return null;
  return <Bar event={event} unsent={ledger?.pending.has(event.id) === true} />;
}

interface BarProps {
  readonly event: ReliabilityEvent;
  /** That it is right has been said, and has not reached the server. */
  readonly unsent: boolean;
}

function Bar({ event, unsent }: BarProps) {
  const t = useTranslations('reliability');
  const now = useEncoreNow();
  const { messages, send } = useAppeal(event);
  const comes = useComesFirst(event.bookingId);
  // Sent before they are read, it would take none of them along.
  if (messages === undefined) return null;
  const lit = !comes && event.acceptedAt === null;
  const { countsFrom } = event;
  const waits = countsFrom !== null && mayAccept(event, now);
  return (
    <ActBar lit={lit} note={<Note event={event} unsent={unsent} />}>
      <ActButton
        variant={lit ? 'lit' : 'outline'}
        leftSection={<IconScale size={22} stroke={1.75} aria-hidden="true" />}
        onClick={() => void send()}
      >
        {t('contest.act')}
      </ActButton>
      {waits && <AcceptAct event={event} countsFrom={countsFrom} />}
    </ActBar>
  );
}

/** Checking in, or what comes after it, is lit above. */
function useComesFirst(bookingId: string): boolean {
  const now = useEncoreNow();
  const booking = useQuery(bookingById, { id: bookingId });
  const facts = useQuery(factsOfBooking, { bookingId });
  return booking == null || facts === undefined || mayPunchNext(facts, booking, now);
}

function Note({ event, unsent }: BarProps) {
  const t = useTranslations('reliability');
  const format = useFormat();
  const when = useWhen();
  const now = useEncoreNow();
  const day = format.day(appealBy(event), event.tz);
  const { countsFrom } = event;
  if (countsFrom !== null && mayAccept(event, now)) {
    return (
      <>
        <strong className={classes.until}>
          {t('contest.waitsUntil', { until: when.until(countsFrom, event.tz) })}
        </strong>{' '}
        {t('contest.waits', { day })}
      </>
    );
  }
  return (
    <>
      {unsent && <StateChip state="onThisDevice" />}{' '}
      {t(event.acceptedAt === null ? 'contest.until' : 'accept.accepted', { day })}
    </>
  );
}
