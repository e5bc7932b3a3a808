import { useTranslations } from 'use-intl';
import { InvitePersonPanel } from '#features/invitations/invite-person-panel.tsx';
import { RockstarsScreen } from '#features/rockstars/rockstars-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function RockstarsPage() {
  const t = useTranslations('rockstars');
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
          nothingChosen={<EmptyState title={t('noneChosen')} />}
        />
      )}
    </OwnVenuePanel>
  );
}
