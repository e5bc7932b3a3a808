// Until when somebody works, where one side asks for another end than planned: what is agreed, what waits for whose answer, and the
// way to ask. Nothing counts until both say the same.
import { Button } from '@mantine/core';
import { IconClockEdit } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { agreedEnd, openEnd } from '#domain/attendance/ends.ts';
import { factsOfBooking, type TrackedFact } from '#domain/attendance/queries.ts';
import { mayProposeEnd } from '#domain/attendance/rules.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import type { Side } from '#domain/side.ts';
import { useFormat } from '#i18n/use-format.ts';
import { StateChip } from '#ui/state-chip.tsx';
import { useNow } from '#ui/use-now.ts';
import classes from './end-panel.module.css';
import { EndSheet } from './end-sheet.tsx';
import { useProposeEnd } from './use-propose-end.ts';

interface EndPanelProps {
  readonly booking: TrackedBooking;
  readonly side: Side;
  /** Of the Rockstar, for the venue. */
  readonly name?: string;
}

export function EndPanel({ booking, side, name = '' }: EndPanelProps) {
  const t = useTranslations('attendance.end');
  const now = useNow();
  const facts = useQuery(factsOfBooking, { bookingId: booking.id });
  const propose = useProposeEnd(booking.id);
  const [asking, ask] = useState(false);
  if (facts === undefined || !mayProposeEnd(booking, now)) return null;
  return (
    <div className={classes.end}>
      <Standing booking={booking} side={side} name={name} facts={facts} onSay={propose} />
      <Button
        size={side === 'venue' ? 'sm' : 'md'}
        variant="subtle"
        leftSection={<IconClockEdit size={20} stroke={1.75} aria-hidden="true" />}
        {...(side === 'venue' ? { 'aria-label': t('openName', { name }) } : {})}
        onClick={() => ask(true)}
      >
        {t(side === 'venue' ? 'openVenue' : 'open')}
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

interface StandingProps extends Required<EndPanelProps> {
  readonly facts: readonly TrackedFact[];
  readonly onSay: (until: number) => Promise<void>;
}

/** What is agreed, and what one side has asked for since. */
function Standing({ booking, side, name, facts, onSay }: StandingProps) {
  const t = useTranslations('attendance.end');
  const format = useFormat();
  const agreed = agreedEnd(facts, booking);
  const open = openEnd(facts, booking);
  const stands = agreed?.at ?? booking.endsAt;
  const time = (at: number) => ({ time: format.clockInSentence(at, booking.tz) });
  const unsent = facts.some(({ kind, pending }) => kind === 'until' && pending !== null);
  const asks = side === 'venue' ? 'personAsks' : 'venueAsks';
  return (
    <>
      {agreed !== null && agreed.at !== booking.endsAt && <p>{t('agreed', time(agreed.at))}</p>}
      {open !== null && <p>{t(open.by === side ? 'asked' : asks, { name, ...time(open.at) })}</p>}
      {unsent && <StateChip state="onThisDevice" />}
      {open !== null && (
        <div className={classes.answers}>
          {open.by !== side && (
            <Button size="md" onClick={() => void onSay(open.at)}>
              {t('agree', time(open.at))}
            </Button>
          )}
          <Button size="md" variant="outline" onClick={() => void onSay(stands)}>
            {t('keep', time(stands))}
          </Button>
        </div>
      )}
    </>
  );
}
