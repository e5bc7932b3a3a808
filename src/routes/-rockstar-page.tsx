import { useParams, useSearch } from '@tanstack/react-router';
import { InvitePersonPanel } from '#features/invitations/invite-person-panel.tsx';
import { MessagePersonPanel } from '#features/messages/message-person-panel.tsx';
import { PersonReviewsPanel } from '#features/reviews/person-reviews-panel.tsx';
import { RockstarScreen } from '#features/rockstars/rockstar-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';

export function RockstarPage() {
  const { rockstarId } = useParams({ from: '/venue/rockstars/$rockstarId' });
  const { invite = false } = useSearch({ from: '/venue/rockstars/$rockstarId' });
  return (
    <OwnVenuePanel>
      {own => (
        <RockstarScreen
          key={rockstarId}
          own={own}
          rockstarId={rockstarId}
          invite={person => <InvitePersonPanel venueId={own.venue.id} person={person} asked={invite} />}
          reviews={
            <PersonReviewsPanel
              venueId={own.venue.id}
              workerId={rockstarId}
              mayWrite={own.membership.role !== 'staff'}
            />
          }
          message={
            <MessagePersonPanel
              venueId={own.venue.id}
              personId={rockstarId}
              mayStart={own.membership.role !== 'staff'}
            />
          }
        />
      )}
    </OwnVenuePanel>
  );
}
