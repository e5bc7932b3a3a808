// One's shifts as files: hours and pay for a spreadsheet, the dates for a calendar. Made on the device.
import { Button, Group } from '@mantine/core';
import { IconCalendarDown, IconCalendarShare, IconTableDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { standingChip, standingOfBooking } from '#domain/applications/standing.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { csvText } from '#domain/csv.ts';
import { type EARNINGS_COLUMNS, earningsCsv } from '#domain/earnings/csv-rows.ts';
import type { Earning } from '#domain/earnings/rules.ts';
import type { Instant } from '#domain/time.ts';
import { deviceTag } from '#i18n/device-tag.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { download } from '#ui/download.ts';
import { useStateWord } from '#ui/use-state-word.ts';
import { CalendarFeedSheet } from './calendar-feed-sheet.tsx';
import type { BookedDays } from './calendar-view.tsx';
import classes from './take-away.module.css';
import { useCalendarFile } from './use-calendar-file.ts';
import { useOwnEarnings } from './use-own-earnings.ts';

const longWords = { label: classes.words ?? '' };

interface TakeAwayProps extends BookedDays {
  readonly now: Instant;
}

export function TakeAway({ bookings, venues, now }: TakeAwayProps) {
  const t = useTranslations('bookings.files');
  const earnings = useOwnEarnings(bookings, now);
  const saveCsv = useEarningsCsv(venues);
  const saveCalendar = useCalendarFile(venues);
  const ahead = bookings.filter(({ status, endsAt }) => holdsPlace(status) && endsAt > now);
  if (bookings.length === 0 || earnings === undefined) return null;
  return (
    <Group gap={8} mt={24}>
      <Button
        variant="outline"
        classNames={longWords}
        leftSection={<IconTableDown size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => saveCsv(bookings, earnings)}
      >
        {t('csv')}
      </Button>
      {ahead.length > 0 && (
        <Button
          variant="outline"
          classNames={longWords}
          leftSection={<IconCalendarDown size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => saveCalendar(ahead)}
        >
          {t('calendar')}
        </Button>
      )}
      <CalendarFeed />
    </Group>
  );
}

function useEarningsCsv(
  venues: BookedDays['venues'],
): (bookings: readonly Booking[], earnings: readonly Earning[]) => void {
  const t = useTranslations('bookings.files');
  const stateWord = useStateWord();
  const role = useRoleName();
  return (bookings, earnings) => {
    const rows = earningsCsv(bookings, earnings, {
      column: (column: (typeof EARNINGS_COLUMNS)[number]) => t(`columns.${column}`),
      role,
      venue: ({ venueId }) => venues.get(venueId)?.name ?? '',
      state: booking => stateWord(standingChip(standingOfBooking(booking, null))),
    });
    download(`${t('csvName')}.csv`, 'text/csv;charset=utf-8', csvText(rows, deviceTag()));
  };
}

/** One's shifts in a calendar app: the way to a private address that it looks at by itself. */
function CalendarFeed() {
  const t = useTranslations('bookings.feed');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        classNames={longWords}
        leftSection={<IconCalendarShare size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('open')}
      </Button>
      {opened && <CalendarFeedSheet onClose={() => setOpened(false)} />}
    </>
  );
}
