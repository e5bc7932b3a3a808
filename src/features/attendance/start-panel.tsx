// From when somebody is paid, where the venue asks them to start before the plan: the way to ask, what waits for whose answer, and what
// is agreed. An early check-in pays nothing by itself.
import { Button } from '@mantine/core';
import { IconClockUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { agreedStart, openStart } from '#domain/attendance/ends.ts';
import { lastBefore } from '#domain/attendance/night-times.ts';
import { factsOfBooking } from '#domain/attendance/queries.ts';
import { EARLY_MS, mayProposeStart } from '#domain/attendance/rules.ts';
import { bookingById, type TrackedBooking } from '#domain/bookings/queries.ts';
import type { Side } from '#domain/side.ts';
import { type Instant, timeOf, wallAt } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ActButton } from '#ui/act-button.tsx';
import { TimeField } from '#ui/date-time-field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { AgreedTime } from './agreed-time.tsx';
import classes from './end-panel.module.css';
import { useProposeTime } from './use-propose-time.ts';

/** A Rockstar's own: they answer, and do not ask. */
export function OwnStartPanel({ bookingId }: { readonly bookingId: string }) {
  const booking = useQuery(bookingById, { id: bookingId });
  return booking == null ? null : <StartPanel booking={booking} side="rockstar" name="" />;
}

interface StartPanelProps {
  readonly booking: TrackedBooking;
  readonly side: Side;
  /** Of the Rockstar, for the venue. */
  readonly name: string;
}

export function StartPanel({ booking, side, name }: StartPanelProps) {
  const t = useTranslations('attendance.start');
  const now = useEncoreNow();
  const facts = useQuery(factsOfBooking, { bookingId: booking.id });
  const propose = useProposeTime(booking.id, 'from');
  const [asking, ask] = useState(false);
  if (facts === undefined || !mayProposeStart(booking, now)) return null;
  const [agreed, open] = [agreedStart(facts), openStart(facts, booking)];
  const asks = side === 'venue' && now < booking.startsAt && agreed === null && open === null;
  if (!asks && agreed === null && open === null) return null;
  return (
    <div className={classes.end}>
      <AgreedTime
        kind="start"
        booking={booking}
        side={side}
        name={name}
        planned={booking.startsAt}
        agreed={agreed}
        open={open}
        unsent={facts.some(({ kind, pending }) => kind === 'from' && pending !== null)}
        onSay={propose}
      />
      {asks && (
        <Button
          size="sm"
          variant="subtle"
          data-flush="start"
          leftSection={<IconClockUp size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => ask(true)}
        >
          {t('open', { name })}
        </Button>
      )}
      {asking && (
        <StartSheet
          booking={booking}
          name={name}
          onClose={() => ask(false)}
          onAsk={from => {
            ask(false);
            void propose(from);
          }}
        />
      )}
    </div>
  );
}

interface StartSheetProps {
  readonly booking: TrackedBooking;
  readonly name: string;
  readonly onAsk: (from: Instant) => void;
  readonly onClose: () => void;
}

const HALF_AN_HOUR_MS = 1_800_000;

function StartSheet({ booking, name, onAsk, onClose }: StartSheetProps) {
  const t = useTranslations('attendance.start');
  const format = useFormat();
  const { startsAt, tz } = booking;
  const [time, setTime] = useState(timeOf(wallAt(startsAt - HALF_AN_HOUR_MS, tz)));
  const from = time === '' ? null : lastBefore(booking, time);
  // A check-in counts from then on; for more the shift is changed.
  const earliest = startsAt - EARLY_MS;
  const wrong = from !== null && from < earliest;
  const clock = (at: Instant) => format.clockInSentence(at, tz);
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('title', { name })}
      foot={
        <ActButton disabled={from === null || wrong} onClick={() => from !== null && onAsk(from)}>
          {t('ask', { time: from === null ? '–' : clock(from) })}
        </ActButton>
      }
    >
      <TimeField
        label={t('at')}
        value={time}
        onChange={setTime}
        error={wrong ? t('bounds', { earliest: clock(earliest), start: clock(startsAt) }) : undefined}
      />
      <p>{t('meaning', { name })}</p>
    </Sheet>
  );
}
