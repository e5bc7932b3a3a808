// Until when somebody works, where one side asks for another end than planned: what is agreed, what waits for whose answer, and the
// way to ask. Nothing counts until both say the same.
import { Button } from '@mantine/core';
import { IconClockEdit } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { agreedEnd, openEnd } from '#domain/attendance/ends.ts';
import { factsOfBooking } from '#domain/attendance/queries.ts';
import { mayProposeEnd } from '#domain/attendance/rules.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import type { Side } from '#domain/side.ts';
import { AgreedTime } from './agreed-time.tsx';
import classes from './end-panel.module.css';
import { EndSheet } from './end-sheet.tsx';
import { useProposeTime } from './use-propose-time.ts';

interface EndPanelProps {
  readonly booking: TrackedBooking;
  readonly side: Side;
  /** Of the Rockstar, for the venue. */
  readonly name?: string;
}

export function EndPanel({ booking, side, name = '' }: EndPanelProps) {
  const t = useTranslations('attendance.end');
  const now = useEncoreNow();
  const facts = useQuery(factsOfBooking, { bookingId: booking.id });
  const propose = useProposeTime(booking.id, 'until');
  const [asking, ask] = useState(false);
  if (facts === undefined || !mayProposeEnd(booking, now)) return null;
  // Whoever has left, or is past the end, can only say when that was.
  const isOver = booking.status === 'checked_out' || now >= booking.endsAt;
  return (
    <div className={classes.end}>
      <AgreedTime
        kind="end"
        booking={booking}
        side={side}
        name={name}
        planned={booking.endsAt}
        agreed={agreedEnd(facts, booking)?.at ?? null}
        open={openEnd(facts, booking)}
        unsent={facts.some(({ kind, pending }) => kind === 'until' && pending !== null)}
        onSay={propose}
      />
      <Button
        size={side === 'venue' ? 'sm' : 'md'}
        variant="subtle"
        data-flush="start"
        leftSection={<IconClockEdit size={20} stroke={1.75} aria-hidden="true" />}
        {...(side === 'venue' ? { 'aria-label': t('openName', { name }) } : {})}
        onClick={() => ask(true)}
      >
        {t(side === 'venue' || isOver ? 'change' : 'open')}
      </Button>
      {asking && (
        <EndSheet
          booking={booking}
          side={side}
          name={name}
          onClose={() => ask(false)}
          onAsk={until => {
            ask(false);
            void propose(until);
          }}
        />
      )}
    </div>
  );
}
