// Whom the venue cancelled while they were checking in, and what a manager says to that: they work, or they go home and are owed.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { factsOfBooking } from '#domain/attendance/queries.ts';
import { presenceOf } from '#domain/attendance/rules.ts';
import { settleContest } from '#domain/bookings/contested.ts';
import { contestedAt, type TrackedBooking } from '#domain/bookings/queries.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './on-shift-panel.module.css';

const HOUR_MS = 3_600_000;
/** After it the least that is owed stands. */
const DAY_MS = 24 * HOUR_MS;

interface ContestedPanelProps {
  readonly venueId: string;
  readonly mayDecide: boolean;
}

export function ContestedPanel({ venueId, mayDecide }: ContestedPanelProps) {
  const now = useEncoreNow();
  const contested = useQuery(contestedAt, { venueId, from: now - (now % HOUR_MS) - DAY_MS });
  const people = useQuery(profilesByIds, { ids: contested?.map(({ workerId }) => workerId) ?? [] });
  if (contested === undefined || contested.length === 0) return null;
  return (
    <div className={classes.apart}>
      {contested.map(booking => (
        <Contested
          key={booking.id}
          booking={booking}
          name={people?.get(booking.workerId)?.name ?? null}
          mayDecide={mayDecide}
        />
      ))}
    </div>
  );
}

interface ContestedProps {
  readonly booking: TrackedBooking;
  readonly name: string | null;
  readonly mayDecide: boolean;
}

function Contested({ booking, name: known, mayDecide }: ContestedProps) {
  const t = useTranslations('attendance.contested');
  const people = useTranslations('shifts.manage');
  const format = useFormat();
  const when = useWhen();
  const facts = useQuery(factsOfBooking, { bookingId: booking.id });
  const settle = useSettle(booking.id);
  if (facts === undefined) return null;
  const presence = presenceOf(facts);
  if (presence.kind === 'away' || booking.cancelledAt === null) return null;
  const name = known ?? people('unknownRockstar');
  const about = {
    name,
    cancelled: when.at(booking.cancelledAt, booking.tz),
    came: when.at(presence.came.at, booking.tz),
  };
  return (
    <section className={classes.card} aria-label={t('title', { name })}>
      <Notice tone="amber" detail={t(presence.came.verdict === 'by_hand' ? 'byHand' : 'code', about)}>
        {t('title', { name })}
      </Notice>
      {mayDecide && (
        <>
          <p className={classes.basis}>{t('cost', { sum: format.money(booking.owedMinor ?? 0, booking.currency) })}</p>
          <div className={classes.acts}>
            <Button size="lg" onClick={() => void settle('keep', t('kept', { name }))}>
              {t('keep')}
            </Button>
            <Button size="lg" variant="outline" onClick={() => void settle('send_home', t('sentHome', { name }))}>
              {t('home')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function useSettle(id: string) {
  const command = useCommand(settleContest);
  const told = useToldOutcome();
  return async (choice: 'keep' | 'send_home', applied: string) => {
    await told(command({ id, choice }), { applied });
  };
}
