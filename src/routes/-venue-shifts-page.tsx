import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ShownTogether } from '#bridge/shown-together.tsx';
import { type ShiftsPlace, VenueShiftsScreen } from '#features/shifts/planner/venue-shifts-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function VenueShiftsPage() {
  const { shiftId } = useParams({ strict: false });
  const { view = null } = useSearch({ from: '/venue/shifts' });
  const navigate = useNavigate();
  const [place, setPlace] = useState<ShiftsPlace>({ monday: null, view });
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
                onPlace={setPlace}
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
