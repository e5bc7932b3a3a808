import { ReportsScreen } from '#features/reports/reports-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';

export function VenueReportsPage() {
  return <OwnVenuePanel>{own => <ReportsScreen key={own.venue.id} own={own} />}</OwnVenuePanel>;
}
