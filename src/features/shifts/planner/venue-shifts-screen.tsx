// A venue's shifts: the week as a board where there is room for it, day by day where there is not.
import { type ReactNode, useState } from 'react';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { PostButton } from '#features/shifts/post-button.tsx';
import { DetailBeside } from '#ui/detail-frame.tsx';
import { useBeforePrinting } from '#ui/use-before-printing.ts';
import { useWide } from '#ui/use-wide.ts';
import { DayListScreen } from './day-list-screen.tsx';
import { useOpenedWeek } from './use-opened-week.ts';
import { BOARD_FROM, type ShiftsView, ViewsPanel } from './views-panel.tsx';
import { WeekScreen } from './week-screen.tsx';

/** Kept by the route, so that it outlives a detail that is opened over it. */
export interface ShiftsPlace {
  /** The Monday of the week shown; null for the week that it is. */
  readonly monday: string | null;
  /** Null: whichever fits the screen. */
  readonly view: 'week' | 'people' | 'days' | null;
  /** The shift that was open when the week was chosen; another one shows the week that it is in. */
  readonly chosenAt?: string | undefined;
}

interface VenueShiftsScreenProps {
  readonly own: OwnVenue;
  readonly place: ShiftsPlace;
  readonly onPlace: (place: ShiftsPlace) => void;
  readonly onHours: () => void;
  readonly selected: string | undefined;
  /** Beside the day list there is a pane while it has anything; beside the board only when a shift is chosen. */
  readonly pane: ReactNode;
}

export function VenueShiftsScreen({ own, place, onPlace, onHours, selected, pane }: VenueShiftsScreenProps) {
  const wide = useWide();
  const roomy = useWide(BOARD_FROM);
  const monday = useOpenedWeek({ own, place, onPlace, selected });
  // Whoever has the board and turns a tablet keeps it.
  const [boarded, setBoarded] = useState(wide);
  if (wide && !boarded) setBoarded(true);
  const view = useBeforePrinting(roomy ? (place.view ?? (boarded ? 'week' : 'days')) : 'days');
  const show = (next: ShiftsView) => {
    if (next === 'hours') onHours();
    else onPlace({ ...place, view: next });
  };
  const acts = (
    <>
      <ViewsPanel view={view} onView={show} />
      {own.membership.role !== 'staff' && <PostButton />}
    </>
  );
  if (view === 'days') {
    // Days have no dock: a shift takes their place where nothing stands beside them.
    if (!wide && roomy && selected !== undefined) return <DetailBeside value={false}>{pane}</DetailBeside>;
    return <DayListScreen own={own} pane={wide ? pane : undefined} acts={acts} />;
  }
  return (
    <WeekScreen
      own={own}
      by={view === 'people' ? 'people' : 'roles'}
      monday={monday}
      onMonday={next => onPlace({ ...place, monday: next, chosenAt: selected })}
      selected={selected}
      pane={selected === undefined ? undefined : pane}
      aside={acts}
    />
  );
}
