// A venue's weeks of hours: approve what agrees in one act, and look at what does not.
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { weekSpan } from '#domain/shifts/week.ts';
import { dayOf, mondayOf, wallAt } from '#domain/time.ts';
import { weekToOpen } from '#domain/timesheets/queries.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { HoursWeek } from './hours-week.tsx';
import { useWeekHours } from './use-week-hours.ts';
import { WeekSteps } from './week-steps.tsx';

interface HoursScreenProps {
  readonly own: OwnVenue;
  /** The switch to the other views of the venue's shifts. */
  readonly views: ReactNode;
  /** What one side wrote down of work without a post, and waits for the other. */
  readonly records: ReactNode;
  /** Of one booking: what the venue and the worker say of one another. */
  readonly reviews: (bookingId: string) => ReactNode;
}

export function HoursScreen(props: HoursScreenProps) {
  const [begun, begin] = useState<string | null>(null);
  return begun === null ? <Opening {...props} onBegin={begin} /> : <Weeks key={begun} {...props} first={begun} />;
}

/** Which week to begin with is asked until there is one, and no longer: each approval would read every week once more. */
function Opening({ onBegin, ...props }: HoursScreenProps & { readonly onBegin: (monday: string) => void }) {
  const now = useEncoreNow();
  const { venue } = props.own;
  const first = useQuery(weekToOpen, { venueId: venue.id });
  const monday = first?.monday ?? null;
  useLayoutEffect(() => {
    if (monday !== null) onBegin(monday);
  }, [monday, onBegin]);
  // Opened before the first rows have come: it begins with them.
  return first === undefined || monday !== null ? null : (
    <Weeks {...props} first={mondayOf(dayOf(wallAt(now, venue.tz)))} />
  );
}

/** Begins with a week, and stays there when its hours are approved meanwhile. */
function Weeks({ own, views, records, reviews, first }: HoursScreenProps & { readonly first: string }) {
  const [monday, setMonday] = useState(first);
  const { startsAt: from, endsAt: to } = weekSpan(monday, own.venue.tz);
  const all = useWeekHours({ venueId: own.venue.id, from, to });
  return (
    <HoursWeek
      key={monday}
      own={own}
      monday={monday}
      all={all}
      records={records}
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
