// Another end or start than planned: what is agreed, and what one side has asked for since, with the answer to it.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { OpenTime } from '#domain/attendance/ends.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import type { Side } from '#domain/side.ts';
import type { Instant } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './end-panel.module.css';

interface AgreedTimeProps {
  readonly kind: 'end' | 'start';
  readonly booking: TrackedBooking;
  readonly side: Side;
  /** Of the Rockstar, for the venue. */
  readonly name: string;
  readonly planned: Instant;
  readonly agreed: Instant | null;
  /** What waits for an answer. */
  readonly open: OpenTime | null;
  /** Something of it is on this device alone. */
  readonly unsent: boolean;
  readonly onSay: (at: Instant) => Promise<void>;
}

export function AgreedTime(props: AgreedTimeProps) {
  const { kind, booking, side, name, planned, agreed, open, unsent, onSay } = props;
  const t = useTranslations(`attendance.${kind}`);
  const format = useFormat();
  const stands = agreed ?? planned;
  const time = (at: Instant) => ({ time: format.clockInSentence(at, booking.tz) });
  const asks = side === 'venue' ? 'personAsks' : 'venueAsks';
  return (
    <>
      {stands !== planned && <p>{t('agreed', time(stands))}</p>}
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
