import { useTranslations } from 'use-intl';
import { VenueJobsScreen } from '#features/jobs/venue-jobs-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function VenueJobsPage() {
  const t = useTranslations('jobs');
  return (
    <OwnVenuePanel>
      {own => (
        <ListAndDetail
          list={pane => <VenueJobsScreen key={own.venue.id} own={own} pane={pane} />}
          nothingChosen={<EmptyState title={t('noneChosen')} />}
        />
      )}
    </OwnVenuePanel>
  );
}
