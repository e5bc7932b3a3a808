import { VenueJobsScreen } from '#features/jobs/venue-jobs-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function VenueJobsPage() {
  return (
    <OwnVenuePanel>
      {own => <ListAndDetail list={pane => <VenueJobsScreen key={own.venue.id} own={own} pane={pane} />} />}
    </OwnVenuePanel>
  );
}
