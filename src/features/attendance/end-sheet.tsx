// Another end than planned, asked for by either side: until when, and what it means before it is sent.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { LONGEST_STAY_MS } from '#domain/attendance/ends.ts';
import { leastPaidMin } from '#domain/attendance/figures.ts';
import { likelyOf, readAfterStart } from '#domain/attendance/night-times.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { rulesOf } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import type { Side } from '#domain/side.ts';
import { type Instant, instantOf, minutesBetween, timeOf, wallAt } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ActButton } from '#ui/act-button.tsx';
import { TimeField } from '#ui/date-time-field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { WallReadingChoice } from '#ui/wall-reading-choice.tsx';

const HOUR_MS = 3_600_000;

interface EndSheetProps {
  readonly booking: Booking;
  readonly side: Side;
  readonly name: string;
  readonly onAsk: (until: Instant) => void;
  readonly onClose: () => void;
}

export function EndSheet({ booking, side, name, onAsk, onClose }: EndSheetProps) {
  const t = useTranslations('attendance.end');
  const format = useFormat();
  const [time, setTime] = useState(timeOf(wallAt(booking.endsAt + HOUR_MS, booking.tz)));
  const [meant, setMeant] = useState<'first' | 'second' | null>(null);
  const reading = time === '' ? null : readAfterStart(booking, time);
  const which = meant ?? (reading && likelyOf(reading, booking.endsAt + HOUR_MS)) ?? 'first';
  const until = reading && instantOf(reading, which);
  const tooLate = until !== null && until > booking.endsAt + LONGEST_STAY_MS;
  const { owedHours } = rulesOf(useQuery(allPlatformRules, null), booking.rulesVersion);
  const least = leastPaidMin({ at: booking.startsAt, sentHome: true }, { ...booking, owedHours });
  const words = { name, duration: format.duration(least) };
  const early = until !== null && until < booking.endsAt;
  const meaning = early
    ? t(side === 'venue' ? 'earlierVenue' : 'earlierOwn', words)
    : t(side === 'venue' ? 'laterVenue' : 'laterOwn', words);
  return (
    <Sheet
      opened
      onClose={onClose}
      title={side === 'venue' ? t('titleName', { name }) : t('title')}
      foot={
        <ActButton
          disabled={until === null || tooLate || until === booking.endsAt}
          onClick={() => until !== null && onAsk(until)}
        >
          {t('ask', { time: until === null ? '–' : format.clockInSentence(until, booking.tz) })}
        </ActButton>
      }
    >
      <TimeField
        label={t('at')}
        value={time}
        onChange={typed => {
          setTime(typed);
          setMeant(null);
        }}
        error={tooLate ? t('tooLate', { duration: format.duration(minutesBetween(0, LONGEST_STAY_MS)) }) : undefined}
      />
      {reading !== null && <WallReadingChoice reading={reading} typed={time} chosen={which} onChoose={setMeant} />}
      <p>{meaning}</p>
    </Sheet>
  );
}
