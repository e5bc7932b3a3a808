import { useNavigate, useParams } from '@tanstack/react-router';
import { ShownTogether } from '#bridge/shown-together.tsx';
import { useShiftsPlace } from '#features/shifts/planner/use-shifts-place.ts';
import { VenueShiftsScreen } from '#features/shifts/planner/venue-shifts-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function VenueShiftsPage() {
  const { shiftId } = useParams({ strict: false });
  const navigate = useNavigate();
  const [place, show] = useShiftsPlace();
  return (
    <ShownTogether>
      <OwnVenuePanel>
        {own => (
          <ListAndDetail
            // A tablet held upright keeps the board over the shift.
            fromPx={820}
            list={pane => (
              <VenueShiftsScreen
                key={own.venue.id}
                own={own}
                place={place}
                onPlace={show}
                onHours={() => void navigate({ to: '/venue/shifts/hours' })}
                selected={shiftId}
                pane={pane}
              />
            )}
          />
        )}
      </OwnVenuePanel>
    </ShownTogether>
  );
}
