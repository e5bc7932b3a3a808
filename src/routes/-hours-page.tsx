import { useNavigate, useSearch } from '@tanstack/react-router';
import { InviteKnownPanel } from '#features/invitations/invite-known-panel.tsx';
import { VenueRecordWayPanel } from '#features/recorded/record-way-panel.tsx';
import { VenueRecordsPanel } from '#features/recorded/records-panel.tsx';
import { ReportsWayPanel } from '#features/reports/reports-way-panel.tsx';
import { BookingReviewsPanel } from '#features/reviews/person-reviews-panel.tsx';
import { type ShiftsView, ViewsPanel } from '#features/shifts/planner/views-panel.tsx';
import { HoursScreen } from '#features/timesheets/hours-screen.tsx';
import { VenueOfHoursPanel } from '#features/venues/venue-of-hours-panel.tsx';

export function HoursPage() {
  const { venue } = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (view: ShiftsView) => {
    if (view !== 'hours') void navigate({ to: '/venue/shifts', search: { view } });
  };
  return (
    <VenueOfHoursPanel venueId={venue ?? null}>
      {own => (
        <HoursScreen
          key={own.venue.id}
          own={own}
          views={
            <>
              {mayDecide(own) && isOpen(own) && <VenueRecordWayPanel venue={own.venue} />}
              <ReportsWayPanel />
              <ViewsPanel view="hours" onView={show} />
            </>
          }
          records={<VenueRecordsPanel venueId={own.venue.id} mayAnswer={mayDecide(own)} />}
          reviews={bookingId => (
            <BookingReviewsPanel
              key={bookingId}
              bookingId={bookingId}
              mayWrite={mayDecide(own)}
              invite={workerId => isOpen(own) && <InviteKnownPanel venueId={own.venue.id} workerId={workerId} />}
            />
          )}
        />
      )}
    </VenueOfHoursPanel>
  );
}

const mayDecide = ({ membership }: { readonly membership: { readonly role: string } }) => membership.role !== 'staff';
const isOpen = ({ venue }: { readonly venue: { readonly status: string } }) => venue.status !== 'archived';
