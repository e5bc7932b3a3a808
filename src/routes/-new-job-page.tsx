import { NewJobScreen } from '#features/jobs/job-form-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';

export function NewJobPage() {
  return <OwnVenuePanel>{own => <NewJobScreen key={own.venue.id} own={own} />}</OwnVenuePanel>;
}
