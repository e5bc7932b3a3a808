// A venue's week of hours: approve what agrees in one act, and look at what does not.
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { weekSpan } from '#domain/shifts/week.ts';
import { dayOf, mondayOf, wallAt, weekDays } from '#domain/time.ts';
import { type WeekOfHours, weekOfHours } from '#domain/timesheets/hours.ts';
import { hoursBetween, type TrackedHours, weekToOpen } from '#domain/timesheets/queries.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useNow } from '#ui/use-now.ts';
import { useWide } from '#ui/use-wide.ts';
import { HoursBar } from './hours-bar.tsx';
import { HoursInspector } from './hours-inspector.tsx';
import classes from './hours-table.module.css';
import { HoursTable } from './hours-table.tsx';
import { useHoursActs } from './use-hours-acts.ts';
import { WeekSteps } from './week-steps.tsx';

interface HoursScreenProps {
  readonly own: OwnVenue;
  /** The switch to the other views of the venue's shifts. */
  readonly views: ReactNode;
  /** Of one booking: what the venue and the worker say of one another. */
  readonly reviews: (bookingId: string) => ReactNode;
}

export function HoursScreen(props: HoursScreenProps) {
  const now = useNow();
  const { venue } = props.own;
  const first = useQuery(weekToOpen, { venueId: venue.id });
  if (first === undefined) return null;
  return <Weeks key={venue.id} {...props} first={first.monday ?? mondayOf(dayOf(wallAt(now, venue.tz)))} />;
}

/** Begins with a week, and stays there when its hours are approved meanwhile. */
function Weeks({ own, views, reviews, first }: HoursScreenProps & { readonly first: string }) {
  const [monday, setMonday] = useState(first);
  const { startsAt: from, endsAt: to } = weekSpan(monday, own.venue.tz);
  const all = useQuery(hoursBetween, { venueId: own.venue.id, from, to });
  return (
    <Week
      key={monday}
      own={own}
      monday={monday}
      all={all}
      reviews={reviews}
      aside={
        <>
          <WeekSteps monday={monday} onMonday={setMonday} />
          {views}
        </>
      }
    />
  );
}

interface WeekProps {
  readonly own: OwnVenue;
  readonly monday: string;
  readonly all: readonly TrackedHours[] | undefined;
  readonly aside: ReactNode;
  readonly reviews: HoursScreenProps['reviews'];
}

function Week({ own, monday, all, aside, reviews }: WeekProps) {
  const t = useTranslations('timesheets');
  const format = useFormat();
  const wide = useWide();
  const mayDecide = own.membership.role !== 'staff';
  const [opened, setOpened] = useState<{ readonly id: string; readonly offering: boolean } | null>(null);
  const days = format.days(monday, weekDays(monday).at(-1) ?? monday);
  const week = weekOfHours(all ?? []);
  const { chosen, keys, approveAll } = useHoursActs({
    week,
    mayDecide,
    onOpen: (id, offering) => setOpened({ id, offering }),
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
      title={t(titleOf(week), { days, n: String(week.toLookAt.length) })}
      aside={aside}
      pane={wide ? inspector : undefined}
    >
      {all.length === 0 ? (
        <EmptyState title={t('titleNone', { days })}>{t('noneText')}</EmptyState>
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
          <p className={classes.keys}>{t('keys')}</p>
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

function titleOf({ toLookAt, agreeing, waiting, settled }: WeekOfHours): 'title' | 'titleAgree' | 'titleNone' {
  if (toLookAt.length > 0) return 'title';
  return agreeing.length + waiting.length + settled.length > 0 ? 'titleAgree' : 'titleNone';
}
