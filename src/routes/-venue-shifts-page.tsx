import { useTranslations } from 'use-intl';
import { VenueShiftsScreen } from '#features/shifts/venue-shifts-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function VenueShiftsPage() {
  const t = useTranslations('shifts.list');
  return (
    <OwnVenuePanel>
      {own => (
        <ListAndDetail
          list={pane => <VenueShiftsScreen key={own.venue.id} own={own} pane={pane} />}
          nothingChosen={<EmptyState title={t('noneChosen')} />}
        />
      )}
    </OwnVenuePanel>
  );
}
