// One week of a venue's hours: the table, the bar that approves what agrees, and who is looked at beside it.
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { weekDays } from '#domain/time.ts';
import { titleOfWeek, weekOfHours } from '#domain/timesheets/hours.ts';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useKeyHints } from '#ui/use-key-hints.ts';
import { usePlaceClock } from '#ui/use-place-clock.ts';
import { useWide } from '#ui/use-wide.ts';
import { HoursBar } from './hours-bar.tsx';
import { HoursInspector } from './hours-inspector.tsx';
import { HoursKeyRow } from './hours-key-row.tsx';
import classes from './hours-table.module.css';
import { HoursTable } from './hours-table.tsx';
import { useHoursActs } from './use-hours-acts.ts';

interface HoursWeekProps {
  readonly own: OwnVenue;
  readonly monday: string;
  readonly all: readonly TrackedHours[] | undefined;
  readonly aside: ReactNode;
  readonly records: ReactNode;
  /** Of one booking: what the venue and the worker say of one another. */
  readonly reviews: (bookingId: string) => ReactNode;
}

export function HoursWeek({ own, monday, all, aside, records, reviews }: HoursWeekProps) {
  const t = useTranslations('timesheets');
  const format = useFormat();
  const wide = useWide();
  const clock = usePlaceClock(own.venue.tz, useEncoreNow());
  const keyed = useKeyHints();
  const mayDecide = own.membership.role !== 'staff';
  const [opened, setOpened] = useState<{ readonly id: string; readonly offering: boolean } | null>(null);
  const days = format.days(monday, weekDays(monday).at(-1) ?? monday);
  const week = weekOfHours(all ?? []);
  const title = titleOfWeek(week);
  const { chosen, keys, approveAll } = useHoursActs({
    week,
    mayDecide,
    onOpen: id => setOpened({ id, offering: false }),
    onOffer: id => setOpened({ id, offering: true }),
  });
  const selected = all?.find(({ sheet }) => sheet.id === opened?.id);
  const inspector =
    selected === undefined || opened === null ? undefined : (
      <HoursInspector
        key={`${opened.id}${opened.offering}`}
        hours={selected}
        mayDecide={mayDecide}
        offering={opened.offering}
        reviews={selected.sheet.bookingId !== null && reviews(selected.sheet.bookingId)}
      />
    );
  if (all === undefined) return null;
  return (
    <Screen
      title={t(title, { days, n: String(week[title === 'titleWaiting' ? 'waiting' : 'toLookAt'].length) })}
      lead={clock ?? undefined}
      aside={aside}
      pane={wide ? inspector : undefined}
    >
      {records}
      {all.length === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>
      ) : (
        <>
          <div className={classes.frame}>
            <HoursTable
              week={week}
              label={days}
              chosen={new Set(chosen.map(({ sheet }) => sheet.id))}
              selected={opened?.id ?? null}
              mayDecide={mayDecide}
              keys={keys}
            />
          </div>
          {mayDecide && (
            <HoursBar venue={own.venue} days={monday} all={all} chosen={chosen} onApprove={() => void approveAll()} />
          )}
          {keyed && (
            <div className={classes.keys}>
              <HoursKeyRow />
            </div>
          )}
        </>
      )}
      {!wide && (
        <Sheet opened={inspector !== undefined} onClose={() => setOpened(null)} title={selected?.name ?? t('nobody')}>
          {inspector}
        </Sheet>
      )}
    </Screen>
  );
}
