import { InvitePersonPanel } from '#features/invitations/invite-person-panel.tsx';
import { RockstarsScreen } from '#features/rockstars/rockstars-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function RockstarsPage() {
  return (
    <OwnVenuePanel>
      {own => (
        <ListAndDetail
          list={pane => (
            <RockstarsScreen
              key={own.venue.id}
              own={own}
              invite={person => <InvitePersonPanel venueId={own.venue.id} person={person} />}
              pane={pane}
            />
          )}
        />
      )}
    </OwnVenuePanel>
  );
}
