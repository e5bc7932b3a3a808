// Another end than planned, asked for by either side: until when, and what it means before it is sent.
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
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
import { ChipChoice } from '#ui/chip-choice.tsx';
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
  const set = (typed: string) => {
    setTime(typed);
    setMeant(null);
  };
  const choose = (at: Instant) => {
    const typed = timeOf(wallAt(at, booking.tz));
    setTime(typed);
    // On the night when the clock shows it twice, the one that was chosen.
    setMeant(instantOf(readAfterStart(booking, typed), 'first') === at ? 'first' : 'second');
  };
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
      <Stack gap={16}>
        <UsualEnds booking={booking} until={until} onChoose={choose} />
        <TimeField
          label={t('at')}
          value={time}
          onChange={set}
          error={tooLate ? t('tooLate', { duration: format.duration(minutesBetween(0, LONGEST_STAY_MS)) }) : undefined}
        />
        {reading !== null && <WallReadingChoice reading={reading} typed={time} chosen={which} onChoose={setMeant} />}
        <p>{meaning}</p>
      </Stack>
    </Sheet>
  );
}

/** More than planned. Earlier than planned is now: somebody is sent home. */
const MORE_MIN = [30, 60, 120] as const;
const MINUTE_MS = 60_000;

interface UsualEndsProps {
  readonly booking: Booking;
  readonly until: Instant | null;
  readonly onChoose: (at: Instant) => void;
}

function UsualEnds({ booking: { startsAt, endsAt }, until, onChoose }: UsualEndsProps) {
  const t = useTranslations('attendance');
  const format = useFormat();
  const now = useEncoreNow();
  const ends = new Map<string, Instant>(
    MORE_MIN.map(more => [t('end.more', { duration: format.duration(more) }), endsAt + more * MINUTE_MS]),
  );
  const all = startsAt < now && now < endsAt ? new Map([[t('end.now'), now], ...ends]) : ends;
  return (
    <ChipChoice
      label={t('quick')}
      choices={[...all.keys()].map(label => ({ value: label, label }))}
      chosen={[...all].filter(([, at]) => at === until).map(([label]) => label)}
      onChange={chosen => {
        const at = chosen.map(label => all.get(label)).find(one => one !== until);
        if (at !== undefined) onChoose(at);
      }}
    />
  );
}
