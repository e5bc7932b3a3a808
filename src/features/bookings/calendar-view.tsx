// Booked shifts by week or by month: a way back and forth, the days, and what stands on them. Works without signal, like
// all of My Shifts.
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { weekOf } from '#domain/bookings/calendar.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import type { VenueId } from '#domain/ids.ts';
import { addDays, addMonths, dayOf, type Instant, wallAt } from '#domain/time.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { useWide } from '#ui/use-wide.ts';
import classes from './calendar-view.module.css';
import { DayShifts } from './day-shifts.tsx';
import { KEPT_DAYS, KeptFor } from './kept-for.tsx';
import { MonthGrid } from './month-grid.tsx';
import { WeekColumns } from './week-columns.tsx';

export interface BookedDays {
  readonly bookings: readonly TrackedBooking[];
  readonly venues: ReadonlyMap<VenueId, Venue>;
}

interface CalendarViewProps extends BookedDays {
  readonly view: 'week' | 'month';
  readonly now: Instant;
}

export function CalendarView({ view, now, ...booked }: CalendarViewProps) {
  const t = useTranslations('bookings.calendar');
  const when = useWhen();
  const monthName = useMonthName();
  const today = dayOf(wallAt(now, useTimeZone() ?? 'UTC'));
  // Null is today, also past midnight: an app that stays open overnight shows the new week.
  const [chosen, choose] = useState<string | null>(null);
  const day = chosen ?? today;
  const setDay = (next: string) => choose(next === today ? null : next);
  const week = weekOf(day);
  const wide = useWide();
  const go = (count: 1 | -1) => setDay(view === 'week' ? addDays(day, 7 * count) : addMonths(day, count));
  const named = (one: string | undefined) => when.day(`${one ?? day}T12:00Z`, 'UTC');
  const title = view === 'month' ? monthName(day) : t('week', { from: named(week[0]), to: named(week[6]) });
  return (
    <section>
      <div className={classes.head}>
        <ActionIcon size={44} variant="subtle" aria-label={t(`before.${view}`)} onClick={() => go(-1)}>
          <IconChevronLeft size={24} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <h2 className={classes.title} aria-live="polite">
          {title}
        </h2>
        <ActionIcon size={44} variant="subtle" aria-label={t(`after.${view}`)} onClick={() => go(1)}>
          <IconChevronRight size={24} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      {day !== today && (
        <Button variant="subtle" size="sm" onClick={() => setDay(today)}>
          {t('today')}
        </Button>
      )}
      {(view === 'month' ? `${day.slice(0, 7)}-01` : (week[0] ?? day)) < addDays(today, -KEPT_DAYS) && <KeptFor />}
      {view === 'month' ? (
        <>
          <MonthGrid {...booked} day={day} today={today} title={title} onPick={setDay} />
          <DayShifts {...booked} day={day} />
        </>
      ) : wide ? (
        <WeekColumns {...booked} week={week} today={today} />
      ) : (
        week.map(one => <DayShifts key={one} {...booked} day={one} />)
      )}
    </section>
  );
}

/** 'November 2026', at the head of a month. */
function useMonthName(): (day: string) => string {
  const locale = useLocale();
  const format = useFormat();
  return day => {
    const said = format.month(day, 'year');
    return said.charAt(0).toLocaleUpperCase(locale) + said.slice(1);
  };
}
